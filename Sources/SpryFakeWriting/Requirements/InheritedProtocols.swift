import DeclarationParser

/// A protocol, everything that it inherits from, and all of their constraints.
struct InheritedProtocols {
  private let library: TypeLibrary
  let used: RequiredImports
  /// The protocols, each after its parents.
  private(set) var protocols: [DeclaredType] = []
  private var visited: [DeclaredType] = []
  private(set) var constraints: [Constraint] = []
  private(set) var superclass: String?
  private(set) var isActor = false
  /// Whether SpryKit must implement parents such as `Codable`.
  private(set) var needsGeneratedFake = false

  init(_ type: DeclaredType, _ library: TypeLibrary, _ names: FileNames) throws(FakeError) {
    self.library = library
    used = RequiredImports(names)
    try visit(type)
  }

  private mutating func visit(_ type: DeclaredType) throws(FakeError) {
    guard let syntax = type.type,
      !visited.contains(where: { $0.qualifiedName == type.qualifiedName })
    else { return }
    visited.append(type)
    used.add(type, in: library)
    for parent in syntax.inheritance { try add(parent, to: type) }
    for requirement in syntax.requirements?.requirements ?? [] {
      if requirement.left.isSelf, requirement.relation == .conforms {
        try add(requirement.right, to: type)
      } else if !requirement.right.isSuppressed {
        constraints.append(Constraint(requirement, NameEditor(library, type, used)))
      }
    }
    protocols.append(type)
  }

  private mutating func add(_ parent: TypeSyntax, to type: DeclaredType) throws(FakeError) {
    for parent in parent.composedTypes where !parent.isSuppressed {
      guard let parts = parent.nameParts, let name = parts.last else { continue }
      let isOwn = type.module != "Swift" && library.resolveLocally(parts, in: type) != nil
      if !isOwn, try addKnown(name, to: type) { continue }
      guard let found = library.resolve(parts, in: type) else {
        throw .noSuchParent(parts.joined(separator: "."), of: type)
      }
      try add(found, parent, to: type)
    }
  }

  /// - Returns: Whether the parent needs no members of its own.
  private mutating func addKnown(_ name: String, to type: DeclaredType) throws(FakeError) -> Bool {
    switch name {
    case "Actor": isActor = true
    case "DistributedActor":
      throw .unsupported(name, of: type, because: "but a fake runs in one process")
    case "SerialExecutor", "TaskExecutor", "Executor": throw .executor(name, of: type)
    case "NSObjectProtocol":
      superclass = "NSObject"
      used.add(module: "Foundation")
    case _ where generatedProtocols.contains(name): needsGeneratedFake = true
    default: return markerProtocols.contains(name) || name == "Identifiable" && !fixesIdentifier
    }
    return true
  }

  /// Whether a constraint sets the type of `id`, which is otherwise the identity of an object.
  private var fixesIdentifier: Bool {
    constraints.contains { $0.left == "ID" }
      || visited.contains { type in
        type.type?.requirements?.requirements.contains {
          ["ID", "Self.ID"].contains(type.source[$0.left.range])
        } ?? false
      }
  }

  private mutating func add(
    _ found: DeclaredType, _ parent: TypeSyntax, to type: DeclaredType
  ) throws(FakeError) {
    let editor = NameEditor(library, type, used)
    if case .typealias(let alias) = found.declaration.kind {
      try add(alias.type, to: found)
    } else if found.keyword == .protocol {
      constraints += zip(found.genericNames, parent.arguments).map { name, argument in
        .equal(name, editor.text(of: argument))
      }
      try visit(found)
    } else {
      superclass = editor.text(of: parent)
    }
  }
}
