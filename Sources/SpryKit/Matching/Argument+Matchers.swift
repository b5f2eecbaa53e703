extension Argument {
  /// Creates a captor, which fits every argument and keeps the arguments of matching calls.
  public static func captor() -> ArgumentCaptor<Any> {
    ArgumentCaptor()
  }

  /// Fits the arguments for which a closure returns true.
  ///
  /// The same as ``pass(_:)``, under the name that later versions of Spry use.
  public static func validator(_ test: @escaping (Any?) -> Bool) -> Argument {
    .pass(test)
  }

  /// Fits every argument: the same as ``anything``, under the name that later versions of Spry use for
  /// an argument that does not matter.
  public static var skipped: Argument { .anything }

  /// Fits every closure, whatever its type.
  public static var closure: Argument {
    rule("a closure") { actual in
      actual is any AnyNonEscapingArgument || actual.map { isFunction(type(of: $0)) } ?? false
    }
  }

  /// Fits a value whose type is exactly this one, and no subclass of it. ``any(_:)`` fits those as well.
  public static func isType<Value>(_ type: Value.Type) -> Argument {
    rule("exactly \(article(typeName(type)))") { actual in
      if let closure = actual as? any AnyNonEscapingArgument { return closure.closureType == type }
      return actual.map { Swift.type(of: $0) == type } ?? false
    }
  }

  /// Fits a value that is equal by `==`, even if its class compares by identity.
  public static func equal<Value: Equatable>(to value: Value) -> Argument {
    .rule(
      ArgumentRule(
        words: "equal to \(describe(value))",
        test: { actual in
          (actual as? Value).map { $0 == value } ?? (unwrapped(value) == nil && actual == nil)
        },
        explain: { differenceText($0, unwrapped(value)) }
      )
    )
  }

  /// Fits only the same object.
  public static func identical(to object: AnyObject) -> Argument {
    rule("the same object as \(describe(object))") { actual in
      actual.map { type(of: $0) is AnyClass && $0 as AnyObject === object } ?? false
    }
  }

  /// Fits every value of a type, of its subclasses, and of types that conform to it.
  public static func any<Value>(_ type: Value.Type) -> Argument {
    rule("any \(typeName(type))") { actual in
      if let closure = actual as? any AnyNonEscapingArgument, closure.closureType == type {
        return true
      }
      return actual is Value
    }
  }

  /// Fits an argument that fits at least one of several values or `Argument`s.
  public static func oneOf(_ values: Any?...) -> Argument {
    oneOf(values.map(ArgumentMatcher.make))
  }

  static func oneOf(_ parts: [ArgumentMatcher]) -> Argument {
    let words = parts.isEmpty ? "nothing" : list(parts, "or")
    return rule("one of \(words)", parts, needsOnePart: true) { actual in
      parts.contains { $0.fits(recorded: actual) }
    }
  }

  /// Fits an argument that does not fit a value or an `Argument`.
  public static func not(_ value: Any?) -> Argument {
    not(ArgumentMatcher.make(value))
  }

  static func not(_ part: ArgumentMatcher) -> Argument {
    .rule(
      ArgumentRule(
        words: "anything but \(part.description)",
        test: { !part.fits(recorded: $0) },
        explain: { "\(describe($0)) is \(part.description)" }
      )
    )
  }

  /// Fits an argument that fits each of several values or `Argument`s.
  public static func all(_ values: Any?...) -> Argument {
    all(values.map(ArgumentMatcher.make))
  }

  static func all(_ parts: [ArgumentMatcher]) -> Argument {
    rule(parts.isEmpty ? "anything" : list(parts, "and"), parts) { actual in
      parts.allSatisfy { $0.fits(recorded: actual) }
    }
  }

  /// Fits an argument that fits at least one of two values or `Argument`s.
  public static func either(_ first: Any?, _ second: Any?) -> Argument {
    let parts = [ArgumentMatcher.make(first), ArgumentMatcher.make(second)]
    return rule("either \(list(parts, "or"))", parts, needsOnePart: true) { actual in
      parts.contains { $0.fits(recorded: actual) }
    }
  }

  /// Fits an argument whose property at a key path fits a value or an `Argument`.
  ///
  /// ```swift
  /// Argument.having(\User.name, "Ann")
  /// ```
  public static func having<Root, Value>(
    _ keyPath: KeyPath<Root, Value>,
    _ value: Any?
  ) -> Argument {
    having(keyPath, ArgumentMatcher.make(value))
  }

  static func having<Root, Value>(
    _ keyPath: KeyPath<Root, Value>,
    _ part: ArgumentMatcher
  ) -> Argument {
    let property = name(of: keyPath)
    let words =
      "\(article(typeName(Root.self))) with \(property ?? article(typeName(Value.self))) that is "
      + part.description
    return .rule(
      ArgumentRule(
        words: words,
        test: { actual in
          (actual as? Root).map { part.fits(recorded: unwrapped($0[keyPath: keyPath])) } ?? false
        },
        parts: [part],
        seen: { actual in (actual as? Root).flatMap { unwrapped($0[keyPath: keyPath]) } },
        explain: { actual in
          guard let property, let root = actual as? Root else { return nil }
          let text = part.mismatch(unwrapped(root[keyPath: keyPath]))
          return ".\(property)\(text.hasPrefix(".") ? text : ": \(text)")"
        }
      )
    )
  }

  /// Fits an argument that passes a predicate.
  ///
  /// - Parameters:
  ///   - words: a description of the arguments that pass, for failures.
  ///   - test: the predicate. An argument of another type does not fit.
  ///
  /// ```swift
  /// Argument.match("an even number") { (n: Int) in n.isMultiple(of: 2) }
  /// ```
  public static func match<Value>(
    _ words: String,
    _ test: @escaping (Value) -> Bool
  ) -> Argument {
    rule(words) { actual in
      (actual as? Value).map(test) ?? false
    }
  }

  static func rule(
    _ words: String,
    _ parts: [ArgumentMatcher] = [],
    needsOnePart: Bool = false,
    _ test: @escaping (Any?) -> Bool
  ) -> Argument {
    .rule(ArgumentRule(words: words, test: test, parts: parts, needsOnePart: needsOnePart))
  }

  private static func list(_ parts: [ArgumentMatcher], _ conjunction: String) -> String {
    parts.map(\.description).joined(separator: " \(conjunction) ")
  }

  /// The name of a property; nil if it is not known.
  private static func name<Root, Value>(of keyPath: KeyPath<Root, Value>) -> String? {
    // `\User.name` if the property's name is known, otherwise `\User.<computed …>`.
    let text = "\(keyPath)"
    guard let dot = text.firstIndex(of: "."), !text.contains("<") else { return nil }
    return String(text[text.index(after: dot)...])
  }
}
