/// What a check needs to know about the spy of a real object, besides its calls.
struct Observation {
  /// Set where the calls are those of a superclass's implementation.
  var superclassCall: SuperclassCall?
  /// Why no call can have been recorded, if that is so.
  var hindrance: String?
  /// The keys of the members whose calls are recorded; nil for all.
  var watchedKeys: [String]?
  /// Members that were called and are spelled differently from those that are watched, by the keys of
  /// these.
  var otherSpellings = Dictionary<String, String>()
  /// Whether the calls are left out of the timeline: another state has them, too.
  var isAside = false
}
