import SpryMacros
import SpryMatchers
import Testing

@Spyable protocol Profile {
  var name: String { get }
  var age: Int { get set }
  var mood: String? { get set }
  var added: () -> Void { get set }
  var removed: (() -> Void)? { get set }
  var heard: @Sendable () -> Int { get }
  var nested: Int?? { get set }
  static var count: Int { get set }
  static var best: String? { get set }
}

@Spyable protocol RemoteProfile {
  var name: String { get async throws }
  var note: String? { get throws }
  var x: Int { get async }
  var X: Int { get }
  static var count: Int { get async throws }
}

@Suite("Properties of spies", .spry) struct SpyPropertyTests {
  private let spy = ProfileSpy()

  @Test("A property is set by its own name or by its underlying one")
  func names() {
    spy.name = "a"
    #expect(spy.name == "a")
    #expect(spy.underlyingName == "a")
    spy.underlyingName = "b"
    var profile: any Profile = spy
    #expect(profile.name == "b")
    profile.age = 3
    #expect(spy.underlyingAge == 3)
    profile.age += 1
    #expect(spy.age == 4)
  }

  @Test("An optional property is nil until it is set") func optionals() {
    #expect(spy.mood == nil)
    spy.mood = "good"
    #expect(spy.underlyingMood == "good")
    spy.mood = nil
    #expect(spy.mood == nil)
    spy.nested = .some(nil)
    #expect(spy.nested == .some(nil))
  }

  @Test("A property may be a closure") func closures() {
    var ran = 0
    spy.added = { ran += 1 }
    spy.added()
    spy.underlyingAdded()
    #expect(spy.removed == nil)
    spy.removed = { ran += 10 }
    spy.removed?()
    #expect(ran == 12)
    spy.heard = { 3 }
    #expect(spy.heard() == 3)
  }

  @Test("A static property is set by both names, too") func staticProperties() {
    ProfileSpy.count = 3
    #expect(ProfileSpy.underlyingCount == 3)
    ProfileSpy.underlyingCount += 1
    let type: any Profile.Type = ProfileSpy.self
    #expect(type.count == 4)
    #expect(ProfileSpy.best == nil)
    ProfileSpy.best = "a"
    #expect(ProfileSpy.underlyingBest == "a")
  }

  @Test("A property with effects is set by its underlying name, as in swift-spyable")
  func effects() async throws {
    let spy = RemoteProfileSpy()
    spy.underlyingName = "a"
    spy.underlyingNote = "b"
    spy.underlyingX = 1
    spy.underlyingX2 = 2
    #expect(try await spy.name == "a")
    #expect(try spy.note == "b")
    #expect(await spy.x == 1 && spy.X == 2)
    #expect(spy.nameReturnValue == "a")
    spy.underlyingName += "c"
    #expect(try await spy.name == "ac")
    RemoteProfileSpy.underlyingCount = 3
    #expect(try await RemoteProfileSpy.count == 3)
  }
}
