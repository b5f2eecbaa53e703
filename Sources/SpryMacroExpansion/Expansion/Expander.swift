/// Expands the macros of SpryMacros, and remembers what it parsed for the next message.
package struct Expander {
  package init() {}

  /// Expands one macro in one role.
  package mutating func expand(_ request: MacroRequest) -> MacroExpansion {
    MacroExpansion(text: "")
  }
}
