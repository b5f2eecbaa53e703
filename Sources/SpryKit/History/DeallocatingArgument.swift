/// Stands for an object that passed itself to a fake in its `deinit`.
///
/// An object that is kept during its `deinit` stops the process, so the record of the call does not
/// keep it. The stub of the call still receives it.
final class DeallocatingArgument: TransientArgument, CustomStringConvertible {
  private let type: any Any.Type

  fileprivate init(_ object: Any) {
    type = Swift.type(of: object)
  }

  override var recordedType: any Any.Type { type }

  var description: String { "\(article(typeName(type))) in its deinit" }
}

extension ArgumentList {
  /// The arguments that the record of a call keeps, if one of them may be an object.
  var kept: ArgumentList {
    guard values.contains(where: isBeingDeallocated) else { return self }
    return ArgumentList(values.map { isBeingDeallocated($0) ? DeallocatingArgument($0) : $0 })
  }
}

/// Whether a value is an object that is being deallocated. A weak reference to it is `nil`.
private func isBeingDeallocated(_ value: Any) -> Bool {
  guard type(of: value) is AnyClass else { return false }
  weak var object: AnyObject?
  object = value as AnyObject
  return object == nil
}
