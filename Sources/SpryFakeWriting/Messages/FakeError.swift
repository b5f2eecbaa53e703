import DeclarationParser

/// A reason why a fake cannot be written. The text contains advice.
package struct FakeError: Error, Equatable {
  package let text: String

  package init(_ text: String) { self.text = text }
}

extension FakeError {
  static func notFound(_ name: String, near: [String], missingTool: String?) -> FakeError {
    if near.isEmpty, let missingTool {
      return FakeError(
        "no protocol or class is named '\(name)' in modules with sources. For other modules, add "
          + "the folder that contains '\(missingTool)' and the compiler to PATH")
    }
    let advice =
      near.isEmpty
      ? "If the type is in a module without sources, such as Foundation, add the name of the module: "
        + "'Foundation.\(name)'"
      : "Did you mean \(list(near, "or"))?"
    return FakeError("no protocol or class is named '\(name)' in modules with sources. \(advice)")
  }

  static func generated(_ type: DeclaredType) -> FakeError {
    let name = (type.path.dropLast() + [className(ofFakeFor: type.name)]).joined(separator: ".")
    return FakeError(
      "'@Spryable' on '\(type.name)' already generates '\(name)'. Use it, or remove '@Spryable' to "
        + "write a fake instead")
  }

  static func ambiguous(_ name: String, _ types: [DeclaredType]) -> FakeError {
    FakeError(
      "'\(name)' is ambiguous. Write \(list(types.map(\.qualifiedName), "or"))")
  }

  static func otherFake(
    _ className: String, _ path: String, of other: DeclaredType, for type: DeclaredType
  ) -> FakeError {
    FakeError(
      "'\(className)' in \(path) is the fake of '\(other.qualifiedName)'. To fake "
        + "'\(type.qualifiedName)' too, add '--print', and save the class under another name in another "
        + "folder")
  }

  static func sameClass(
    _ className: String, of first: DeclaredType, _ second: DeclaredType
  ) -> FakeError {
    FakeError(
      "the fakes of '\(first.qualifiedName)' and '\(second.qualifiedName)' would both be named "
        + "'\(className)'. Write one of them. For the other, add '--print', and save the class under another "
        + "name in another folder")
  }

  static func noRequirement(
    _ name: String, of type: DeclaredType, _ optional: [String]
  ) -> FakeError {
    FakeError(
      "'\(type.name)' has no member '\(name)'. "
        + (optional.isEmpty
          ? "It has no optional members, and none with a default implementation"
          : "Use '--requirement' with \(list(optional, "or"))"))
  }

  static func noSuchParent(_ parent: String, of type: DeclaredType) -> FakeError {
    FakeError(
      "'\(type.name)' inherits from '\(parent)', which is in none of the modules that "
        + "\(type.file.path) imports. Import its module there")
  }

  static func hidden(_ type: DeclaredType) -> FakeError {
    FakeError(
      "'\(type.name)' is private, so no other file can see it. Remove 'private' or "
        + "'fileprivate' in " + type.file.path)
  }

  static func notPublic(_ type: DeclaredType) -> FakeError {
    FakeError(
      "'\(type.qualifiedName)' is in another package and not public. Declare a protocol with the "
        + "members that you use, and fake it")
  }

  static func notOpen(_ type: DeclaredType) -> FakeError {
    FakeError(
      "'\(type.qualifiedName)' is not 'open', so no other module can subclass it. Declare a "
        + "protocol with the members that you use, and fake it")
  }

  static func wraps(_ type: DeclaredType, which reason: String) -> FakeError {
    FakeError(
      "'\(type.name)' \(reason), so its fake cannot wrap an object. Remove '(wraps: true)' from the "
        + "attribute of '\(className(ofFakeFor: type.name))'")
  }

  static func wrapsOpenType(_ type: DeclaredType, head: String) -> FakeError {
    FakeError(
      "a fake of '\(type.name)' can wrap an object only if each associated type of '\(type.name)' is "
        + "primary. Write '\(head)', or remove '(wraps: true)' from the attribute of "
        + "'\(className(ofFakeFor: type.name))'")
  }

  static func isFinal(_ type: DeclaredType) -> FakeError {
    let word = type.keyword == .class ? "a final class" : "an actor"
    return FakeError(
      "'\(type.name)' is \(word), which cannot have a subclass. Declare a protocol with the "
        + "members that you use, make '\(type.name)' conform to it, and fake the protocol")
  }

  static func privateInitializers(_ type: DeclaredType) -> FakeError {
    FakeError(
      "'\(type.name)' has only private initializers, so no other file can subclass it. Declare a "
        + "protocol with the members that you use, make '\(type.name)' conform to it, and fake the "
        + "protocol")
  }

  static func wrongKind(_ type: DeclaredType) -> FakeError {
    FakeError(
      "'\(type.name)' is \(type.keyword == .enum ? "an" : "a") \(type.keyword.rawValue), but a "
        + "fake stands in for a protocol or a class. Declare a protocol with the members that "
        + "you use, and fake it")
  }

  static func unsupported(_ parent: String, of type: DeclaredType, because reason: String)
    -> FakeError
  {
    FakeError("'\(type.name)' inherits from '\(parent)', \(reason). Write this fake yourself")
  }

  static func executor(_ parent: String, of type: DeclaredType) -> FakeError {
    FakeError(
      "'\(type.name)' inherits from '\(parent)', so its fake must run the jobs it receives. Write "
        + "'@Spryable final class Fake\(type.name): \(type.name), Spryable' yourself, with 'func enqueue(_ "
        + "job: consuming ExecutorJob) { job.runSynchronously(on: asUnownedSerialExecutor()) }', "
        + "and list the other members without bodies")
  }

  static func recursive(_ constraint: String, of type: DeclaredType) -> FakeError {
    FakeError(
      "'\(type.name)' requires '\(constraint)', which no generic class can express. Write "
        + "'@Spryable final class Fake\(type.name): \(type.name), Spryable' yourself, with a type alias for "
        + "each associated type, and list the members without bodies")
  }

  static func list(_ names: [String], _ word: String) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + (quoted.count > 2 ? "," : "")
      + " \(word) \(last)"
  }
}
