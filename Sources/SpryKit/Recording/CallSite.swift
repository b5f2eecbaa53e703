/// Where in a fake a member calls the runtime.
package struct CallSite: Sendable {
  package let function: StaticString
  private let file: StaticString
  package let line: UInt

  package init(_ function: StaticString, _ file: StaticString, _ line: UInt) {
    self.function = function
    self.file = file
    self.line = line
  }

  package var location: SpryLocation { SpryLocation(file: file, line: line) }

  /// Identifies the `#function` literal: comparing addresses is how a call finds its member.
  package var literal: UInt { UInt(bitPattern: function.utf8Start) }
}

/// A member as the state knows it, and the type of the fake.
package struct NamedMember {
  package let key: String
  let fakeType: any Any.Type

  package init(key: String, fakeType: any Any.Type) {
    self.key = key
    self.fakeType = fakeType
  }
}
