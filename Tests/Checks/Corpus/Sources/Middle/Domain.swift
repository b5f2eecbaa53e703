// The protocols are like those of users, who may not document theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Bottom
public import Foundation
public import SpryMacros

@Spryable @Spyable
public protocol PaymentGateway: Sendable {
  associatedtype Receipt: Sendable
  func charge(_ amount: Money, to card: String, memo: String?) async throws -> Receipt
  func refund(_ receipt: Receipt, amount: Money?) async throws(PaymentError)
  func fees(for amount: Money) -> (fixed: Money, percent: Double)
}

public nonisolated enum PaymentError: Error, Equatable { case declined, limit(Money) }

@Spryable @Spyable
public protocol Wallet: AnyObject {
  var balance: Money { get }
  var onChange: (@MainActor (Money) -> Void)? { get set }
  static func += (wallet: inout Self, amount: Money)
  func pay(_ amount: Money) throws(PaymentError)
}

@Spryable @Spyable
public protocol Store: Sendable {
  func products(ids: Set<String>) async throws -> [String]
  func purchase(_ id: String, options: [String: Any]) async -> Result<String, PaymentError>
  var updates: AsyncStream<String> { get }
}

@Spryable @Spyable
public protocol Command: Sendable {
  associatedtype Output: Sendable = Void
  func execute() async throws -> Output
}

@Spryable @Spyable
public protocol CommandBus {
  func send<C: Command>(_ command: C) async throws -> C.Output
  func register<C>(_ type: C.Type, handler: @escaping (C) async throws -> C.Output) where C: Command
}

@Spryable @Spyable
public protocol QueryBus {
  func ask<Answer>(_ query: some Hashable, as type: Answer.Type) throws -> Answer
  func ask(_ query: any Hashable) throws -> Any
}

@Spryable @Spyable
public protocol EventBus: AnyObject {
  func publish<E: Event>(_ event: E)
  func publish(_ event: any Event, after seconds: Double)
  func subscribe<E: Event>(to type: E.Type, _ handler: @escaping (E) -> Void) -> Subscription
}

@Spryable @Spyable
public protocol Parser<Output> {
  associatedtype Output
  func parse(_ text: Substring) throws -> (value: Output, rest: Substring)
  func parse(_ text: inout Substring) -> Output?
  func parse(all text: String) throws -> [Output]
}

@Spryable @Spyable
public protocol Tokenizer {
  func tokens(in text: String) -> [Range<String.Index>]
  func next(from index: String.Index, in text: String) -> String.Index?
  func reduce<Value>(
    _ text: String, into value: Value, _ step: (inout Value, Substring) throws -> Void
  ) rethrows -> Value
}

@Spryable @Spyable
public protocol Formatter {
  func string(from value: Double) -> String
  func string(from value: Int) -> String
  func string(from value: Money?) -> String?
  func string(for value: some BinaryFloatingPoint, digits: Int) -> String
}

@Spryable @Spyable
public protocol Encoding {
  func encode<Value: Encodable>(_ value: Value) throws -> Data
  func encode(_ values: any Encodable...) throws -> [Data]
  func encode<each Value: Encodable>(pack values: repeat each Value) throws -> [Data]
}

@Spryable @Spyable
public protocol Validator {
  associatedtype Value
  func validate(_ value: Value) -> [String]
  func isValid(_ value: Value) -> Bool
  func validate<S: Sequence>(all values: S) throws -> Bool where S.Element == Value
}

@Spryable @Spyable
public protocol Hasher256 {
  mutating func combine(_ bytes: UnsafeRawBufferPointer)
  mutating func combine(_ byte: UInt8)
  func finalize() -> [UInt8]
}

@Spryable @Spyable
public protocol StateMachine<State, Trigger>: AnyObject {
  associatedtype State: Hashable
  associatedtype Trigger
  var state: State { get }
  @discardableResult func fire(_ trigger: Trigger) throws -> State
  func onEnter(_ state: State, _ action: @escaping (_ from: State, _ by: Trigger) -> Void)
  func canFire(_ trigger: Trigger) -> Bool
}

@Spryable @Spyable
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  func reduce(into state: inout State, action: Action) -> Bool
}

@Spryable @Spyable
public protocol Plugin: Identifiable, Sendable {
  static var version: Int { get }
  init(configuration: [String: String]) throws
  func load() async throws -> any Plugin
  func handle(_ event: any Event) async -> Bool
}

@Spryable @Spyable
public protocol Container {
  func register<Value>(
    _ type: Value.Type, name: String?, _ make: @escaping (any Container) -> Value)
  func resolve<Value>(_ type: Value.Type) -> Value?
  func resolve<Value>(_ type: Value.Type, name: String) throws -> Value
  func resolve<Value, Argument>(_ type: Value.Type, argument: Argument) -> Value
}

@Spryable @Spyable
public protocol Factory {
  associatedtype Product
  init()
  func make() -> Product
  static func make(from parts: [String]) -> Product?
}

@Spryable @Spyable
public protocol Localizing {
  func callAsFunction(_ key: String) -> String
  func callAsFunction(_ key: String, _ arguments: any CVarArg...) -> String
  static var `default`: Self { get }
  var `self`: Int { get }
}

@Spryable @Spyable
public protocol IteratorStepping {
  mutating func step() -> Int?
}

@Spryable @Spyable(inheriting: "IteratorSteppingSpy")
public protocol Cursor: IteratorStepping {
  mutating func seek(to position: Int) -> Bool
}
