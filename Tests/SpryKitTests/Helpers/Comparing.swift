import SpryKit

/// Whether the library regards an argument as equal to another.
func isEqual(_ actual: Any?, to expected: Any?) -> Bool {
  let fake = FakeService()
  fake.accept(actual)
  return fake.didCall(.accept, withArguments: [expected]).success
}

extension ArgumentCaptor {
  /// Captures an argument by a check that finds it.
  func capture(_ argument: Any?) {
    let fake = FakeService()
    fake.accept(argument)
    _ = fake.didCall(.accept, withArguments: [self])
  }
}
