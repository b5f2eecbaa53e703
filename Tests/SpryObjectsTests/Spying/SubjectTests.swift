import SpryMatchers
import SpryObjects
import TestSupport
import Testing

@Suite("Which subjects a spy accepts")
struct SubjectTests {
  private struct Controller: SpyController {
    let rootSpyableClass: AnyClass = View.self
    var vector = SpyVector.direct
    var memberKind = SpiedMemberKind.instance
  }

  private final class Other: ObjectSpyable {}

  struct WrongSubject: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let vector: SpyVector
    let kind: SpiedMemberKind
    let make: @Sendable () -> Any

    init(
      _ name: String,
      _ vector: SpyVector,
      _ kind: SpiedMemberKind,
      make: @escaping @Sendable () -> Any
    ) {
      (testDescription, self.vector, self.kind, self.make) = (name, vector, kind, make)
    }
  }

  static let wrong = [
    WrongSubject("a class for members of objects", .direct, .instance) { FancyView.self },
    WrongSubject("an unrelated object", .direct, .instance) { Other() },
    WrongSubject("a number for members of objects", .direct, .instance) { 42 },
    WrongSubject("an object for members of the class", .direct, .class) { FancyView() },
    WrongSubject("an unrelated class", .direct, .class) { Other.self },
    WrongSubject("a text for members of the class", .direct, .class) { "View" },
    WrongSubject("an object of the root class", .indirect, .instance) { View() },
    WrongSubject("the root class", .indirect, .class) { View.self },
    WrongSubject("a class for inherited members of objects", .indirect, .instance) {
      FancyView.self
    },
    WrongSubject("an object for inherited members of the class", .indirect, .class) { FancyView() },
  ]

  @Test("A wrong subject is an error", arguments: wrong)
  func wrongSubject(_ wrong: WrongSubject) {
    let error = #expect(throws: SpyError.self) {
      try Controller(vector: wrong.vector, memberKind: wrong.kind).createSpy(on: wrong.make())
    }
    expectGolden(error?.description, wrong.testDescription)
  }

  @Test("Objects and classes of the hierarchy are right subjects")
  func rightSubjects() throws {
    _ = try Controller().createSpy(on: View())
    _ = try Controller().createSpy(on: FancyView())
    _ = try Controller(vector: .indirect).createSpy(on: FancyView())
    _ = try Controller(vector: .direct, memberKind: .class).createSpy(on: View.self)
    _ = try Controller(vector: .direct, memberKind: .class).createSpy(on: FancyView.self)
    _ = try Controller(vector: .indirect, memberKind: .class).createSpy(on: FancierView.self)
  }

  @Test("The short form checks the subject of inherited calls")
  func shortFormChecksTheSubjectOfInheritedCalls() throws {
    #expect(throws: SpyError.subjectIsRoot(root: "View")) {
      try Spy(on: View(), .layout, inheritedFrom: View.self)
    }
    #expect(throws: SpyError.subjectIsRoot(root: "View")) {
      try Spy(on: View.self, .reset, inheritedFrom: View.self)
    }
    #expect(throws: SpyError.subjectIsUnrelated(subject: "View", root: "FancyView")) {
      try Spy(on: View(), .layout, inheritedFrom: FancyView.self)
    }
  }
}
