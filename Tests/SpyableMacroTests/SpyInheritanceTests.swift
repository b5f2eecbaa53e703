import SpryMacros
import SpryMatchers
import Testing

@Spyable protocol Animal {
  func feed(_ grams: Int) -> Int
  var name: String { get set }
  static func count() -> Int
  #if os(Linux) || os(macOS)
    func bark() -> String
  #endif
}

@Spyable(inheriting: "AnimalSpy") protocol Dog: Animal {
  func fetch(_ stick: String) async throws -> String
  func sniff(_ body: (Int) -> Void)
  var age: Int { get }
  var owner: String? { get set }
  #if os(Linux) || os(macOS)
    func dig(_ depth: Int) -> Int
    static func races() -> Int
  #endif
}

@Spyable(inheriting: "DogSpy") protocol Puppy: Dog {
  func play() throws -> Int
  func greet() -> () -> Int
  subscript(toy: Int) -> Int { get set }
}

@Spyable(inheriting: "AnimalSpy") protocol Cow: Animal {
  override func feed(_ grams: Int) -> Int
  override var name: String { get set }
  override static func count() -> Int
  #if os(Linux) || os(macOS)
    override func bark() -> String
  #endif
  func moo() -> String
}

@Spyable(inheriting: "AnimalSpy") private protocol Cat: Animal {}

@Spyable(accessLevel: .private, inheriting: "AnimalSpy") protocol Bird: Animal {
  func load(_ id: Int) -> Int
  func load(_ id: String) -> Int
}

@Spyable protocol Seeded {
  init(seed: Int)
  func next() -> Int
}

@Spyable(inheriting: "SeededSpy") protocol Titled: Seeded {
  init(name: String)
  init?(text: String)
  func title() -> String
}

@Spyable protocol Bag<Item> {
  associatedtype Item
  func put(_ item: Item) -> Int
}

@Spyable(inheriting: "BagSpy<Item>") protocol Chest: Bag {
  func lock(_ item: Item)
  associatedtype Item
}

@Spyable(inheriting: "BagSpy<Int>") protocol Purse: Bag where Item == Int {
  func pay(_ sum: Int) -> Int
}

/// A class that is no spy.
class Window {
  var title = "window"
}

class Door {
  let width: Int
  init(width: Int) { self.width = width }
}

@Spyable(inheriting: Window.self) protocol Curtain: Window {
  func draw(_ part: Int) -> Int
  init(length: Int)
}

@Spyable(inheriting: "CurtainSpy") protocol Blind: Curtain {
  func tilt(_ angle: Int) -> Int
}

@Spyable(inheriting: "Door") protocol Gate where Self: Door {
  func open() -> Int
}

@Suite("Spies that inherit spies", .spry) struct SpyInheritanceTests {
  @Test("A spy has the names of three generations, which can be set") func names() async throws {
    let spy = PuppySpy()
    spy.feedReturnValue = 1
    spy.digReturnValue = 3
    spy.playReturnValue = 2
    spy.subscriptReturnValue = 4
    #expect(try spy.feed(10) + spy.play() + spy.dig(0) + spy[0] == 10)
    let (puppy, dog, animal): (any Puppy, any Dog, any Animal) = (spy, spy, spy)
    #expect(try puppy.play() == 2 && dog.dig(1) == 3 && animal.feed(1) == 1)
    #expect(spy.feedReceivedInvocations == [10, 1])
    spy[1] = 5
    #expect(spy.subscriptSetReceivedArguments?.newValue == 5)

    spy.fetchClosure = { $0 + "!" }
    #expect(try await spy.fetch("stick") == "stick!")
    #expect(spy.fetchReceivedStick == "stick")
    spy.fetchCallsCount = 0
    spy.fetchReceivedInvocations.removeAll()
    #expect(!spy.fetchCalled && spy.fetchReceivedInvocations.isEmpty)
    spy.fetchThrowableError = CancellationError()
    await #expect(throws: CancellationError.self) { try await spy.fetch("c") }
    var seen = 0
    spy.sniffClosure = { $0(4) }
    spy.sniff { seen = $0 }
    #expect(seen == 4)
    spy.greetReturnValue = { 5 }
    #expect(spy.greet()() == 5 && spy.greetReturnValue() == 5)

    spy.name = "Rex"
    spy.underlyingAge = 3
    #expect(spy.underlyingName == "Rex" && spy.age == 3 && spy.owner == nil)
    spy.owner = "me"
    #expect(spy.underlyingOwner == "me")

    (spy as AnimalSpy).resetSpy()
    #expect(spy.feedCallsCount + spy.fetchCallsCount + spy.playCallsCount == 0)
    #expect(spy.feedReturnValue == nil && spy.digReturnValue == nil && spy.playReturnValue == nil)
  }

