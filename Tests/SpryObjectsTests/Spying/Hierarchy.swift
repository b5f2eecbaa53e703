import SpryObjects

/// The class that declares the members.
class View: ObjectSpyable, ClassSpyable {
  required init() {}

  enum Function: String, StringRepresentable {
    case layout = "layout()"
    case draw = "draw(in:)"
    case load = "load(_:)"
    case title
  }

  enum ClassFunction: String, StringRepresentable {
    case reset = "reset()"
    case make = "make(_:)"
  }

  /// The implementations that ran, as class and member.
  private(set) var ran: [String] = []

  func note(_ place: String) { ran.append(place) }

  func layout() {
    spied(in: View.self) { note("View.layout") }
  }

  func draw(in area: Int) throws(DrawingError) -> Bool {
    try spied(in: View.self, arguments: area) { () throws(DrawingError) -> Bool in
      note("View.draw")
      if area < 0 { throw DrawingError(area: area) }
      return true
    }
  }

  func load(_ name: String) async throws -> String {
    try await spied(in: View.self, arguments: name) {
      note("View.load")
      if name.isEmpty { throw DrawingError(area: 0) }
      return "View's \(name)"
    }
  }

  var title: String {
    get { spied(in: View.self) { "a view" } }
    set { spied(in: View.self, arguments: newValue) { note("View.title = \(newValue)") } }
  }

  class func reset() -> String {
    spied(in: View.self) { "View" }
  }

  class func make(_ name: String) async -> String {
    await spied(in: View.self, arguments: name) { "View's \(name)" }
  }
}

struct DrawingError: Error, Equatable {
  let area: Int
}

/// A class that overrides all members and calls `super`.
class FancyView: View {
  override func layout() {
    spied(in: FancyView.self) {
      note("FancyView.layout")
      super.layout()
    }
  }

  override func draw(in area: Int) throws(DrawingError) -> Bool {
    try spied(in: FancyView.self, arguments: area) { () throws(DrawingError) -> Bool in
      note("FancyView.draw")
      return try super.draw(in: area)
    }
  }

  override func load(_ name: String) async throws -> String {
    try await spied(in: FancyView.self, arguments: name) {
      note("FancyView.load")
      return try await "Fancy " + super.load(name)
    }
  }

  override var title: String {
    get { spied(in: FancyView.self) { "fancy " + super.title } }
    set { spied(in: FancyView.self, arguments: newValue) { super.title = newValue } }
  }

  override class func reset() -> String {
    spied(in: FancyView.self) { "Fancy " + super.reset() }
  }

  override class func make(_ name: String) async -> String {
    await spied(in: FancyView.self, arguments: name) { await "Fancy " + super.make(name) }
  }
}

/// A class that overrides all members and does not call `super`.
final class ForgetfulView: View {
  override func layout() {
    spied(in: ForgetfulView.self) { note("ForgetfulView.layout") }
  }

  override func draw(in area: Int) throws(DrawingError) -> Bool {
    spied(in: ForgetfulView.self, arguments: area) { false }
  }

  override func load(_ name: String) async throws -> String {
    await spied(in: ForgetfulView.self, arguments: name) { "forgotten" }
  }

  override var title: String {
    get { spied(in: ForgetfulView.self) { "forgotten" } }
    set { spied(in: ForgetfulView.self, arguments: newValue) {} }
  }

  override class func reset() -> String {
    spied(in: ForgetfulView.self) { "Forgetful" }
  }

  override class func make(_ name: String) async -> String {
    await spied(in: ForgetfulView.self, arguments: name) { "forgotten" }
  }
}

/// A class that overrides no member.
final class PlainView: View {}

/// A class with a third implementation of a member.
final class FancierView: FancyView {
  override func layout() {
    spied(in: FancierView.self) {
      note("FancierView.layout")
      super.layout()
    }
  }
}
