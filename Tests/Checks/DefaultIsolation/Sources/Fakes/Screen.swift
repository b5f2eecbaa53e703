import SpryObjects

/// A class to spy on, as an app writes it.
open class Screen: ObjectSpyable, ClassSpyable {
  /// The members to spy on.
  public enum Function: String, StringRepresentable {
    case appear = "appear(_:)"
    case load = "load()"
    case title
  }

  /// The class members to spy on.
  public enum ClassFunction: String, StringRepresentable {
    case make = "make()"
    case create = "init(title:)"
  }

  private var text: String

  /// Creates a screen.
  @Spied public init(title: String) {
    text = title
  }

  /// Shows the screen.
  @Spied open func appear(_ time: Int) -> Int { time }

  /// Loads what is shown.
  @Spied open func load() async throws -> Int { text.count }

  /// What is shown above.
  public var title: String {
    @Spied get { text }
    @Spied set { text = newValue }
  }

  /// Makes one.
  @Spied open class func make() -> Int { 1 }
}

/// Overrides a member.
public final class FancyScreen: Screen {
  @Spied override public func appear(_ time: Int) -> Int { super.appear(time) + 1 }
}
