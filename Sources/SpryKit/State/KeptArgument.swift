/// The text of an argument, where a fake keeps no more; see ``RecordingDepth/text``.
public struct ArgumentText: Sendable, Hashable, CustomStringConvertible {
  /// The argument as a failure prints it, in full.
  public let description: String
  /// Whether it tells the argument from others of its type.
  let isTelling: Bool

  init(of value: Any) {
    description = text(of: value)
    let isPlainObject = type(of: value) is AnyClass && !(value is any CustomStringConvertible)
    isTelling = !isPlainObject && !isClosure(value)
  }
}

/// Stands for an object that is not kept and has ended; see ``RecordingDepth/weakObjects``.
struct GoneArgument: CustomStringConvertible {
  var description: String { "(gone)" }
}

/// What is recorded of an argument that is not kept as it is.
final class KeptArgument: TransientArgument {
  private enum Content {
    case whole(Any?)
    case object(WeakObject)
  }

  private struct WeakObject {
    weak var object: AnyObject?
  }

  private let content: Content

  /// Keeps of an argument as much as is wanted. Its description may be a user's.
  init(_ argument: RecordedArgument, _ depth: RecordingDepth) {
    content = Self.content(argument.value, depth)
    super.init()
  }

  private static func content(_ value: Any?, _ depth: RecordingDepth) -> Content {
    guard let value else { return .whole(nil) }
    switch depth {
    case .everything, .counts: return .whole(value)
    case .text: return .whole(ArgumentText(of: value))
    case .weakObjects:
      // It has let go of its closure before the call ends.
      if value is any AnyNonEscapingArgument { return .whole(value) }
      if isClosure(value) { return .whole(typeOnly(value)) }
      if type(of: value) is AnyClass { return .object(WeakObject(object: value as AnyObject)) }
      return .whole(value)
    }
  }

  /// What is left of a closure.
  private static func typeOnly(_ closure: Any) -> Any {
    func open<Closure>(_ closure: Closure) -> Any {
      let argument = NonEscapingArgument(closure)
      argument.end()
      return argument
    }
    return _openExistential(closure, do: open)
  }

  override var recorded: Any? {
    switch content {
    case .whole(let value): value
    case .object(let object): object.object ?? GoneArgument()
    }
  }

  override var recordedType: any Any.Type { recorded.map { type(of: $0) } ?? Any?.self }
}

/// Tells a closure, and what holds closures as a collection or a tuple does.
private func isClosure(_ value: Any) -> Bool {
  value is any AnyNonEscapingArgument || typeName(of: value).contains("->")
}

/// The text of what a call threw, where a fake keeps no more.
struct ErrorText: Error, CustomStringConvertible {
  let description: String
}
