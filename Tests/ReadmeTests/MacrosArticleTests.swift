import SpryMacros
import SpryMatchers
import Testing

/// The sample of the article about SpryMacros that declares a protocol of its own.
@Suite("The article about SpryMacros", .spry)
struct MacrosArticleTests {
  protocol UserService {
    func load(id: String) throws -> User
  }

  protocol AdminService: UserService {
    func delete(id: String)
  }

  @Spryable
  final class FakeAdminService: AdminService {
    func load(id: String) throws -> User
    func delete(id: String)
  }

  @Test("A fake of a protocol that inherits lists all members in a class")
  func inheritedRequirements() throws {
    let ann = User(id: "42", name: "Ann")
    let service = FakeAdminService()
    service.stub.load(id: .any).andReturn(ann)
    #expect(try service.load(id: "42") == ann)
    service.delete(id: "42")
    expectHaveReceived(service.calls.delete(id: "42"))
  }
}
