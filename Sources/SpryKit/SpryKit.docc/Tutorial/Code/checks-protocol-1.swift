import SpryMacros

@Spryable
protocol Mailer: AnyObject {
  var sender: String { get set }
  func send(_ text: String, to address: String) -> Bool
  func log(_ text: String)
  func close()
}
