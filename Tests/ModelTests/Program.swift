/// What a test does with two fakes of one type, and with the type's static members: plain data, which
/// the generator makes, the model and the drivers run, and a failure prints.
struct Program: Equatable {
  var strictness = Strictness.normal
  var operations: [Operation] = []

  /// An argument, or what a member returned.
  enum Value: Hashable {
    case int(Int), text(String), optional(Int?), nothing
  }

  /// The type of a parameter or a result.
  enum Kind: Int, CaseIterable {
    case int, text, optional, nothing
  }

  indirect enum Matcher: Equatable {
    case value(Value), any, anyOfType, not(Value), oneOf(Value, Value)
    case greater(Int), contains(String), isNil, isSome
    /// A program has one captor for each kind of argument.
    case capture, all(Matcher, Matcher)
  }

  enum Member: String, CaseIterable {
    case add = "add(_:tag:)"
    case find = "find(_:)"
    case note = "note(_:)"
    case title = "title"
    case setTitle = "title.set(_:)"
    case make = "make(_:)"
  }

  enum Count: Equatable {
    case exactly(Int), atLeast(Int), atMost(Int), range(Int, Int)
    static let once = exactly(1), never = exactly(0)
  }

  /// Whose calls: of a fake, or of the type.
  enum Target: Int, CaseIterable {
    case a, b, type
  }

  enum Outcome: Equatable {
    case returned(Value), threwAny, threw(Oops)
  }

  /// Calls to a member.
  struct Query: Equatable {
    var target: Target
    var member: Member
    /// The expected arguments, or `nil` if they are omitted.
    var matchers: [Matcher]?
    var outcome: Outcome?
    var since: Int?
    var times: Count?
  }

  indirect enum Answer: Equatable {
    case returns(Value), throwing(Oops)
    /// A closure that computes the result from the arguments.
    case computes
    /// A closure that does something, and then returns a value.
    case runs(Operation, Value)
  }

  enum AfterLast: Equatable { case repeatLast, cycle, previousStub, fail }
  enum Strictness: Equatable { case normal, strict, relaxed }

  struct Stub: Equatable {
    /// The stub's line, which names it at the end of the test.
    var line: Int
    var target: Target
    var member: Member
    var matchers: [Matcher]?
    var answers: [Answer]
    var afterLast = AfterLast.repeatLast
    var isLenient = false
    var expected: Count?
  }

  indirect enum Operation: Equatable {
    case call(Target, Member, [Value])
    case stub(Stub)
    /// Gives a stub that was stored in a variable one more answer.
    case answer(line: Int, Answer)
    case reset(Target, calls: Bool, stubs: Bool)
    case strictness(Target, Strictness)
    case received(Query, Count?)
    case notReceived(Query)
    case read(Query)
    case order(exactly: Bool, [Query], since: Int?)
    case noOther([Target], ignoring: [Query], since: Int?)
    case mark(Int)
    /// `withSpryScope`, with another strictness or the same.
    case scope(Strictness?, [Operation])
  }
}

enum Oops: Error, Hashable, CaseIterable { case first, second }

/// How a program uses the fakes.
enum Face: String, CaseIterable {
  case typed = "the typed members of a generated fake"
  case named = "the names of a generated fake"
  case handwritten = "a hand-written fake"
  var isTyped: Bool { self == .typed }
}

extension Program.Member {
  var parameters: [Program.Kind] {
    switch self {
    case .add: [.int, .text]
    case .find: [.optional]
    case .make: [.int]
    case .note, .setTitle: [.text]
    case .title: []
    }
  }
  var result: Program.Kind {
    switch self {
    case .add, .make: .int
    case .find, .title: .text
    case .note, .setTitle: .nothing
    }
  }
  var isProperty: Bool { self == .title || self == .setTitle }
  /// The position in an order in which closures call members, so that no call comes back.
  var rank: Int { Self.allCases.firstIndex(of: self)! }
}

extension Program.Value {
  var kind: Program.Kind {
    switch self {
    case .int: .int
    case .text: .text
    case .optional: .optional
    case .nothing: .nothing
    }
  }
}