  @Test("A spy has the static members of its parents, and its reset resets them")
  func staticMembers() {
    PuppySpy.countReturnValue = 1
    PuppySpy.racesReturnValue = 3
    #expect(PuppySpy.count() + PuppySpy.races() == 4)
    #expect(AnimalSpy.countCallsCount == 1)
    PuppySpy.resetSpy()
    #expect(PuppySpy.countReturnValue == nil && PuppySpy.racesCallsCount == 0)
    DogSpy.racesReturnValue = 2
    AnimalSpy.resetSpy()
    #expect(DogSpy.racesReturnValue == 2)
  }

  @Test("A requirement marked 'override' is left to the parent") func overrides() {
    let spy = CowSpy()
    let cow: any Cow = spy
    spy.feedReturnValue = 1
    spy.mooReturnValue = "moo"
    spy.name = "Bella"
    #expect(cow.feed(2) == 1)
    #expect(spy.feedReceivedGrams == 2)
    #expect(cow.moo() == "moo")
    #expect(cow.name == "Bella")
  }

  @Test("A child may have no members, or overloads") func fewMembersOrOverloads() {
    let (cat, bird) = (CatSpy(), BirdSpy())
    cat.feedReturnValue = 1
    #expect(cat.feed(1) == 1)
    bird.loadIntIntReturnValue = 2
    bird.loadStringIntReturnValue = 3
    #expect(bird.load(1) + bird.load("a") == 5)
  }

  @Test("Initializers of parent and child are recorded") func initializers() {
    let spy = TitledSpy(seed: 1)
    spy.nextReturnValue = 2
    spy.titleReturnValue = "a"
    #expect(spy.next() == 2 && spy.title() == "a")
    _ = TitledSpy(name: "b")
    TitledSpy.initTextClosure = { _ in nil }
    #expect(TitledSpy(text: "c") == nil)
    _ = TitledSpy()
    #expect(TitledSpy.initSeedReceivedSeed == 1)
    #expect(TitledSpy.initNameReceivedInvocations == ["b"])
  }

  @Test("A generic spy can be inherited") func genericSpies() {
    let chest = ChestSpy<String>()
    chest.putReturnValue = 1
    #expect(chest.put("a") == 1)
    chest.lock("b")
    #expect(chest.lockReceivedItem == "b")
    let purse = PurseSpy()
    purse.putReturnValue = 2
    purse.payReturnValue = 3
    #expect(purse.put(4) + purse.pay(5) == 5)
    let bag: any Bag<Int> = purse
    #expect(bag.put(6) == 2)
  }

  @Test("A spy can inherit a class, with its initializers, or the spy of a class") func classes() {
    let blind = BlindSpy()
    blind.tiltReturnValue = 3
    blind.drawReturnValue = 4
    #expect(blind.tilt(0) + blind.draw(1) == 7)
    #expect(blind.drawReceivedPart == 1)
    #expect(blind.title == "window")
    blind.resetSpy()
    #expect(!blind.tiltCalled && !blind.drawCalled)
    #expect(CurtainSpy(length: 1).title == "window")
    let gate = GateSpy(width: 5)
    gate.openReturnValue = 6
    #expect(gate.open() + gate.width == 11)
  }
}
