internal import SpryKit

extension ClassSpyable {
  /// Records the call of an initializer with the spies on its class; the body runs in any case.
  ///
  /// - Parameters:
  ///   - function: the initializer; by default the one that contains the call.
  ///   - implementation: the class that this is written in; by default that of the object.
  ///   - arguments: what the initializer received, in order.
  ///   - file: the caller's file.
  ///   - line: the caller's line.
  ///
  /// Call it first of all, on the class of the object that is being made:
  ///
  /// ```swift
  /// init(name: String) {
  ///   Self.spiedInit(in: View.self, arguments: name)
  ///   self.name = name
  /// }
  /// ```
  ///
  /// No stub answers in place of an initializer: there would be no object.
  @inlinable
  public static func spiedInit<each Argument>(
    _ function: StaticString = #function,
    in implementation: AnyClass? = nil,
    arguments: repeat each Argument,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard SpySwitch.isOn else { return }
    recordInit(
      function, in: implementation, arguments: repeat each arguments, file: file, line: line)
  }

  @usableFromInline
  static func recordInit<each Argument>(
    _ function: StaticString,
    in implementation: AnyClass?,
    arguments: repeat each Argument,
    file: StaticString,
    line: UInt
  ) {
    let site = CallSite(function, file, line)
    let sighting = SpyRegistry.sighting(
      at: Subject.address(of: self),
      in: implementation ?? self,
      site,
      MemberTypes(repeat (each Argument).self, returning: Self.self)
    )
    guard let sighting else { return }
    for sight in sighting.all {
      let observer = sight.observer
      for state in [sight.besides, sight.isOfVector ? observer.state : nil] {
        guard let state else { continue }
        var call = observer.beginRecording(site, in: state)
        repeat call.writer.next((each Argument).self).initialize(to: each arguments)
        call.record(in: state) { observer.context(site) }
      }
    }
  }
}
