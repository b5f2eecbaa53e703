extension [MemberTree] {
  /// Reads the members that a fake has to have.
  ///
  /// - Parameter modifier: what marks those that it has already; nil if it has none.
  init(_ declarations: [DeclarationSyntax], of source: SourceText, without modifier: String? = nil)
  {
    self = declarations.flatMap { declaration -> [MemberTree] in
      if case .conditional(let clauses) = declaration.kind {
        let read = clauses.map { clause in
          let condition = clause.condition.map { " " + source[$0] } ?? ""
          return (
            directive: clause.keyword.text + condition,
            members: [MemberTree](clause.members, of: source, without: modifier)
          )
        }
        return read.allSatisfy(\.members.isEmpty) ? [] : [.conditional(read)]
      }
      if let modifier, declaration.has(modifier) { return [] }
      return Member.members(of: declaration).map(MemberTree.member)
    }
  }
}

extension Member {
  /// The member that a declaration declares; several for `var a, b: Int`, none for other kinds.
  static func members(of declaration: DeclarationSyntax) -> [Member] {
    switch declaration.kind {
    case .function(let function):
      [
        Member(
          kind: .function,
          declaration: declaration,
          name: function.name,
          isOperator: function.isOperator,
          genericParameters: function.genericParameters,
          parameters: parameters(function.parameters),
          effects: function.effects,
          result: function.result,
          requirements: function.requirements,
          hasBody: function.body != nil
        )
      ]
    case .initializer(let initializer):
      [
        Member(
          kind: .initializer,
          declaration: declaration,
          name: declaration.introducer,
          genericParameters: initializer.genericParameters,
          parameters: parameters(initializer.parameters),
          effects: initializer.effects,
          requirements: initializer.requirements,
          optionalMark: initializer.optionalMark,
          hasBody: initializer.body != nil
        )
      ]
    case .subscript(let subscripting):
      [
        Member(
          kind: .subscript,
          declaration: declaration,
          name: declaration.introducer,
          genericParameters: subscripting.genericParameters,
          parameters: parameters(subscripting.parameters, isSubscript: true),
          effects: subscripting.accessors.getterEffects,
          result: subscripting.result,
          requirements: subscripting.requirements,
          hasSetter: subscripting.accessors.hasSetter,
          hasBody: subscripting.accessors.hasBody,
          accessors: subscripting.accessors
        )
      ]
    case .variable(let variable): properties(of: declaration, variable)
    default: []
    }
  }

  private static func properties(
    of declaration: DeclarationSyntax,
    _ variable: VariableDeclaration
  ) -> [Member] {
    // `var a, b: Int`: the type is that of the binding after it.
    var type: TypeSyntax?
    return variable.bindings.reversed().compactMap { binding -> Member? in
      type = binding.type ?? type
      guard let name = binding.name else { return nil }
      return Member(
        kind: .property,
        declaration: declaration,
        name: name,
        effects: binding.accessors.getterEffects,
        result: type,
        hasSetter: binding.accessors.hasSetter,
        hasBody: binding.accessors.hasBody || binding.initialValue != nil,
        accessors: binding.accessors
      )
    }.reversed()
  }

  private static func parameters(
    _ parameters: [Parameter],
    isSubscript: Bool = false
  ) -> [MemberParameter] {
    let taken = Set(parameters.map { ($0.secondName ?? $0.firstName).text })
    return parameters.enumerated().map { index, parameter in
      var placeholder = "argument\(index + 1)"
      while taken.contains(placeholder) { placeholder += "_" }
      return MemberParameter(parameter, placeholder: placeholder, isSubscript: isSubscript)
    }
  }
}

extension AccessorBlock? {
  fileprivate var getterEffects: Effects {
    self?.accessors.first { ["get", "_read", "read"].contains($0.kind.text) }?.effects ?? Effects()
  }

  fileprivate var hasSetter: Bool {
    self?.accessors.contains { ["set", "_modify", "modify"].contains($0.kind.text) } ?? false
  }

  /// Whether there is any code in it: accessors of a protocol have none.
  fileprivate var hasBody: Bool {
    guard let self else { return false }
    return self.accessors.isEmpty || self.accessors.contains { $0.body != nil }
  }
}
