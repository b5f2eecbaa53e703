/// Which calls of its subject a spy records.
public enum SpyVector: Sendable {
  /// The calls that the subject received, whichever class implements the member for it. An override
  /// that calls its superclass's implementation does not make another such call.
  case direct

  /// The calls that ran a superclass's implementation: because an override of the subject called it,
  /// or because nothing overrides it. Of several superclasses it is the nearest one with the member.
  case indirect
}
