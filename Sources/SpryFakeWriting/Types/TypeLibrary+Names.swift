import DeclarationParser

extension TypeLibrary {
  /// The protocol or class of a name in the arguments.
  ///
  /// - Parameters:
  ///   - name: `Archive`, `Outer.Archive`, or `App.Archive`.
  ///   - target: The test target whose imports are searched.
  ///   - imports: The imports of the file with the fake, if it exists. They select one of several
  ///     types with the name.
  /// - Returns: The type, or `nil` if there is none.
  func find(
    _ name: String, for target: PackageLayout.Module, imports: [String] = []
  ) throws(FakeError) -> DeclaredType? {
    let parts = name.split(separator: ".").map(String.init)
    guard !parts.isEmpty else { return nil }
    let sources = sourceModules(for: target)
    var found = sources.flatMap { types(named: name, in: $0) }
    if found.isEmpty, parts.count > 1 {
      found = types(named: parts.dropFirst().joined(separator: "."), in: parts[0])
    }
    if found.isEmpty {
      // The interface of the standard library contains the other module's types as well.
      let standard = types(named: name, in: "Swift") + types(named: name, in: "_Concurrency")
      found =
        systemModules(for: target, and: imports).flatMap { types(named: name, in: $0) }
        + standard.prefix(1)
    }
    // Without sources, only what is public can be named.
    var modules: Set<String> = []
    found = found.filter { modules.insert($0.module).inserted }
    var visible = found.filter { $0.access > .hidden }
    let imported = visible.filter { imports.contains(Self.umbrella(of: $0.module)) }
    if visible.count > 1, imported.count == 1 { visible = imported }
    if visible.isEmpty, let hidden = found.first { throw .hidden(hidden) }
    visible = visible.filter { $0.access >= .public || module($0.module)?.isLocal == true }
    if visible.isEmpty, let other = found.first { throw .notPublic(other) }
    guard let type = visible.first else { return nil }
    if visible.count > 1 { throw .ambiguous(name, visible) }
    return try seenThrough(type)
  }

  /// The type behind an alias.
  private func seenThrough(_ type: DeclaredType) throws(FakeError) -> DeclaredType {
    guard case .typealias(let alias) = type.declaration.kind, let parts = alias.type.nameParts,
      let other = resolve(parts, in: type)
    else { return type }
    return try seenThrough(other)
  }

  /// The protocols of a module, without those that another package cannot see.
  func protocols(of module: String) -> [DeclaredType] {
    guard let types = self.module(module) else { return [] }
    return types.all.filter { type in
      type.keyword == .protocol && (types.isLocal || type.access > .package)
    }
  }

  private func sourceModules(for target: PackageLayout.Module) -> [String] {
    [target.name]
      + target.dependencies.filter { !$0.hasPrefix("Spry") || self.module($0)?.isLocal == true }
  }

  /// The modules without sources that the target or its dependencies import.
  private func systemModules(
    for target: PackageLayout.Module, and imports: [String]
  ) -> [String] {
    var names = Set(imports + ["Foundation"])
    for module in sourceModules(for: target) where self.module(module)?.isLocal == true {
      names.formUnion(self.module(module)?.imports ?? [])
    }
    return names.filter { name in !isSourceModule(name) }.sorted()
  }

  /// The names of types that the user could have meant, and that can have a fake.
  func near(_ name: String, for target: PackageLayout.Module) -> [String] {
    let name = name.split(separator: ".").last.map(String.init) ?? ""
    let modules = sourceModules(for: target)
    let names = Set(modules.flatMap { module($0)?.names ?? [] })
      .filter { !$0.hasPrefix("Fake") || name.hasPrefix("Fake") }
    let limit = max(1, name.count / 3)
    return names.map { ($0, distance(name.lowercased(), $0.lowercased())) }
      .filter { $0.1 <= limit || $0.0.lowercased().includes(name.lowercased()) }
      .filter { name, _ in
        modules.contains { types(named: name, in: $0).contains(where: canHaveFake) }
      }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(3).map(\.0)
  }
}

extension TypeLibrary {
  private func canHaveFake(_ type: DeclaredType) -> Bool {
    let isLocal = module(type.module)?.isLocal == true
    guard type.access >= (isLocal ? .internal : .public), let type = try? seenThrough(type) else {
      return false
    }
    return type.keyword == .protocol
      || type.keyword == .class && (try? FlatType.checkClass(type, isLocal: isLocal)) != nil
  }
}

/// The number of letters to add, remove, or replace to get from one word to the other.
private func distance(_ first: String, _ second: String) -> Int {
  let letters = Array(second)
  var row = Array(0...letters.count)
  for (index, letter) in first.enumerated() {
    var next = [index + 1]
    for (column, other) in letters.enumerated() {
      next.append(
        min(row[column] + (letter == other ? 0 : 1), row[column + 1] + 1, next[column] + 1))
    }
    row = next
  }
  return row[letters.count]
}
