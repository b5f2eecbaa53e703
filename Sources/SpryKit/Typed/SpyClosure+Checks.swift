extension SpyClosure {
  /// Returns the arguments of the calls, oldest first.
  ///
  /// - Returns: A tuple for each call, or the argument itself if there is one parameter.
  public func inputs<each Argument>() -> [Input] where Input == (repeat each Argument) {
    called(.call).arguments(as: (repeat each Argument).self)
  }
}
