internal import SpryKit

extension ClassSpyable {
  /// Records the call to an initializer with the spies on its class. The body always runs.
  ///
  /// - Parameters:
  ///   - function: The initializer, which by default is the function that contains the call.
  ///   - implementation: The class in which the call is written, or `nil` for the class of the
  ///     object.
  ///   - arguments: The arguments that the initializer received, in order.
  ///   - file: The caller's file.
  ///   - line: The caller's line.
  ///
  /// Call it before anything else, on the class of the new object:
  ///
  /// ```swift
  /// init(name: String) {
  ///   Self.spiedInit(in: View.self, arguments: name)
  ///   self.name = name
  /// }
  /// ```
  ///
  /// No stub answers instead of an initializer, because there would be no object.
  public static func spiedInit<each Argument>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard SpySwitch.isOn else { return }
    let site = CallSite(function, file, line)
    spied.record(
      site, implementation ?? self, repeat each arguments, returning: Self.self, isAnswered: false
    ).finish()
  }
}
