import DeclarationParser

/// A function in which a test can write a typed member.
struct TypedForm {
  /// Everything before the braces.
  let declaration: String
  /// The contents of the braces.
  let body: String
  /// Whether the compiler prefers another form where two fit.
  var isDisfavored = true
  /// Why the form is not available.
  var mistake: String?
}

extension TypedSignature {
  /// The forms of a member.
  ///
  /// The compiler prefers the form of matchers, because its errors name the wrong argument. For
  /// overloads and variadic parameters, it prefers values, so that a literal means what it means in
  /// a call.
  ///
  /// - Parameter name: The name under which the fake records the member.
  func forms(named name: String) -> [TypedForm] {
    var forms = [matchers(named: name, isDisfavored: !spelling.distinctPositions.isEmpty)]
    if parameters.contains(where: { $0.kind == .comparable }) {
      let literals = literalPositions
      forms.append(form(named: name, isDisfavored: literals.isEmpty) { _ in .value })
      forms += valuesBesideMatchers.map { values in
        let takesLiterals = !literals.isEmpty && values.isSuperset(of: literals)
        return form(named: name, isDisfavored: !takesLiterals) {
          values.contains($0) ? .valueBesideMatcher : .matcherBesideValue
        }
      }
    }
    if let variadic = parameters.first(where: \.hasElements) {
      if parameters.count > 1, parameters.contains(where: { $0.kind == .comparable }) {
        let mistake =
          "missing argument for '\(variadic.parameter.word)'; write '.any' for any values, or '.empty' for none"
        forms.append(
          form(named: name, mistake: mistake) { parameters[$0].hasElements ? nil : .matcher })
      }
      forms.append(form(named: name) { parameters[$0].hasElements ? .elements : .matcher })
    }
    if canTakeNoArguments, parameters.count > 1 {
      // A parent can have a member with this name and without parameters, which the compiler
      // prefers.
      forms.append(form(named: name) { _ in nil })
    }
    if let closure = parameters.first(where: \.isClosure) {
      let mistake = "closures cannot be compared; write '.any' for '\(closure.parameter.word)'"
      forms.append(form(named: name, mistake: mistake) { _ in .closure })
    }
    return forms + anyTypesForms(named: name)
  }

  /// The form that takes a matcher for each argument.
  ///
  /// It takes no literals if other forms take values beside matchers. If a literal fitted two forms,
  /// `#expect(fake.calls.save(.any, version: 3).isEmpty)` would pass whatever the calls are: to avoid
  /// a disfavored form, the compiler takes an overload of `#expect` that ignores the `Bool`.
  func matchers(named name: String, isDisfavored: Bool) -> TypedForm {
    form(named: name, isDisfavored: isDisfavored, canOmitArgument: canOmitArgument) { _ in
      combinesValuesAndMatchers ? .matcherBesideValue : .matcher
    }
  }

  /// The function that makes the member for all forms that combine values and matchers, or `nil` if
  /// there are none.
  ///
  /// It has a name of its own, so that the compiler need not choose an overload in each form. The
  /// typed members of two and three parameters compile in about two thirds of the time.
  func combined(named name: String) -> TypedForm? {
    guard let nameOfCombined else { return nil }
    let list = parameters.map(\.combinedDeclaration).joined(separator: ", ")
    let matchers = parameters.map { parameter in
      parameter.parameter.localName + (parameter.kind == .comparable ? ".argument" : "")
    }
    return TypedForm(
      declaration: "func \(nameOfCombined)\(generics)(\(list)) -> \(memberType(effects))"
        + renderer.text(member.requirements),
      body: body(named: name, passing: matchers), isDisfavored: false)
  }

  private var nameOfCombined: String? {
    combinesValuesAndMatchers ? spelling.position.map { "spryMember\($0 + 1)" } : nil
  }

  /// A call to the function of ``combined(named:)``, or `nil` if there is none, or if the form takes
  /// matchers that can be literals.
  private func callOfCombined(taking taken: (Int) -> TypedParameter.Taken?) -> String? {
    guard let nameOfCombined,
      !comparablePositions.contains(where: { position in
        [.matcher, .elements, .closure].contains(taken(position))
      })
    else { return nil }
    let list = parameters.indices.map { parameters[$0].combinedExpression(taken($0)) }
    return "\(nameOfCombined)(\(list.joined(separator: ", ")))"
  }

