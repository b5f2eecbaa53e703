import SpryKit
import Dispatch
func now() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
protocol Svc: AnyObject { func f(_ a: String, _ b: String) -> Bool }
final class Hand: Svc { var count = 0; var args: [(String,String)] = []; var ret = true
  func f(_ a: String, _ b: String) -> Bool { count += 1; args.append((a,b)); return ret } }
final class F1: Svc, Spryable { let spryState = SpryState(); enum Function: String, StringRepresentable { case f = "f(_:_:)" }; func f(_ a: String, _ b: String) -> Bool { spryify(arguments: a, b) } }
final class F2: Svc, Spryable { enum Function: String, StringRepresentable { case f = "f(_:_:)" }; func f(_ a: String, _ b: String) -> Bool { spryify(arguments: a, b) } }
let n = 100_000, k = Int(CommandLine.arguments.dropFirst(2).first ?? "1000")!
func time(_ name: String, _ make: () -> Svc) {
  var t: [Double] = [], u: [Double] = []
  for _ in 0..<9 { let s = now(); var calls: UInt64 = 0
    for _ in 0..<(n/k) { let h = make(); let a = now(); for _ in 0..<k { _ = h.f("hello", "world") }; calls += now() - a }
    t.append(Double(now()-s)/Double(n)); u.append(Double(calls)/Double(n)) }
  t.sort(); u.sort(); print(name, t[4], "without drop", u[4]) }
if CommandLine.arguments.dropFirst().first == "1" { let f = F1(); f.stub(.f).with("hello", "world").andReturn(true); let g: Svc = f; for _ in 0..<(Int(CommandLine.arguments.dropFirst(2).first ?? "20000")!) { _ = g.f("hello", "world") } } else {
for _ in 0..<3 {
time("hand", Hand.init); time("stored", { let f = F1(); f.stub(.f).with("hello", "world").andReturn(true); return f })
time("registry", { let f = F2(); f.stub(.f).with("hello", "world").andReturn(true); return f })
}
  time("stored 20", { let f = F1(); for i in 0..<20 { f.stub(.f).with(i == 0 ? "hello" : "hello\(i)", "world").andReturn(true) }; return f })
}
