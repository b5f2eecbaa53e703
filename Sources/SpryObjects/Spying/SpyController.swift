public import SpryKit

/// A description of the spies that ``createSpy(on:file:line:)`` creates: on instances of a class,
/// or on a class and its subclasses.
///
/// Use a controller to create the same spy in several tests, or to remove evidence when a spy ends.
/// The terms in this protocol come from libraries that spy by method swizzling, where a pair of
/// selectors identifies a member. Here, members have names.
///
/// ```swift
/// struct LayoutSpyController: SpyController {
///   let rootSpyableClass: AnyClass = View.self
///   let vector = SpyVector.indirect
///   let members: [View.Function] = [.layout]
/// }
///
/// let spy = try LayoutSpyController().createSpy(on: fancyView)
/// ```
public protocol SpyController {
  /// The names of the members.
  associatedtype Function: StringRepresentable = MemberName

  /// The class that first declares the members.
  var rootSpyableClass: AnyClass { get }

  /// Whether the spies record the calls that their subject receives, or the calls that run its
  /// superclass's implementation.
  var vector: SpyVector { get }

  /// Whether the members belong to instances, which is the default, or to classes.
  var memberKind: SpiedMemberKind { get }

  /// The members to spy on. If the list is empty, which is the default, the spy watches all
  /// `@Spied` members.
  var members: [Function] { get }

  /// The evidence that a spy removes whenever its spying ends. The default is an empty array.
  var evidence: [EvidenceReference] { get }

  /// Whether calls that no stub answers run the member's own body. The default is true.
  ///
  /// You can implement this property as a variable.
  var forwardsInvocations: Bool { get }
}

@_documentation(visibility: internal)
extension SpyController {
  /// The default, `instance`.
  public var memberKind: SpiedMemberKind { .instance }

  /// The default, an empty array, which stands for all members.
  public var members: [Function] { [] }

  /// The default, an empty array.
  public var evidence: [EvidenceReference] { [] }

  /// The default, `true`.
  public var forwardsInvocations: Bool { true }
}

extension SpyController {
  /// Creates a spy that is not active yet.
  ///
  /// - Parameters:
  ///   - subject: The instance or the class to spy on. For instance members, pass an instance of
  ///     the root spyable class or of a subclass. For static members, pass the root spyable class
  ///     or a subclass. The indirect vector needs a subclass.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  /// - Throws: A ``SpyError`` if the spy cannot watch the subject.
  public func createSpy(
    on subject: Any,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws(SpyError) -> Spy<Function> {
    let (evidence, scope) = (evidence, SpryScope.current)
    let subject = try SpySubject(subject, memberKind, vector, root: rootSpyableClass)
    return Spy(
      of: subject,
      members,
      inheritedFrom: vector == .indirect ? _getSuperclass(subject.type) : nil,
      forwardsInvocations: forwardsInvocations
    ) {
      let subject = EvidenceSubject(subject, in: scope, at: SpryLocation(file: file, line: line))
      for reference in evidence { subject.remove(with: reference) }
    }
  }
}

/// The kind of spied members: members of instances, or members of classes.
public enum SpiedMemberKind: Sendable {
  /// Instance methods, properties, and subscripts.
  case instance
  /// Static and class members, and initializers.
  case `class`
}

/// The kind of calls to its subject that a spy records.
public enum SpyVector: Sendable {
  /// The calls that the subject received, regardless of the class that implements the member. If an
  /// override calls its superclass's implementation, that call doesn't count.
  case direct

  /// The calls that ran a superclass's implementation, either because the subject's override called
  /// the implementation, or because nothing overrides it. If several superclasses implement the
  /// member, the nearest superclass counts.
  case indirect
}
