import SpryMacros
import SpryMatchers
import Testing

protocol VectorLike: Hashable {
  static func + (left: Self, right: Self) -> Self
}

@Spryable
final class FakeVector: VectorLike, Spryable {
  static func + (left: FakeVector, right: FakeVector) -> FakeVector
  static func == (left: FakeVector, right: FakeVector) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

@Suite("Operators of classes", .spry) struct ClassOperatorTests {
  @Test("A class has operators, with a body or without")
  func operators() {
    let (one, other) = (FakeVector(), FakeVector())
    FakeVector.stub.plus(.any, .any).andReturn(one)
    #expect(other + other === one && sum(other, other) === one)
    #expect(one == other && Set([one, other]).count == 1)
    expectHaveReceived(FakeVector.calls.plus(.identical(to: other), .any), .exactly(2))
  }

  private func sum<V: VectorLike>(_ left: V, _ right: V) -> V { left + right }
}
