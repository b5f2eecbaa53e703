import DeclarationParser

/// Rewrites the types of a declaration so that they mean the same in the file of the fake, and
/// collects what that file must import.
struct NameEditor {
  let library: TypeLibrary
  /// The type whose declaration contains the text.
  let place: DeclaredType
  /// What to write for the generic parameters of a superclass.
  var replacements: [String: String] = [:]
  private var imports = RequiredImports()

  /// What the file of the fake must import for the rewritten text.
  var used: RequiredImports {
    var used = imports
    used.addConditions(of: place.file)
    return used
  }

  init(_ library: TypeLibrary, _ place: DeclaredType, replacements: [String: String] = [:]) {
    self.library = library
    self.place = place
    self.replacements = replacements
  }

  /// The edits of the types in a declaration.
  mutating func edits(of declaration: DeclarationSyntax) -> [TextEdit] {
    let generics = Set(declaration.genericNames)
    imports.addInterfaces(of: declaration, in: place)
    var edits = declaration.closureAliases.compactMap { closure(of: $0, generics) }
    let replaced = edits
    for type in declaration.types.flatMap(\.rootNames)
    where !replaced.contains(where: { $0.range.contains(type.range.lowerBound) }) {
      if let edit = edit(of: type, generics) { edits.append(edit) }
    }
    return edits
  }

  /// The text of a type.
  mutating func text(of type: TypeSyntax) -> String {
    let edits = type.rootNames.compactMap { edit(of: $0, []) }
    return TextEdit.apply(edits, to: place.source, in: type.range)
  }

  private mutating func edit(of type: TypeSyntax, _ generics: Set<String>) -> TextEdit? {
    guard case .named(nil, let name, let arguments) = type.kind, !generics.contains(name.text),
      !isAssociatedType(name.text)
    else { return nil }
    if let other = replacements[name.text], arguments.isEmpty {
      return TextEdit(range: type.range, text: other)
    }
    guard let found = lookUp(name.text) else { return nil }
    imports.add(found, in: library)
    let spelling = library.spelling(of: found, in: place)
    return spelling == name.text ? nil : TextEdit(range: name.range, text: spelling)
  }

  /// The type of a name, unless it is of the standard library.
  private mutating func lookUp(_ name: String) -> DeclaredType? {
    if let type = library.resolveLocally([name], in: place) { return type }
    if standardNames.contains(name) { return nil }
    if place.file.imports.contains(name) || name == place.module {
      imports.add(module: name)
      return nil
    }
    if let type = library.resolve([name], in: place) { return type }
    // Perhaps a module, or a type that the compiler imports from C. The standard library has types
    // that its interface does not show.
    if place.module != "Swift" { imports.addImports(of: place.file) }
    return nil
  }

  /// Whether the name is an associated type of the protocol, or a generic parameter of the class.
  private func isAssociatedType(_ name: String) -> Bool {
    if place.keyword == .class, let parameters = place.type?.genericParameters?.parameters {
      if replacements[name] == nil, parameters.contains(where: { $0.name.text == name }) {
        return true
      }
    }
    return associatedType(name) != nil
  }

  private func associatedType(_ name: String) -> AssociatedTypeDeclaration? {
    place.type?.members.lazy.compactMap { member in
      if case .associatedtype(let associated) = member.kind { associated } else { nil }
    }.first { $0.name.text == name }
  }

  /// The function type for a parameter whose type is an alias of one. Only then the macro sees that
  /// the argument does not escape. In the class, an associated type is an alias as well, but the
  /// protocol lets its arguments escape.
  private mutating func closure(of type: TypeSyntax, _ generics: Set<String>) -> TextEdit? {
    if let name = type.nameParts?.first, associatedType(name)?.defaultType?.isFunction == true {
      return TextEdit(range: type.range.lowerBound..<type.range.lowerBound, text: "@escaping ")
    }
    guard let parts = type.nameParts, !generics.contains(parts[0]),
      !standardNames.contains(parts[0]),
      let alias = library.resolve(parts, in: place), alias.keyword == .typealias,
      let syntax = parseTypeAlias(alias.declaration, of: alias.source), syntax.type.isFunction
    else { return nil }
    let names = syntax.genericParameters?.parameters.map(\.name.text) ?? []
    let arguments = type.arguments.map { argument in self.text(of: argument) }
    var editor = NameEditor(
      library, alias, replacements: Dictionary(zip(names, arguments)) { first, _ in first })
    let function = editor.text(of: syntax.type)
    imports.formUnion(editor.used)
    return TextEdit(range: type.range, text: function)
  }
}

extension DeclarationSyntax {
  /// The types of parameters that can be aliases of function types, without their attributes.
  fileprivate var closureAliases: [TypeSyntax] {
    switch kind {
    case .callable(let callable):
      callable.parameters.filter { !$0.isVariadic }.map(\.type.stripped.type).filter {
        $0.nameParts != nil
      }
    case .conditional(let clauses): clauses.flatMap(\.members).flatMap(\.closureAliases)
    default: []
    }
  }
}
