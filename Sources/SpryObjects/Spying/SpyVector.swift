/// Which of a subject's calls a spy records.
public enum SpyVector: Sendable {
  /// Those that the subject received, whichever class implements the member for it. That an override
  /// goes on to call its superclass's implementation is not another such call.
  case direct

  /// Those in which a superclass's implementation ran: because an override on the subject called it,
  /// or because nothing overrides it. Of several superclasses it is the nearest with the member.
  case indirect
}
