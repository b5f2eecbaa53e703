import SpryMatchers
import SpryObjects
import Testing

/// What a spy needs of its subject, each wrong one with its error.
struct SubjectTests {
  private struct Controller: SpyController {
    let rootSpyableClass: AnyClass = View.self
    var vector = SpyVector.direct
    var memberKind = SpiedMemberKind.instance
  }

  private final class Other: ObjectSpyable {}

  struct WrongSubject: CustomTestStringConvertible, Sendable {
    let vector: SpyVector
    let kind: SpiedMemberKind
    let make: @Sendable () -> Any
    let message: String
    var testDescription: String { message }
  }

  static let wrong = [
    WrongSubject(
      vector: .direct, kind: .instance, make: { FancyView.self },
      message: """
        cannot spy on members of objects of View: 'FancyView.self' is a class; pass an object of View or of a \
        subclass, or spy on members of the class
        """),
    WrongSubject(
      vector: .direct, kind: .instance, make: { Other() },
      message: """
        cannot spy on members of View: Other is neither View nor a subclass of it
        """),
    WrongSubject(
      vector: .direct, kind: .instance, make: { 42 },
      message: """
        cannot spy on View: the subject is a value of Int, neither an object nor a class
        """),
    WrongSubject(
      vector: .direct, kind: .class, make: { FancyView() },
      message: """
        cannot spy on members of the class View: the subject is an object of FancyView; pass FancyView.self, or \
        spy on members of objects
        """),
    WrongSubject(
      vector: .direct, kind: .class, make: { Other.self },
      message: """
        cannot spy on members of View: Other is neither View nor a subclass of it
        """),
    WrongSubject(
      vector: .direct, kind: .class, make: { "View" },
      message: """
        cannot spy on View: the subject is a value of String, neither an object nor a class
        """),
    WrongSubject(
      vector: .indirect, kind: .instance, make: { View() },
      message: """
        cannot spy on inherited calls of View: the subject is of View itself, which inherits nothing from it; \
        pass one of a subclass, or spy on direct calls
        """),
    WrongSubject(
      vector: .indirect, kind: .class, make: { View.self },
      message: """
        cannot spy on inherited calls of View: the subject is of View itself, which inherits nothing from it; \
        pass one of a subclass, or spy on direct calls
        """),
    WrongSubject(
      vector: .indirect, kind: .instance, make: { FancyView.self },
      message: """
        cannot spy on members of objects of View: 'FancyView.self' is a class; pass an object of View or of a \
        subclass, or spy on members of the class
        """),
    WrongSubject(
      vector: .indirect, kind: .class, make: { FancyView() },
      message: """
        cannot spy on members of the class View: the subject is an object of FancyView; pass FancyView.self, or \
        spy on members of objects
        """),
  ]

  @Test(arguments: wrong) func wrongSubject(_ wrong: WrongSubject) {
    let error = #expect(throws: SpyError.self) {
      try Controller(vector: wrong.vector, memberKind: wrong.kind).createSpy(on: wrong.make())
    }
    #expect(error?.description == wrong.message)
  }

  @Test func rightSubjects() throws {
    _ = try Controller().createSpy(on: View())
    _ = try Controller().createSpy(on: FancyView())
    _ = try Controller(vector: .indirect).createSpy(on: FancyView())
    _ = try Controller(vector: .direct, memberKind: .class).createSpy(on: View.self)
    _ = try Controller(vector: .direct, memberKind: .class).createSpy(on: FancyView.self)
    _ = try Controller(vector: .indirect, memberKind: .class).createSpy(on: FancierView.self)
  }

  @Test func shortFormChecksTheSubjectOfInheritedCalls() throws {
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
