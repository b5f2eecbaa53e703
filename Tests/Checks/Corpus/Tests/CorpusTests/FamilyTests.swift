import Bottom
import Foundation
import Middle
import SpryMatchers
import Testing

@testable import Top

@Suite("Typed fakes of families", .spry) struct FamilyTests {
  @Test("UserRepository: a generic parent of another module")
  func userRepository() async throws {
    let fake = FakeUserRepository()
    fake.stub.find("1").andReturn(User(id: "1"))
    fake.stub.find(named: "Ann").andReturn([User()])
    fake.stub.find(.any).andDo { (filter: (User) -> Bool) in filter(User()) ? User() : nil }
    #expect(try await fake.find("1")?.id == "1")
    #expect(try await fake.find(named: "Ann").count == 1)
    #expect(fake.find { $0.name == "Ann" } != nil)
    fake.stub.save(.any).andReturn()
    try await fake.save(User())
    #expect(fake.calls.save(User()).count == 1)
  }

  @Test("SearchableRepository: three generations, generic")
  func searchableRepository() async throws {
    let fake = FakeSearchableRepository<User>()
    fake.stub.page(1, size: 2).andReturn(Page(items: [User()]))
    fake.stub.search("a", limit: .any).andReturn([])
    fake.stub.find(.any).andReturn(User(id: "9"))
    #expect(try await fake.page(1, size: 2).items.count == 1)
    #expect(try await fake.search("a", limit: 3).isEmpty)
    #expect(try await fake.find("x")?.id == "9")
  }

  @Test("ClusterService: four generations in three modules, several parents")
  func clusterService() async throws {
    let fake = FakeClusterService()
    fake.stub.name.andReturn("c")
    fake.stub.health().andReturn(0.5)
    fake.stub.nodes().andReturn(["a"])
    fake.stub.isRunning.andReturn(true)
    fake.stub.start().andReturn()
    fake.stub.stop().andReturn()
    fake.cycle()
    fake.restart()
    let service: any ClusterService = fake
    #expect(service.name == "c" && service.isRunning)
    #expect(await service.health() == 0.5)
    #expect(try service.nodes() == ["a"])
    #expect(fake.calls.start().count == 2)
    #expect(fake.calls.stop().count == 1)
  }

  @Test("AuditedLedger: package parents, and a diamond")
  func auditedLedger() throws {
    let fake = FakeAuditedLedger()
    fake.stub.audit("a").andReturn(1)
    fake.stub.audit("a", by: .any).andReturn(2)
    fake.stub.balance(of: "x").andReturn(Money(cents: 3))
    fake.stub.append("line").andReturn()
    fake.append("line")
    #expect(fake.audit("a") == 1)
    #expect(try fake.audit("a", by: User()) == 2)
    #expect(fake.balance(of: "x").cents == 3)
    #expect(fake.calls.append("line").count == 1)
  }

  @Test("Album: a diamond in one module")
  func album() {
    let fake = FakeAlbum()
    let other = FakeShape()
    fake.stub.area.andReturn(2)
    fake.stub.color.andReturn("red")
    fake.stub.frame(width: 3).andReturn(true)
    fake.stub.caption().andReturn("c")
    #expect(fake.area == 2 && fake.color == "red" && fake.frame(width: 3))
    #expect(fake.caption() == "c")
    fake.stub.add(.any).andReturn()
    fake.add(FakePicture())
    #expect(fake.calls.add(.any).count == 1)
    #expect(other.calls.area.isEmpty)
  }

  @Test("LoadedDice: initializers of two generations")
  func loadedDice() {
    let fake = FakeLoadedDice(seed: 3)
    #expect(FakeLoadedDice.calls.initializer(seed: 3).count == 1)
    #expect(FakeLoadedDice(sides: 6) != nil)
    fake.stub.draw().andReturn(4)
    fake.stub.edit(.any).andDo { (change: (inout String) -> Void) in
      var text = "a"
      change(&text)
      return text
    }
    #expect(fake.draw() == 4)
    #expect(fake.edit { $0 += "b" } == "ab")
  }

  @MainActor
  @Test("ProfileScreen: three generations on the main actor")
  func profileScreen() async {
    let fake = FakeProfileScreen()
    fake.stub.edit("name").andReturn(true)
    fake.stub.title.andReturn("t")
    #expect(await fake.edit("name"))
    #expect(fake.title == "t")
    fake.stub.present(animated: .any, completion: .any).andReturn()
    fake.present(animated: true, completion: nil)
    #expect(fake.calls.present(animated: true, completion: .any).count == 1)
  }

  @Test("JobRunner: an actor with a parent")
  func jobRunner() async throws {
    let fake = FakeJobRunner()
    fake.stub.run(["a"]).andReturn([1])
    fake.stub.work(on: "a").andReturn(2)
    #expect(await fake.run(["a"]) == [1])
    #expect(try await fake.work(on: "a") == 2)
  }

  @Test("Sticker: parents in a where clause")
  func sticker() {
    let fake = FakeSticker()
    fake.stub.stick().andReturn(true)
    fake.color = "blue"
    #expect(fake.stick())
    #expect(fake.calls.color.set("blue").count == 1)
  }

  @Test("Spies of four generations")
  func spies() {
    let spy = SharedDraftSpy()
    spy.shareWithReturnValue = true
    spy.renameToReturnValue = false
    spy.underlyingName = "n"
    #expect(spy.share(with: "a", "b"))
    #expect(!spy.rename(to: "x"))
    #expect(spy.name == "n")
    #expect(spy.renameToReceivedName == "x")
  }
}
