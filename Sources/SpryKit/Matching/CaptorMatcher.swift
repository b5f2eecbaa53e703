/// Matches every argument of a type, and passes the arguments of matching calls to an
/// ``ArgumentCaptor``.
final class CaptorMatcher<Value>: AnyMatcher<Value> {
  private let captor: ArgumentCaptor<Value>

  init(_ captor: ArgumentCaptor<Value>) {
    self.captor = captor
    super.init()
  }

  override var description: String { "anything (captured)" }
  override var isAny: Bool { false }
  override var hasCaptors: Bool { true }

  override func capture(_ actual: Any?, from position: ArgumentPosition?) {
    captor.capture(anyValue(actual), from: position)
  }
}
