import DeclarationParser

/// Rewrites the types of a declaration so that they mean the same in the file of the fake, and
/// collects what that file must import.
struct NameEditor {
  let library: TypeLibrary
  /// The type whose declaration contains the text.
  let place: DeclaredType
  let used: RequiredImports
  /// What to write for the generic parameters of a superclass or an alias.
  let replacements: [String: String]

  init(
    _ library: TypeLibrary, _ place: DeclaredType, _ used: RequiredImports,
    replacements: [String: String] = [:]
  ) {
    self.library = library
    self.place = place
    self.used = used
    self.replacements = replacements
    used.addConditions(of: place.file)
  }

  /// The text of a declaration.
  func text(of declaration: DeclarationSyntax) -> String {
    TextEdit.apply(edits(of: declaration), to: place.source, in: declaration.range)
  }

  /// The edits of the types in a declaration.
  func edits(of declaration: DeclarationSyntax) -> [TextEdit] {
    let generics = Set(declaration.genericNames)
    used.addInterfaces(of: declaration, in: place)
    let closures = declaration.closureAliases.compactMap { closure(of: $0, generics) }
    let attributes = declaration.flattened.flatMap(\.attributes).flatMap(\.typeNames)
    let others = (attributes + declaration.types.flatMap(\.rootNames)).filter { type in
      !closures.contains { $0.range.contains(type.range.lowerBound) }
    }
    return closures + others.compactMap { edit(of: $0, generics) }
  }

  /// The keys of a declaration, with the names that the file of the fake uses.
  func keys(of declaration: DeclarationSyntax) -> [MemberKey] {
    // The text imports nothing.
    let editor = NameEditor(
      library, place, RequiredImports(used.names), replacements: replacements)
    let text = SourceText(editor.text(of: declaration))
    return parseDeclaration(text)?.flattened.flatMap { MemberKey.keys(of: $0, in: text) } ?? []
  }

  /// A name as the file of the fake spells it.
  func spelling(of name: String) -> String {
    guard let found = lookUp(name) else { return name }
    used.add(found, in: library, for: place.file)
    return library.spelling(of: found, in: place, used.names)
  }

  /// The text of a type.
  func text(of type: TypeSyntax) -> String {
    let edits = type.rootNames.compactMap { edit(of: $0, []) }
    return TextEdit.apply(edits, to: place.source, in: type.range)
  }

  private func edit(of type: TypeSyntax, _ generics: Set<String>) -> TextEdit? {
    guard case .named(nil, let name, let arguments) = type.kind, !generics.contains(name.text),
      !isAssociatedType(name.text)
    else { return nil }
    if let other = replacements[name.text], arguments.isEmpty {
      return TextEdit(range: type.range, text: other)
    }
    guard let found = lookUp(name.text) else {
      let isHidden = standardNames.contains(name.text) && library.isHidden(name.text, used.names)
      return isHidden ? TextEdit(range: name.range, text: "Swift.\(name.text)") : nil
    }
    used.add(found, in: library, for: place.file)
    let spelling = library.spelling(of: found, in: place, used.names)
    return spelling == name.text ? nil : TextEdit(range: name.range, text: spelling)
  }

  /// The type of a name, unless it is of the standard library.
  private func lookUp(_ name: String) -> DeclaredType? {
    if let type = library.resolveLocally([name], in: place) { return type }
    if standardNames.contains(name) { return nil }
    if place.file.imports.contains(name) || name == place.module {
      used.add(module: name, for: place.file)
      return nil
    }
    if let type = library.resolve([name], in: place) { return type }
    // Perhaps a module, or a type that the compiler imports from C. The standard library has types
    // that its interface does not show.
    if place.module != "Swift" { used.addImports(of: place.file) }
    return nil
  }

  /// Whether the name is an associated type of the protocol, or a generic parameter of the class.
  private func isAssociatedType(_ name: String) -> Bool {
    library.associatedType(name, of: place) != nil
      || place.keyword == .class && replacements[name] == nil && place.genericNames.contains(name)
  }

  /// The function type for a parameter whose type is an alias of one. Only then the macro sees that
  /// the argument does not escape. In the class, an associated type is an alias as well, but the
  /// protocol lets its arguments escape.
  private func closure(of type: TypeSyntax, _ generics: Set<String>) -> TextEdit? {
    guard let parts = type.nameParts else { return nil }
    if library.associatedType(parts[0], of: place)?.defaultType?.isFunction == true {
      return TextEdit(range: type.range.lowerBound..<type.range.lowerBound, text: "@escaping ")
    }
    guard !generics.contains(parts[0]), !standardNames.contains(parts[0]),
      let found = library.resolve(parts, in: place),
      case .typealias(let alias) = found.declaration.kind, alias.type.isFunction
    else { return nil }
    let arguments = zip(alias.genericParameters.names, type.arguments.map(text))
    let editor = NameEditor(
      library, found, used, replacements: Dictionary(arguments) { first, _ in first })
    return TextEdit(range: type.range, text: editor.text(of: alias.type))
  }
}

extension DeclarationSyntax {
  /// The types of parameters that can be aliases of function types, without their attributes.
  fileprivate var closureAliases: [TypeSyntax] {
    flattened.flatMap { declaration in
      guard case .callable(let callable) = declaration.kind else { return [TypeSyntax]() }
      return callable.parameters.filter { !$0.isVariadic }.map(\.type.stripped.type)
    }
  }
}
