/// A value inside an argument, such as a property or an element, with its own matcher.
struct ArgumentPart {
  /// The place in the argument, for a failure: `.name`, `[2]`, or nothing for the argument itself.
  let label: String
  let value: Any?
  let matcher: ArgumentMatcher
}

/// Matches an argument by its parts, each of which has a matcher of its own.
final class PartsMatcher<Value>: ArgumentMatcher {
  private let words: String
  private let matchers: [ArgumentMatcher]
  private let areRequired: Bool
  private let explain: ((Value) -> String)?
  private let parts: (Value) -> [ArgumentPart]?

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - words: A description of the arguments that match, for failures.
  ///   - matchers: The matchers of the parts.
  ///   - areRequired: Whether an argument matches only if it has a part for each matcher.
  ///   - explain: Returns the reason why an argument does not have the parts.
  ///   - parts: Returns the parts of an argument, or `nil` if it does not have them.
  init(
    _ words: String, _ matchers: [ArgumentMatcher], areRequired: Bool = true,
    explain: ((Value) -> String)? = nil, parts: @escaping (Value) -> [ArgumentPart]?
  ) {
    self.words = words
    self.matchers = matchers
    self.areRequired = areRequired
    self.explain = explain
    self.parts = parts
  }

  /// Creates a matcher of the arguments that each of several matchers matches.
  convenience init(all matchers: [ArgumentMatcher]) where Value == Any? {
    self.init(matchers.map(\.description).joined(separator: " and "), matchers) { actual in
      matchers.map { ArgumentPart(label: "", value: actual, matcher: $0) }
    }
  }

  override var description: String { words }
  override var hasCaptors: Bool { matchers.hasCaptors }
  override var catchAllType: (any Any.Type)? {
    Value.self == Any?.self && matchers.areCatchAll ? matchers.first?.catchAllType : nil
  }

  override var valueType: (any Any.Type)? { Value.self == Any?.self ? nil : Value.self }

  override func canMatch(_ parameter: any Any.Type) -> Bool {
    // The parts are the argument itself.
    Value.self == Any?.self
      ? matchers.allSatisfy { $0.canMatch(parameter) } : super.canMatch(parameter)
  }

  override var impossibility: NoMatch? {
    areRequired ? matchers.lazy.compactMap(\.impossibility).first : nil
  }

  override func compare(recorded actual: Any?) -> ArgumentComparison {
    guard let value = cast(actual, to: Value.self) else { return .isNot(Value.self, actual) }
    guard let parts = parts(value) else { return .different }
    for (index, part) in parts.enumerated() {
      let comparison = part.matcher.compare(recorded: part.value)
      // The part is the argument itself.
      if case .otherType = comparison, part.label.isEmpty { return comparison }
      if !comparison.isMatch { return .part(index, comparison) }
    }
    return .matches
  }

  /// The parts after the first that does not match were not compared.
  override func distance(of actual: Any?, _ comparison: ArgumentComparison) -> Double {
    guard case .part(let index, let comparison) = comparison,
      let parts = cast(actual, to: Value.self).flatMap(parts)
    else { return 1 }
    let distance = parts[index].matcher.distance(of: parts[index].value, comparison)
    return (distance + Double(parts.count - index - 1)) / Double(parts.count)
  }

  override func mismatch(_ actual: Any?, _ comparison: ArgumentComparison) -> String {
    guard let value = cast(actual, to: Value.self) else {
      return super.mismatch(actual, comparison)
    }
    guard case .part(let index, let comparison) = comparison, let part = parts(value)?[index] else {
      return explain?(value) ?? super.mismatch(actual, comparison)
    }
    let text = part.matcher.mismatch(part.value, comparison)
    if part.label.isEmpty { return text }
    return part.label + (isAtPath(text) ? text : ": \(text)") + asItIsNow(actual)
  }

  override func capture(_ actual: Any?, from position: ArgumentPosition?) throws {
    let parts = cast(actual, to: Value.self).flatMap(parts) ?? []
    try captureAll(parts, from: position)
  }
}

/// Matches an argument that at least one of several matchers matches.
final class AlternativesMatcher: ArgumentMatcher {
  private let alternatives: [ArgumentMatcher]

  init(_ alternatives: [ArgumentMatcher]) {
    self.alternatives = alternatives
  }

  override var description: String {
    "one of (" + alternatives.map(\.description).joined(separator: ", ") + ")"
  }
  override var hasCaptors: Bool { alternatives.hasCaptors }

  override var impossibility: NoMatch? {
    let reasons = alternatives.compactMap(\.impossibility)
    return reasons.count == alternatives.count ? reasons.first : nil
  }

  override var valueType: (any Any.Type)? {
    let first = alternatives.first?.valueType
    return alternatives.allSatisfy { $0.valueType == first } ? first : nil
  }

  override func canMatch(_ parameter: any Any.Type) -> Bool {
    alternatives.contains { $0.canMatch(parameter) }
  }

  override func compare(recorded actual: Any?) -> ArgumentComparison {
    var types: [any Any.Type] = []
    for alternative in alternatives {
      let comparison = alternative.compare(recorded: actual)
      if comparison.isMatch { return .matches }
      if case .otherType(let type) = comparison { types.append(type) }
    }
    return types.count == alternatives.count
      ? types.first.map { .otherType($0) } ?? .different : .different
  }

  override func distance(of actual: Any?, _ comparison: ArgumentComparison) -> Double {
    alternatives.map { $0.distance(of: actual, comparison) }.min() ?? 1
  }

  /// Captures only in the alternatives that match.
  override func capture(_ actual: Any?, from position: ArgumentPosition?) throws {
    try captureAll(
      alternatives.filter { $0.hasCaptors && $0.matches(recorded: actual) }
        .map { ArgumentPart(label: "", value: actual, matcher: $0) },
      from: position)
  }
}

/// Passes parts of an argument to the captors and checks of their matchers. An error of one does not keep
/// the others from it.
private func captureAll(_ parts: [ArgumentPart], from position: ArgumentPosition?) throws {
  var failure: (any Error)?
  for part in parts where part.matcher.hasCaptors {
    var position = position
    position?.part += part.label
    do { try part.matcher.capture(part.value, from: position) } catch { failure = failure ?? error }
  }
  if let failure { throw failure }
}
