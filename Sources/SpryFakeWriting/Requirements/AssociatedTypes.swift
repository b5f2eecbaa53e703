import DeclarationParser

/// The associated types of a protocol and its parents. Those with the same name are one.
struct AssociatedTypes {
  private struct Associated {
    var name: String
    var bounds: [String] = []
    var defaultType: String?
    var constraints: [String] = []
  }

  private var types: [Associated] = []

  mutating func add(_ type: DeclaredType, _ library: TypeLibrary, _ used: inout RequiredImports) {
    var editor = NameEditor(library, type)
    for member in type.type?.members ?? [] {
      guard case .associatedtype(let syntax) = member.kind else { continue }
      let name = syntax.name.text
      let index = types.firstIndex { $0.name == name } ?? types.endIndex
      if index == types.endIndex { types.append(Associated(name: name)) }
      for bound in syntax.inheritance where !bound.isSuppressed {
        let text = editor.text(of: bound)
        if !types[index].bounds.contains(text) { types[index].bounds.append(text) }
      }
      if types[index].defaultType == nil, let type = syntax.defaultType {
        types[index].defaultType = editor.text(of: type)
      }
      for requirement in syntax.requirements?.requirements ?? []
      where !requirement.right.isSuppressed {
        let relation = requirement.relation == .equals ? " == " : ": "
        types[index].constraints.append(
          editor.text(of: requirement.left) + relation + editor.text(of: requirement.right))
      }
    }
    used.formUnion(editor.used)
  }

  /// `Item == Int` for each associated type with a default that no constraint sets.
  func defaults(besides constraints: [String]) -> [String] {
    types.compactMap { type in
      let isFixed = constraints.contains {
        $0.hasPrefix("\(type.name) ==") || $0.hasPrefix("Self.\(type.name) ==")
      }
      return isFixed ? nil : type.defaultType.map { "\(type.name) == \($0)" }
    }
  }

  /// The declarations.
  var lines: [String] {
    types.map { type in
      let bounds = type.bounds.isEmpty ? "" : ": " + type.bounds.joined(separator: ", ")
      let constraints =
        type.constraints.isEmpty ? "" : " where " + type.constraints.joined(separator: ", ")
      return "associatedtype \(type.name)\(bounds)\(constraints)"
    }
  }
}
