import DeclarationParser

/// What the runtime of a system must support, so that a type can be the argument of a generic type
/// or function.
///
/// The compiler has these versions in `RuntimeVersions.def`. Where a member has a type that the
/// oldest system does not support, the code that needs the type's metadata has a condition.
enum RuntimeSupport: Int, Comparable {
  /// A protocol with arguments, such as `any Sequence<Int>`.
  case protocolsWithArguments
  /// A function with typed throws, or an `@isolated(any)` function.
  case newFunctions

  /// The first systems that have it. visionOS has always had the first.
  fileprivate var systems: [(platform: String, version: Int)] {
    switch self {
    case .protocolsWithArguments: [("macOS", 13), ("iOS", 16), ("tvOS", 16), ("watchOS", 9)]
    case .newFunctions:
      [("macOS", 15), ("iOS", 18), ("tvOS", 18), ("watchOS", 11), ("visionOS", 2)]
    }
  }

  /// The systems as `@available` and `#available` list them: `macOS 15, iOS 18, *`, without those
  /// that an enclosing declaration already requires, because the compiler warns about an unnecessary
  /// check.
  ///
  /// - Returns: The list, or `nil` if the declaration requires all of them.
  func condition(within availability: Availability) -> String? {
    let systems = systems.filter { !availability.requires($0.platform, $0.version) }
    if systems.isEmpty { return nil }
    return (systems.map { "\($0.platform) \($0.version)" } + ["*"]).joined(separator: ", ")
  }

  static func < (left: RuntimeSupport, right: RuntimeSupport) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension TypeSyntax {
  /// What the type requires of the runtime, or `nil` if the oldest system supports it.
  var runtimeSupport: RuntimeSupport? {
    ([own] + children.map(\.runtimeSupport)).compactMap(\.self).max()
  }

  /// What the type itself requires, without the types in it.
  private var own: RuntimeSupport? {
    switch kind {
    case .function(_, let effects, _):
      effects.typedError != nil && !effects.throwsNever ? .newFunctions : nil
    case .attributed(_, let attributes, _):
      attributes.contains { $0.keyword == .isolated } ? .newFunctions : nil
    case .constrained(let word, let constraint) where word.keyword == .any:
      constraint.composedTypes.contains(where: \.hasArguments) ? .protocolsWithArguments : nil
    default: nil
    }
  }

  private var hasArguments: Bool {
    if case .named(_, _, let arguments) = kind { !arguments.isEmpty } else { false }
  }
}

extension MemberParameter {
  /// What recording the argument requires of the runtime.
  func runtimeSupport(in member: Member) -> RuntimeSupport? {
    switch passing {
    case .skipped: nil
    case .autoclosure(let effects) where member.canEvaluate(effects):
      if case .function(_, _, let result) = type.ungrouped.kind {
        result.runtimeSupport
      } else {
        nil
      }
    case .plain, .nonescaping, .inout, .pack, .autoclosure: syntax.type.runtimeSupport
    }
  }
}

extension Member {
  /// What its typed member requires of the runtime.
  var typedRuntimeSupport: RuntimeSupport? {
    (parameters.map { $0.runtimeSupport(in: self) } + [result?.runtimeSupport])
      .compactMap(\.self).max()
  }

  /// The member with a placeholder for some arguments, which only newer systems can record.
  func unrecorded(where isUnrecorded: (MemberParameter) -> Bool) -> Member {
    var member = self
    member.parameters = parameters.map {
      isUnrecorded($0) ? $0.skipped("SpryUnrecordedArgument()") : $0
    }
    return member
  }
}
