// swift-format-ignore-file
// What stands before the members of a type.

@A public final class B<T: C, U>: D<T>.E, F where T.G == [U], U: H { var i: Int }
@A(b: 1) protocol C<D, E>: F, G where D: H, E == I { func j() }
open class K {}
public protocol L: AnyObject, Sendable {}
private extension M.N<O>: P, @unchecked Q where R == S, T: U {}
indirect enum V<each W>: X, Y { case z }
public actor AA: BB, CC {}
distributed actor DD<T>: EE where T: FF {}
@MainActor @preconcurrency @objc(GG) fileprivate struct HH<let n: Int, T: ~Copyable>: ~Copyable {}
nonisolated struct II: @MainActor JJ, nonisolated KK {}
@LL<MM>.NN(1, { $0 }) @OO("a") package final class PP<@QQ T> {}
#if RR
  @SS
#endif
public class TT {}
