extension SpiedExpansionTests {
  static let accessorsAndInitializers = [
    Row(
      name: "a getter",
      source: "@Spied get { 1 }",
      text: """
        {
          return self.spied(in: View.self) { () in
        #sourceLocation(file: "File.swift", line: 10)
                     1
        #sourceLocation()
          }
        }

        """
    ),
    Row(
      name: "a getter with effects",
      source: "@Spied get async throws(Failure) { try await f() }",
      text: """
        {
          #if hasFeature(NonisolatedNonsendingByDefault)
          return try await self.spiedNonsending(in: View.self) { () async throws(Failure) in
        #sourceLocation(file: "File.swift", line: 10)
                                           try await f()
        #sourceLocation()
          }
          #else
          return try await self.spied(in: View.self) { () async throws(Failure) in
        #sourceLocation(file: "File.swift", line: 10)
                                           try await f()
        #sourceLocation()
          }
          #endif
        }

        """
    ),
    Row(
      name: "a setter",
      source: "@Spied set(title) { label = title }",
      text: """
        {
          return self.spied(in: View.self, arguments: title) { () -> Void in
        #sourceLocation(file: "File.swift", line: 10)
                            label = title
        #sourceLocation()
          }
        }

        """
    ),
    Row(
      name: "a subscript's getter",
      context: ["subscript(index: Int) -> String ", "class View {}"],
      source: "@Spied get { items[index] }",
      text: """
        {
          var `subscript(_:)`: String {
            get {
        #sourceLocation(file: "File.swift", line: 10)
                     items[index]
        #sourceLocation()
            }
          }
          guard SpySwitch.isOn(for: self) else { return `subscript(_:)` }
          return self.spied(in: View.self, arguments: index) { `subscript(_:)` }
        }

        """
    ),
    Row(
      name: "a subscript's setter",
      context: ["static subscript(index: Int) -> String ", "class View {}"],
      source: "@Spied set { items[index] = newValue }",
      text: """
        {
          var `subscript(_:)`: Void {
            get {
        #sourceLocation(file: "File.swift", line: 10)
                     items[index] = newValue
        #sourceLocation()
            }
          }
          guard SpySwitch.isOn(forClass: self) else { return `subscript(_:)` }
          return self.spied(in: View.self, arguments: index, newValue) { `subscript(_:)` }
        }

        """
    ),
    Row(
      name: "an initializer",
      source: "@Spied init?(name: String) throws { return nil }",
      text: """
        {
          if SpySwitch.isOn(forClass: View.self) { Self.spiedInit(in: View.self, arguments: name) }
        #sourceLocation(file: "File.swift", line: 10)
                                            return nil
        #sourceLocation()
        }

        """
    ),
    Row(
      name: "an initializer with a closure",
      source: """
        @Spied convenience init(_ name: () -> String, count: inout Int) async { \
        self.init() }
        """,
      text: """
        {
          if SpySwitch.isOn(forClass: View.self) {
            let spiedClass = Self.self
            withoutActuallyEscaping(name) { name in
              let nameArgument = NonEscapingArgument(name)
              defer { nameArgument.end() }
              spiedClass.spiedInit(in: View.self, arguments: nameArgument, count)
            }
          }
        #sourceLocation(file: "File.swift", line: 10)
                                                                                self.init()
        #sourceLocation()
        }

        """
    ),
  ]
}
