/// The line and the function in a fake that call the runtime.
package struct CallSite: Sendable {
  package let function: StaticString
  private let file: StaticString
  package let line: UInt

  package init(_ function: StaticString, _ file: StaticString, _ line: UInt) {
    self.function = function
    self.file = file
    self.line = line
  }

  package var location: SpryLocation { SpryLocation(file: file, line: line) }

  /// The address of the `#function` literal, by which a call finds its member.
  package var literal: UInt { UInt(bitPattern: function.utf8Start) }
}

/// The key of a member in the state, and the type of the fake.
package struct NamedMember {
  package let key: String
  let fakeType: any Any.Type

  package init(key: String, fakeType: any Any.Type) {
    self.key = key
    self.fakeType = fakeType
  }
}
