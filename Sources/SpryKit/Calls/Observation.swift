/// The properties of a spy of a real object that failures need, besides its calls.
struct Observation {
  /// Set if the calls are those of a superclass's implementation.
  var superclassCall: SuperclassCall?
  /// The reason why no call can have been recorded; nil if calls can.
  var hindrance: String?
  /// The classes that may override a member without the spy's knowledge, as words: `Leaf or Middle`.
  var subclasses: String?
  /// The keys of the members whose calls are recorded; nil for all.
  var watchedKeys: [String]?
  /// The called members whose names differ from watched ones only by a trailing `(_:)`, by the keys of
  /// the watched ones.
  var otherSpellings = Dictionary<String, String>()
  /// Whether the timeline leaves out the calls because another state has them, too.
  var isAside = false
}
