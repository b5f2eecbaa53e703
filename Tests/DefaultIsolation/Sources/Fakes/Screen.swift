import SpryObjects

/// A class to spy on, as an app writes it.
open class Screen: ObjectSpyable, ClassSpyable {
  public enum Function: String, StringRepresentable {
    case appear = "appear(_:)"
    case load = "load()"
    case title
  }

  public enum ClassFunction: String, StringRepresentable {
    case make = "make()"
    case create = "init(title:)"
  }

  private var text: String

  @Spied public init(title: String) {
    text = title
  }

  @Spied open func appear(_ time: Int) -> Int { time }

  @Spied open func load() async throws -> Int { text.count }

  public var title: String {
    @Spied get { text }
    @Spied set { text = newValue }
  }

  @Spied open class func make() -> Int { 1 }
}

public final class FancyScreen: Screen {
  @Spied override public func appear(_ time: Int) -> Int { super.appear(time) + 1 }
}
