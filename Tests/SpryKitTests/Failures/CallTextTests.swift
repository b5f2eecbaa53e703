import SpryKit
import Testing
import TestSupport

@Suite("How a call and its arguments are written")
struct CallTextTests {
  /// A fake whose members are named by string literals.
  private final class AnyFake: Spyable {}

  /// The name of a member, as `#function` or a macro writes it, and the number of arguments.
  private static let members: [(name: StaticString, arguments: Int)] = [
    ("name", 0),
    ("name", 1),
    ("name: String?", 1),
    ("name", 2),
    ("run()", 0),
    ("run()", 1),
    ("load(id:)", 1),
    ("load(id:)", 2),
    ("load(_:at:_:)", 3),
    ("run() async throws -> Int", 0),
    ("evaluate(_: String) -> Int", 1),
    ("load(id: Int?, _: [String: Int]) async throws -> User?", 2),
    ("map(_: (Int, String) throws -> (a: Int, b: Int), by: @escaping ([Int], Int) -> Void)", 2),
    ("send(_: Result<Int, any Error>, then: (Int) -> Result<Int, Never>, at: Int) -> Void", 3),
    ("decode<T, U: Box<(T, Int)>>(_: T.Type, from: U) throws(Full) -> [T: U]", 2),
    ("load(with id: Int)", 1),
    ("==(_:_:)", 2),
    ("<(_: Self, _: Self) -> Bool", 2),
    ("subscript(_: Int) -> String", 2),
    ("subscript(_:column:)", 2),
    ("subscript(_:column:)", 3),
    ("init(id: Int)", 1),
  ]

  @Test("A call is written as in Swift, and a failure names each argument by its label")
  func callsAndNamesOfArguments() {
    expectGolden(
      Self.members.map { member in
        let fake = AnyFake()
        let function = MemberName(rawValue: "\(member.name)")
        switch member.arguments {
        case 0: fake.recordCall(member.name)
        case 1: fake.recordCall(member.name, arguments: 1)
        case 2: fake.recordCall(member.name, arguments: 1, 2)
        default: fake.recordCall(member.name, arguments: 1, 2, 3)
        }
        let expected = Array<Any?>(repeating: 0, count: max(1, member.arguments))
        return "\(CallQuery(SpryFakeHandle(fake), function, expected).check())"
      }
    )
  }
}
