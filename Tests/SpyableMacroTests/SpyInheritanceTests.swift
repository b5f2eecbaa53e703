import SpryMacros
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
  func greet() -> () -> Int
  var age: Int { get }
  var owner: String? { get set }
  static func breeds() -> Int
  #if os(Linux) || os(macOS)
    func dig(_ depth: Int) -> Int
    static func races() -> Int
  #endif
}

@Spyable(inheriting: "DogSpy") protocol Puppy: Dog {
  func play() throws -> Int
  subscript(toy: Int) -> Int { get set }
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

@Spyable(inheriting: "AnimalSpy") protocol Cow: Animal {
  override func feed(_ grams: Int) -> Int
  override var name: String { get set }
  override static func count() -> Int
  #if os(Linux) || os(macOS)
    override func bark() -> String
  #endif
  func moo() -> String
}

@MainActor @Spyable protocol Panel {
  func open() -> Int
}

@MainActor @Spyable(inheriting: "PanelSpy") protocol Drawer: Panel {
  func close() -> Int
}

@Spyable(inheriting: "AnimalSpy") private protocol Cat: Animal {}

@Spyable(accessLevel: .private, inheriting: "AnimalSpy") protocol Bird: Animal {
  func load(_ id: Int) -> Int
  func load(_ id: String) -> Int
}

@Suite("Spies that inherit spies") struct SpyInheritanceTests {
  private let spy = DogSpy()

  @Test("A spy has the names of its parent and its own") func namesOfBothAreThere() async throws {
    spy.feedReturnValue = 1
    spy.fetchClosure = { $0 + "!" }
    spy.name = "Rex"
    spy.underlyingAge = 3
    #expect(spy.feed(10) == 1)
    #expect(try await spy.fetch("stick") == "stick!")
    #expect(spy.feedReceivedInvocations == [10])
    #expect(spy.fetchReceivedStick == "stick")
    #expect(spy.underlyingName == "Rex")
    #expect(spy.age == 3)
    #expect(spy.owner == nil)
  }

  @Test("A requirement marked 'override' is left to the parent")
  func requirementsThatAreSaidAgain() {
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

  @Test("The names of the child can be set") func namesOfTheChildCanBeSet() async throws {
    spy.fetchReturnValue = "a"
    _ = try await spy.fetch("b")
    spy.fetchCallsCount = 0
    spy.fetchReceivedInvocations.removeAll()
    #expect(!spy.fetchCalled && spy.fetchReceivedInvocations.isEmpty)
    spy.fetchThrowableError = CancellationError()
    await #expect(throws: CancellationError.self) { try await spy.fetch("c") }
    spy.sniffClosure = { $0(4) }
    var seen = 0
    spy.sniff { seen = $0 }
    #expect(seen == 4)
    spy.owner = "me"
    #expect(spy.underlyingOwner == "me")
    spy.greetReturnValue = { 5 }
    #expect(spy.greet()() == 5 && spy.greetReturnValue() == 5)
  }

  @Test("resetSpy() resets parent and child") func resetForgetsBoth() async throws {
    spy.feedReturnValue = 1
    spy.fetchReturnValue = "a"
    _ = spy.feed(1)
    _ = try await spy.fetch("b")
    (spy as AnimalSpy).resetSpy()
    #expect(spy.feedCallsCount == 0 && spy.fetchCallsCount == 0)
    #expect(spy.feedReturnValue == nil && spy.fetchReturnValue == nil)
  }

  @Test("Static members of parent and child are recorded") func staticMembersOfBoth() {
    withSpryScope {
      DogSpy.countReturnValue = 1
      DogSpy.breedsReturnValue = 2
      DogSpy.racesReturnValue = 3
      #expect(DogSpy.count() + DogSpy.breeds() + DogSpy.races() == 6)
      #expect(AnimalSpy.countCallsCount == 1)
      DogSpy.resetSpy()
      #expect(DogSpy.countCallsCount + DogSpy.breedsCallsCount + DogSpy.racesCallsCount == 0)
      DogSpy.breedsReturnValue = 2
      AnimalSpy.resetSpy()
      #expect(DogSpy.breedsReturnValue == 2)
    }
  }

  @Test("Three levels of spies work together") func threeLevels() throws {
    let spy = PuppySpy()
    spy.feedReturnValue = 1
    spy.playReturnValue = 2
    spy.digReturnValue = 3
    spy.subscriptReturnValue = 4
    #expect(try spy.feed(0) + spy.play() + spy.dig(0) + spy[0] == 10)
    spy[1] = 5
    #expect(spy.subscriptSetReceivedArguments?.newValue == 5)
    let (puppy, dog, animal): (any Puppy, any Dog, any Animal) = (spy, spy, spy)
    #expect(try puppy.play() == 2 && dog.dig(1) == 3 && animal.feed(1) == 1)
    spy.resetSpy()
    #expect(spy.feedCallsCount + spy.playCallsCount + spy.digCallsCount == 0)
    withSpryScope {
      PuppySpy.countReturnValue = 1
      #expect(PuppySpy.count() == 1)
      PuppySpy.resetSpy()
      #expect(PuppySpy.countReturnValue == nil)
    }
  }

  @Test("Initializers of parent and child are recorded") func initializersOfBoth() {
    withSpryScope {
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

  @Test("A child may have no members, or overloads of its parent's")
  func aChildWithoutMembersOrWithOverloads() {
    let (cat, bird) = (CatSpy(), BirdSpy())
    cat.feedReturnValue = 1
    #expect(cat.feed(1) == 1)
    bird.loadIntIntReturnValue = 2
    bird.loadStringIntReturnValue = 3
    #expect(bird.load(1) + bird.load("a") == 5)
  }
}
