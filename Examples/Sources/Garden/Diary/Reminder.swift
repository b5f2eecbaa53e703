/// A kitchen clock that rings in the house.
protocol Bell: AnyObject {
  func ring()
  func ring(times: Int)
  func set(minutes: Int, _ action: @escaping () -> Void)
}

/// Reminds the gardener of a pot on the windowsill.
final class Reminder {
  private let bell: any Bell
  private let diary: any Diary
  private var isDone = false

  init(bell: any Bell, diary: any Diary) {
    self.bell = bell
    self.diary = diary
  }

  func start(after minutes: Int) {
    bell.set(minutes: minutes) { self.remind(again: minutes) }
  }

  func finish() {
    isDone = true
    bell.ring()
    diary.write("The pot is watered.")
  }

  private func remind(again minutes: Int) {
    if isDone { return }
    bell.ring(times: 3)
    start(after: minutes)
  }
}
