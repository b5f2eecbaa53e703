// swift-format-ignore-file
import Foundation
import SpryMacros

// Protocols whose parents need a little more, and what the compiler says without it. These errors are in
// expansions, where the compiler's verifier cannot look for them.

protocol Reader {}

@Spryable
protocol Notebook: Reader {}  // error: cannot find type 'FakedReader' in scope

@Spryable
protocol Printer {}

typealias Alias = Printer

@Spryable
protocol Copier: Alias {}  // error: cannot find type 'FakedAlias' in scope

@Spryable
protocol Coder: Encoder {}  // error: cannot find type 'FakedEncoder' in scope

@Spryable
protocol Box<Item> {
  associatedtype Item
}

@Spryable
// error: type 'FakeSortedBox.SpryMembers<SpryRole>' does not conform to protocol 'SpryableBox'
protocol SortedBox<Item>: Box where Item: Comparable {}  // error: type 'FakeSortedBox' does not conform to protocol 'Box'

@Spryable
protocol TagBox: Box where Tag == Item {  // error: type alias 'Tag' references itself
  associatedtype Tag
}

@Spryable
protocol Window: NSObjectProtocol {}

@Spryable
protocol Panel: Window {}  // error: type 'FakePanel' does not conform to protocol 'NSObjectProtocol'

@Spryable
protocol Account: Actor {}

@Spryable
protocol Savings: Account {}  // error: non-actor type 'FakeSavings' cannot conform to the 'Actor' protocol

@Spryable
protocol Input {
  func close() -> Bool
}

@Spryable
protocol Output {
  func close() -> Bool
}

@Spryable
protocol Duplex: Input, Output {}  // error: type 'FakeDuplex' does not conform to protocol 'Input'

@Spryable
protocol Echo: Input {}  // error: type 'FakeEcho' does not conform to protocol 'Input'

extension Echo {
  func close() -> Bool { true }
}

enum Namespace {
  @Spryable
  protocol Outer {}
}

@Spryable
protocol Inner: Namespace.Outer {}  // error: 'FakedOuter' is unavailable: a fake cannot inherit the members of 'Outer', which is inside a type or a function; move it to the top level of the file

@Spryable(wraps: true)
protocol ColorPrinter: Printer {}  // error: type 'Self' has no member 'spryWrapsPrinter'

// A macro cannot see that a type is noncopyable. The compiler's error names it.
struct Token: ~Copyable {}

@Spryable
protocol Safe {
  func open(with token: consuming Token) -> Int  // error: type 'Token' does not conform to protocol 'Copyable'
}
