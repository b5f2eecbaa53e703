import SpryKit
import SpryObjects

/// A subject with nothing but evidence.
class Exhibit: ObjectSpyable, ClassSpyable {}

class FramedExhibit: Exhibit {}

actor MovingExhibit: ObjectSpyable {}

/// Evidence whose end can be seen.
final class Trace: Sendable {}

/// One that threads share.
final class SharedExhibit: ObjectSpyable, Sendable {}
