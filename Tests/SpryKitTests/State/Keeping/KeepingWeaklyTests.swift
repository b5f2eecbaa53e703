import Testing

@testable import SpryKit

@Suite struct KeepingWeaklyTests {
  private let fake = FakeDesk(.weakObjects)

  @Test func matchesAndPrintsWhileTheObjectLives() {
    fake.stub(.post).andReturn("")
    weak var probe: Letter?
    do {
      let letter = Letter("first")
      probe = letter
      _ = fake.post(letter)
      #expect(fake.didCall(.post, with: letter).success)
      #expect(fake.didCall(.post, with: Argument.identical(to: letter)).success)
      #expect(fake.didCall(.post, with: Letter("first")).success == false)
      #expect(fake.calls(to: .post).map(\.description) == ["post(letter first)"])
    }
    #expect(probe == nil)
    #expect(fake.calls(to: .post).map(\.description) == ["post((gone))"])
    #expect(fake.didCall(.post, with: Argument.nonNil).success)
    #expect(
      fake.didCall(.post, with: Letter("other")).description == """
        'post(_:)' on FakeDesk: expected at least 1 call with (letter other), got none
          1 other call:
            1. post((gone))   argument 1: (gone) is not letter other
        """
    )
  }

  @Test func keepsOfAClosureOnlyTheType() {
    weak var probe: Draft?
    do {
      let draft = Draft()
      probe = draft
      fake.then { _ = draft }
    }
    #expect(probe == nil)
    #expect(fake.calls(to: .then).map(\.description) == ["then(a function of type () -> ())"])
    #expect(fake.didCall(.then, with: Argument.any((() -> Void).self)).success)
  }

  @Test func keepsWhatIsNoObject() {
    fake.stub(.send).andReturn(true)
    _ = fake.send("a", to: 1)
    fake.log(nil)
    #expect(fake.didCall(.send, with: "a", Argument.greaterThan(0)).success)
    #expect(fake.didCall(.log, with: Argument.nil).success)
    #expect(fake.calls(to: .send, as: (String, Int).self).map(\.1) == [1])
  }

  @Test func aSubjectThatGivesItselfAwayEnds() {
    final class Subject {
      let desk: FakeDesk
      init(_ desk: FakeDesk) { self.desk = desk }
      func run() { desk.then { self.done() } }
      func done() {}
    }
    weak var probe: Subject?
    do {
      let subject = Subject(fake)
      probe = subject
      subject.run()
    }
    #expect(probe == nil)
  }

  @Test func stubsGetTheObject() {
    fake.stub(.post).andDo { arguments in (arguments[0] as! Letter).text }
    #expect(fake.post(Letter("only here")) == "only here")
  }
}
