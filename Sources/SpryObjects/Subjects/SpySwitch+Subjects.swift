// What `@Spied` asks. That it names the subject is for the compiler, which says what the class lacks.
extension SpySwitch {
  /// Whether any spy of the process is active, for a member of an object that can be spied on.
  @inlinable
  @inline(__always)
  public static func isOn<Subject: ObjectSpyable>(for subject: Subject) -> Bool { isOn }

  /// Whether any spy of the process is active, for a member of a class that can be spied on.
  @inlinable
  @inline(__always)
  public static func isOn<Subject: ClassSpyable>(forClass subject: Subject.Type) -> Bool { isOn }
}
