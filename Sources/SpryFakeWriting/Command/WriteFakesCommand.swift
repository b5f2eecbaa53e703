import Foundation
import DeclarationParser

/// `swift package write-fakes`
package struct WriteFakesCommand {
  private let options: Options
  private let layout: PackageLayout
  private let library: TypeLibrary
  /// Prints a line to the standard output.
  private let print: (String) -> Void

  package init(
    _ options: Options, _ layout: PackageLayout, printer: any InterfacePrinting,
    print: @escaping (String) -> Void
  ) {
    self.options = options
    self.layout = layout
    library = TypeLibrary(layout, printer: printer)
    self.print = print
  }

  /// Runs the command.
  ///
  /// - Returns: The problems. If there are any, the command has failed.
  package func run() -> [String] {
    if options.help {
      print(Options.help)
      return []
    }
    do throws(FakeError) {
      let place = FakesFolder(target: try testTarget())
      let names = try names(for: place)
      if !options.prints { try checkClasses(of: names, in: place) }
      return names.compactMap { name in
        do throws(FakeError) { try write(name, in: place) } catch { return error.text }
        return nil
      }
    } catch {
      return [error.text]
    }
  }

  // MARK: What to write

  private func testTarget() throws(FakeError) -> PackageLayout.Module {
    let tests = layout.modules.filter { $0.isLocal && $0.isTest }
    let names = tests.map(\.target)
    guard let name = options.target else {
      if let only = tests.first, tests.count == 1 { return only }
      throw tests.isEmpty ? .noTestTarget : .severalTestTargets(names)
    }
    if let target = tests.first(where: { $0.target == name }) { return target }
    throw layout.modules.contains { $0.target == name }
      ? .notATestTarget(name, names) : .noTarget(name, names)
  }

  private func names(for place: FakesFolder) throws(FakeError) -> [String] {
    if !options.all, !options.names.isEmpty { return options.names }
    let modules = options.names.isEmpty ? tested(by: place.target) : options.names
    let protocols = options.all ? modules.flatMap(library.protocols) : []
    let names = namesOfFakeable(protocols, in: place)
    let others = options.names.isEmpty ? place.fakedTypes(besides: names) : []
    if protocols.isEmpty, others.isEmpty {
      throw options.all ? .noProtocols(modules) : .nothingToWrite(place.target.target)
    }
    return names + others
  }

  /// The names of the protocols whose fakes can be written. Prints why the others are left out.
  private func namesOfFakeable(_ protocols: [DeclaredType], in place: FakesFolder) -> [String] {
    protocols.filter { type in
      guard let reason = reasonToLeaveOut(type, of: protocols, in: place) else { return true }
      print("left out '\(type.qualifiedName)': \(reason)")
      return false
    }.map(\.qualifiedName)
  }

  private func reasonToLeaveOut(
    _ type: DeclaredType, of protocols: [DeclaredType], in place: FakesFolder
  ) -> String? {
    if type.access == .hidden { return "it is private, so no other file can see it" }
    if type.hasGeneratedFake { return "'@Spryable' already generates its fake" }
    let pass = "pass '\(type.qualifiedName)' to the command"
    if type.hasOnlySpy {
      return "'@Spyable' already generates its spy; to write a fake too, \(pass)"
    }
    let name = className(ofFakeFor: type.name)
    // A protocol inside a type needs the name less than one at the top level.
    let sameName = protocols.filter { other in
      other.access > .hidden && !other.hasOnlySpy && other.path.count <= type.path.count
        && className(ofFakeFor: other.name) == name
    }
    if let (other, _) = otherType(ofFakeFor: type, in: place) {
      return "'\(name)' is the fake of '\(other.qualifiedName)'"
    }
    return sameName.count > 1
      ? "several fakes would be named '\(name)'; to write this one, \(pass)" : nil
  }

  /// Throws an error if two types would have one class: two of the types, or one of them and the type
  /// whose fake exists.
  private func checkClasses(of names: [String], in place: FakesFolder) throws(FakeError) {
    var known: [String: DeclaredType] = [:]
    for name in names {
      let imports = place.existing(className(ofFakeFor: name))?.imports ?? []
      guard let type = try? library.find(name, for: place.target, imports: imports) else {
        continue
      }
      let className = className(ofFakeFor: type.name)
      if let (other, path) = otherType(ofFakeFor: type, in: place) {
        throw .otherFake(className, relative(path), of: other, for: type)
      }
      if let other = known.updateValue(type, forKey: className),
        other.qualifiedName != type.qualifiedName
      {
        throw .sameClass(className, of: other, type)
      }
    }
  }

  /// The other type that the class of a type's fake stands in for, with the path of its file.
  private func otherType(
    ofFakeFor type: DeclaredType, in place: FakesFolder
  ) -> (DeclaredType, String)? {
    let className = className(ofFakeFor: type.name)
    guard let file = place.existing(className),
      let other = try? library.find(
        file.fakedType(of: className), for: place.target, imports: file.imports),
      other.qualifiedName != type.qualifiedName
    else { return nil }
    return (other, file.path)
  }

  /// The modules of the package that a test target tests.
  private func tested(by target: PackageLayout.Module) -> [String] {
    layout.modules.filter { $0.isLocal && !$0.isTest && target.dependencies.contains($0.name) }
      .map(\.name)
  }

  // MARK: Writing

  private func write(_ name: String, in place: FakesFolder) throws(FakeError) {
    let existing = place.existing(className(ofFakeFor: name))
    let isNamed = !options.all && !options.names.isEmpty
    if !isNamed, !options.prints, let existing, !existing.hasAttribute {
      return print("left \(relative(existing.path)) unchanged: this command did not write it")
    }
    guard
      let type = try library.find(name, for: place.target, imports: existing?.imports ?? [])
    else { throw notFound(name, existing, place.target) }
    if existing == nil, type.keyword == .protocol,
      type.hasVisibleFake(isLocal: library.module(type.module)?.isLocal == true)
    {
      throw .generated(type)
    }
    // The name can be a type alias.
    let file = place.existing(className(ofFakeFor: type.name))
    let fake = try fake(of: type, file, place)
    let writer = FakeFileWriter(fake: fake, module: place.target.name)
    if options.prints { return print(writer.newFile) }
    if let file { return try update(file, writer, name) }
    let path = place.path(of: fake.className)
    let target = place.target
    if options.check { throw .notWritten(name, relative(path), target.target) }
    if !target.dependencies.contains("SpryMacros") { throw .missingProduct(target.target) }
    if FileManager.default.fileExists(atPath: path) {
      throw .notOurs(relative(path), fake.className)
    }
    try save(writer.newFile, path)
    print("wrote \(relative(path))" + (fake.hasOnlyDefaults ? onlyDefaults(of: name, place) : ""))
  }

  private func notFound(
    _ name: String, _ existing: ExistingFile?, _ target: PackageLayout.Module
  ) -> FakeError {
    let near = library.near(name, for: target)
    guard let existing, library.printer.missingTool == nil else {
      return .notFound(name, near: near, missingTool: library.printer.missingTool)
    }
    return .orphan(relative(existing.path), name, near: near, target.target)
  }

  private func onlyDefaults(of name: String, _ place: FakesFolder) -> String {
    ". It lists no members, because all members of '\(name)' are optional or have a default "
      + "implementation. To stub them, run 'swift package write-fakes --target \(place.target.target) --all-requirements "
      + "\(name)', or add '--requirement' and the name of one member"
  }

  private func update(
    _ file: ExistingFile, _ writer: FakeFileWriter, _ name: String
  ) throws(FakeError) {
    let new = try writer.updated(file)
    if options.check {
      if !new.changes.isEmpty { throw .outdated(relative(file.path), name, new.changes) }
    } else if new.text == file.source[file.source.bytes.indices] {
      print("\(relative(file.path)) is up to date")
    } else {
      try save(new.text.replacingOccurrences(of: "\n", with: file.lineEnd), file.path)
      print("updated \(relative(file.path)): \(new.changes.joined(separator: ", "))")
    }
  }

  private func fake(
    of type: DeclaredType, _ file: ExistingFile?, _ place: FakesFolder
  ) throws(FakeError) -> FakeClass {
    let names = FileNames(in: place.target.name, imports: file?.imports ?? [])
    let flat = try flat(type, place, flat(type, place, names).fileNames)
    for name in options.requirements where !flat.members.contains(where: { $0.isNamed(name) }) {
      throw .noRequirement(name, of: type, flat.members.filter(\.isOptional).flatMap(\.names))
    }
    return try FakeClass(
      flat,
      listing: { requirement in
        options.includesDefaults || options.requirements.contains(where: requirement.isNamed)
      }, wraps: file?.wraps == true)
  }

  private func flat(
    _ type: DeclaredType, _ place: FakesFolder, _ names: FileNames
  ) throws(FakeError) -> FlatType {
    switch type.keyword {
    case .protocol:
      let visible = tested(by: place.target).filter { module in
        module == type.module || library.module(module)?.imports.contains(type.module) == true
      }
      return try FlatType(protocol: type, library, visible: visible, names)
    case .class, .actor: return try FlatType(class: type, library, names)
    default: throw .wrongKind(type)
    }
  }

  private func save(_ text: String, _ path: String) throws(FakeError) {
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    } catch {
      throw .cannotWrite(relative(path))
    }
  }

  /// The path from the folder of the package.
  private func relative(_ path: String) -> String {
    let folder = layout.folder.hasSuffix("/") ? layout.folder : layout.folder + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
