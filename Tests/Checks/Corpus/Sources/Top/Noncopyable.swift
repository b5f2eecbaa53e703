import SpryMacros

// Members that a class writes itself, because their arguments cannot be recorded.
// The protocol is private, because the command cannot see that a type is noncopyable.

struct Ticket: ~Copyable { var row = 1 }

private protocol Usher {
  func take(_ ticket: consuming Ticket) -> Int
  func look(at ticket: borrowing Ticket, from door: Int)
  func stamp(_ ticket: inout Ticket)
  func sum(_ list: Span<Int>) -> Int
  func use<Value: ~Copyable>(_ value: borrowing Value) -> Int
  func seat(_ name: consuming String) -> Int
  func count(of door: Int) -> Int
}

@Spryable
final class FakeUsher: Usher, Spryable {
  func take(_ ticket: consuming Ticket) -> Int { spryify() }
  func look(at ticket: borrowing Ticket, from door: Int) { recordCall(arguments: door) }
  func stamp(_ ticket: inout Ticket) { spryify() }
  func sum(_ list: Span<Int>) -> Int { spryify() }
  func use<Value: ~Copyable>(_ value: borrowing Value) -> Int { spryify() }
  func seat(_ name: consuming String) -> Int { spryify(arguments: name) }
  func count(of door: Int) -> Int
}