  /// The positions of the parameters that take values.
  private var comparablePositions: [Int] {
    parameters.indices.filter { parameters[$0].kind == .comparable }
  }

  /// The parameters that are variadic or distinguish overloads. There, a literal is a value.
  private var literalPositions: Set<Int> {
    Set(
      comparablePositions.filter {
        parameters[$0].hasElements || spelling.distinctPositions.contains($0)
      })
  }

  /// Whether a test can combine values and matchers as it likes.
  ///
  /// Members with more than three parameters take values only at the ``literalPositions``, because
  /// the build would compile 14 combinations of four.
  private var combinesValuesAndMatchers: Bool {
    (2...3).contains(comparablePositions.count) && !parameters.contains(where: \.isPack)
  }

  /// The positions of the values in each form that combines values and matchers.
  private var valuesBesideMatchers: [Set<Int>] {
    let comparable = comparablePositions
    guard combinesValuesAndMatchers else {
      let literals = literalPositions
      return literals.isEmpty || literals.count == comparable.count ? [] : [literals]
    }
    let combinations = 1 << comparable.count
    return (1..<combinations - 1).map { combination in
      Set(comparable.indices.filter { combination & 1 << $0 != 0 }.map { comparable[$0] })
    }
  }

  /// Whether its only argument is `.any` by default. The compiler would prefer a member with a
  /// default to a parent's member without parameters.
  private var canOmitArgument: Bool {
    canTakeNoArguments && parameters.count == 1 && !spelling.hasParents
  }

  /// Whether its name says enough, without arguments. A variadic member takes none as it is.
  private var canTakeNoArguments: Bool {
    spelling.hasOwnName && !parameters.isEmpty && member.kind != .subscript && generics.isEmpty
      && !parameters.contains { $0.hasElements && $0.kind == .comparable }
  }

  var introducer: String { member.kind == .subscript && spelling.number == nil ? "" : "func " }

  /// Makes a form.
  ///
  /// - Parameter taken: Returns what it takes for a parameter, or `nil` for nothing.
  private func form(
    named name: String, isDisfavored: Bool = true, mistake: String? = nil,
    canOmitArgument: Bool = false, taking taken: (Int) -> TypedParameter.Taken?
  ) -> TypedForm {
    let type = memberType(effects)
    let declarations = parameters.indices.compactMap { index in
      taken(index).map { parameters[index].declaration($0) + (canOmitArgument ? " = .any" : "") }
    }
    let list = (declarations + returning).joined(separator: ", ")
    let declaration =
      member.kind == .property
      ? "var \(self.name): \(type)"
      : "\(introducer)\(self.name)\(generics)(\(list)) -> \(type)"
        + renderer.text(member.requirements)
    let body =
      mistake != nil
      ? "Swift.fatalError()" : callOfCombined(taking: taken) ?? body(taking: taken, named: name)
    return TypedForm(
      declaration: declaration, body: body, isDisfavored: isDisfavored, mistake: mistake)
  }

  private func body(
    taking taken: (Int) -> TypedParameter.Taken?, named recordedName: String
  ) -> String {
    body(
      named: recordedName,
      passing: parameters.indices.map { index in
        parameters[index].expression(taken(index), isTyped: !isSingle)
      })
  }

  private var isSingle: Bool { parameters.count == 1 && !parameters[0].isPack }

  /// - Parameter expressions: A matcher for each parameter.
  private func body(named recordedName: String, passing expressions: [String]) -> String {
    let values = expressions.joined(separator: ", ")
    let label = parameters.isEmpty ? "" : isSingle ? ", argument: " : ", arguments: "
    let list = "(\(self.recordedName(recordedName))\(label)\(values))"
    let member = (needsClosure ? memberType(baseEffects) : ".init") + list
    var generic = isGeneric ? ".generic(\(member))" : member
    if self.member.writesUnderItsName { generic = ".writtenUnderItsName(\(generic))" }
    return needsClosure ? ".passing(\(generic), \(action))" : generic
  }

  /// The parameters whose types another member with the same labels does not have.
  func positions(differingFrom other: TypedSignature) -> Set<Int> {
    guard parameters.map(\.label) == other.parameters.map(\.label) else { return [] }
    return Set(
      parameters.indices.filter { parameters[$0].overload != other.parameters[$0].overload })
  }
}
