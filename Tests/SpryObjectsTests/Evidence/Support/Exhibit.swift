import SpryKit
import SpryObjects

/// A subject without members.
class Exhibit: ObjectSpyable, ClassSpyable {}

class FramedExhibit: Exhibit {}

/// Evidence whose release a weak reference shows.
final class Trace: Sendable {}

/// A subject that threads share.
final class SharedExhibit: ObjectSpyable, Sendable {}
