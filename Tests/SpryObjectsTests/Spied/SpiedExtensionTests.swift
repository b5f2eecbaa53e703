import SpryMatchers
import SpryObjects
import Testing

private class Crate<Item>: ObjectSpyable, ClassSpyable {
  required init() {}

  class Slot<Key>: ObjectSpyable, ClassSpyable {
    required init() {}
  }

  class Label: ObjectSpyable {}
}

private class Drawer<Item, Key>: Crate<Item>.Slot<Key> {}

extension Crate {
  @Spied fileprivate func itself() -> Self { self }
}

extension Crate.Slot {
  @Spied convenience init(key: Key) { self.init() }

  @Spied convenience init(making key: () -> Key) { self.init(key: key()) }

  @Spied fileprivate func itself() -> Self { self }

  @Spied func name() -> String { "slot" }

  @Spied fileprivate static func make() -> Self { self.init() }

  @Spied static func title() -> String { "slots" }

  var size: Int { @Spied get { 1 } }

  fileprivate subscript(index: Int) -> Self { @Spied get { self } }
}

extension Crate.Slot where Item == Int {
  @Spied func item() -> Item { 1 }
}

extension Crate.Label {
  @Spied fileprivate func itself() -> Self? { self }
}

/// Members that a class has from protocols.
private protocol Speaking: ObjectSpyable, ClassSpyable {}

extension Speaking {
  @Spied func say(_ text: String) -> String { text }

  @Spied func repeated(_ body: () -> Int) async -> Int { body() + body() }

  @Spied static func voices() -> Int { 1 }

  var loudness: Int {
    @Spied get { 1 }
    @Spied set {}
  }
}

extension Speaking where Self: Speaker {
  @Spied func sing() -> Int { songs }
}

private class Speaker: Speaking {
  let songs = 3
}

private class LoudSpeaker: Speaker {}

@Suite("@Spied in extensions", .spry)
struct SpiedExtensionTests {
  private typealias Slot = Crate<Int>.Slot<String>

  @Test("An extension of a nested generic class")
  func ofANestedGenericClass() {
    let drawer = Drawer<Int, String>()
    let spy = Spy(on: drawer)
    spy.spy {
      #expect(drawer.itself() === drawer)
      #expect(drawer.name() == "slot")
      #expect(drawer.size == 1)
      #expect(drawer[1] === drawer)
      #expect(drawer.item() == 1)
    }
    let calls = ["itself()", "name()", "size", "subscript(1)", "item()"]
    #expect(spy.recordedCalls.map(\.description) == calls)
    #expect(spy.implementation(Slot.self).recordedCalls.map(\.description) == calls)
  }

  @Test("Initializers and static members in an extension")
  func initializersAndStaticMembers() {
    let spy = Spy(on: Slot.self)
    spy.spy {
      _ = Slot(making: { "key" })
      _ = Slot.make()
      #expect(Slot.title() == "slots")
    }
    let calls = [
      "init(making: a function of type () -> String)", #"init(key: "key")"#, "make()", "title()",
    ]
    #expect(spy.recordedCalls.map(\.description) == calls)
    #expect(spy.implementation(Slot.self).recordedCalls.map(\.description) == calls)
    let heirs = Spy(on: Drawer<Int, String>.self)
    heirs.spy {
      _ = Drawer<Int, String>.make()
      _ = Drawer<Int, String>.title()
    }
    #expect(
      heirs.implementation(Slot.self).recordedCalls.map(\.description) == ["make()", "title()"])
  }

  @Test("An extension of a class in a generic class")
  func ofWhatIsNotGenericItself() {
    let label = Crate<Int>.Label()
    let spy = Spy(on: label)
    #expect(spy.spy { label.itself() } === label)
    #expect(spy.implementation(Crate<Int>.Label.self).recordedCalls.count == 1)
    let crate = Crate<Int>()
    let ofCrate = Spy(on: crate)
    #expect(ofCrate.spy { crate.itself() } === crate)
    #expect(ofCrate.implementation(Crate<Int>.self).recordedCalls.count == 1)
  }

  /// No class has the body, so the call belongs to the object, whatever class it is called through.
  @Test("An extension of a protocol")
  func ofAProtocol() async {
    let loud = LoudSpeaker()
    let spy = Spy(on: loud)
    spy.beginSpying()
    #expect(loud.say("a") == "a")
    #expect((loud as Speaker).say("b") == "b")
    #expect((loud as any Speaking).say("c") == "c")
    #expect(loud.sing() == 3)
    #expect(loud.loudness == 1)
    loud.loudness = 2
    #expect(await loud.repeated { 2 } == 4)
    spy.endSpying()
    let calls = [
      #"say("a")"#, #"say("b")"#, #"say("c")"#, "sing()", "loudness", "loudness = 2",
      "repeated(a function of type () -> Int)",
    ]
    #expect(spy.recordedCalls.map(\.description) == calls)
    #expect(spy.implementation(LoudSpeaker.self).recordedCalls.map(\.description) == calls)
    spy.stub("say(_:)").andReturn("stub")
    #expect(spy.spy { (loud as Speaker).say("d") } == "stub")
  }

  @Test("Static members in an extension of a protocol")
  func staticMembersOfAProtocol() {
    let (speaker, loud): (Speaker.Type, Speaker.Type) = (Speaker.self, LoudSpeaker.self)
    let spy = Spy(on: LoudSpeaker.self)
    spy.spy {
      #expect(speaker.voices() == 1)
      #expect(loud.voices() == 1)
      #expect(LoudSpeaker.voices() == 1)
    }
    #expect(spy.recordedCalls.map(\.description) == ["voices()", "voices()"])
    #expect(spy.implementation(LoudSpeaker.self).recordedCalls.count == 2)
  }
}
