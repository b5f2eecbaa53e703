extension Argument {
  /// Creates a captor. It matches every argument, and keeps the arguments of matching calls.
  public static func captor() -> ArgumentCaptor<Any> {
    ArgumentCaptor()
  }

  /// Matches a closure of any type.
  public static var closure: Argument {
    predicate(
      "a closure", canMatch: { isFunction(unwrappedType($0)) || !isStructOrEnum(unwrappedType($0)) }
    ) { (actual: Any?) in
      actual is any AnyNonEscapingArgument || actual.map { isFunction(type(of: $0)) } ?? false
    }
  }

  /// Matches a value whose type is exactly the given type. ``any(_:)`` matches subclasses too.
  public static func isType<Value>(_ type: Value.Type) -> Argument {
    predicate(
      "exactly \(article(typeName(type)))", canMatch: { canHold($0, valueOf: type) }
    ) { (actual: Any?) in
      actual.map(recordedType) == type
    }
  }

  /// Matches a value that is equal to the given value by `==`, even if SpryKit would otherwise
  /// compare the two by identity.
  public static func equal<Value: Equatable>(to value: Value) -> Argument {
    .matching(EqualityMatcher(value))
  }

  /// Matches only the given object.
  public static func identical(to object: AnyObject) -> Argument {
    identical(to: object, asIn: Any.self)
  }

  /// - Parameter parameter: The type of the parameter.
  static func identical<Value>(to object: AnyObject, asIn parameter: Value.Type) -> Argument {
    let mistake: NoMatch =
      "\(describe(object)) is not \(article(typeName(unwrappedType(parameter))))"
    return .matching(
      PredicateMatcher<Any?>(
        "the same object as \(describe(object))", impossibility: object is Value ? nil : mistake,
        canMatch: { !isStructOrEnum(unwrappedType($0)) }
      ) { actual in
        actual.map { Swift.type(of: $0) is AnyClass && $0 as AnyObject === object } ?? false
      })
  }

  /// Matches every value of the given type, of its subclasses, and of its conforming types.
  public static func any<Value>(_ type: Value.Type) -> Argument {
    let explain: (Any?) -> String = { "\(describe($0)) is not \(article(typeName(type)))" }
    return .matching(
      PredicateMatcher(
        "any \(typeName(type))", explain: explain, matchedType: type,
        canMatch: { canHold($0, valueOf: type) }
      ) { actual in
        actual is Value || actual.map(recordedType) == type
      })
  }

  /// Matches an argument that equals at least one of the given values or matches at least one of
  /// the given `Argument`s.
  public static func oneOf(_ first: Any?, _ others: Any?...) -> Argument {
    .matching(AlternativesMatcher(.make([first] + others)))
  }

  /// Matches an argument that neither equals the given value nor matches the given `Argument`.
  public static func not(_ value: Any?) -> Argument {
    .matching(NotMatcher(.make(value), isTyped: false))
  }

  /// Matches an argument that equals all of the given values and matches all of the given
  /// `Argument`s.
  public static func all(_ first: Any?, _ others: Any?...) -> Argument {
    .matching(PartsMatcher(all: .make([first] + others)))
  }

  /// Matches an argument whose property equals the given value or matches the given `Argument`.
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
    _ matcher: ArgumentMatcher
  ) -> Argument {
    let property = propertyName(keyPath)
    let words =
      property.hasPrefix("(")
      ? "whose \(typeName(Value.self)) member" : "whose \(property)"
    return .matching(
      PartsMatcher<Root>(
        "\(article(typeName(Root.self))) \(words) is \(matcher.description)", [matcher]
      ) { root in
        let value = recordedValue(root[keyPath: keyPath])
        return [ArgumentPart(label: ".\(property)", value: value, matcher: matcher)]
      })
  }

  /// Matches an argument for which a predicate returns `true`.
  ///
  /// - Parameters:
  ///   - words: A description of matching arguments, which failures show.
  ///   - test: The predicate. An argument that isn't a `Value` doesn't match.
  ///
  /// ```swift
  /// Argument.match("an even number") { (n: Int) in n.isMultiple(of: 2) }
  /// ```
  public static func match<Value>(
    _ words: String,
    _ test: @escaping (Value) -> Bool
  ) -> Argument {
    predicate(words, test)
  }
}

/// Returns the name of a property, with the type instead of a name that cannot be found:
/// `title.(Int)`.
private func propertyName<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> String {
  // `\User.name`, or `\User.name.<computed 0x… (Int)>` for a property that is computed.
  let path = "\(keyPath)"
  var name = path.firstIndex(of: ".").map { String(path[$0...].dropFirst()) } ?? "self"
  while let start = name.firstIndex(ofText: "<computed 0x"),
    let type = name[start...].firstIndex(of: "("),
    let end = name[type...].firstIndex(ofText: ")>")
  {
    name.replaceSubrange(start...name.index(after: end), with: name[type...end])
  }
  return name
}
