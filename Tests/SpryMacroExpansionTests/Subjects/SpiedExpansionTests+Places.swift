extension SpiedExpansionTests {
  static let places = [
    Row(
      name: "an extension",
      context: ["extension Outer.Inner {}"],
      source: "@Spied func f() {}",
      text: """
        {
          var `f()`: Void { get {} }
          guard SpySwitch.isOn(for: self) else { return `f()` }
          return self.spied(in: SpySwitch.implementation(Self.self, of: self)) { `f()` }
        }

        """
    ),
    Row(
      name: "a static member of an extension",
      context: ["extension View {}"],
      source: "@Spied static func f() {}",
      text: """
        {
          var `f()`: Void { get {} }
          guard SpySwitch.isOn(forClass: self) else { return `f()` }
          return self.spied(in: SpySwitch.implementation(Self.self, ofClass: self)) { `f()` }
        }

        """
    ),
    Row(
      name: "`Self`, in an extension",
      context: ["extension Outer.Inner {}"],
      source: "@Spied func f() -> Self { self }",
      text: """
        {
          var `f()`: Self {
            get {
        #sourceLocation(file: "File.swift", line: 10)
                                  self
        #sourceLocation()
            }
          }
          guard SpySwitch.isOn(for: self) else { return `f()` }
          return self.spied(in: SpySwitch.implementation(named: Outer.Inner.self, of: self)) { `f()` }
        }

        """
    ),
    Row(
      name: "an initializer in an extension",
      context: ["extension Outer.Inner {}"],
      source: "@Spied convenience init(_ name: String) { self.init() }",
      text: """
        {
          if SpySwitch.isOn(forClass: Self.self) {
            Self.spiedInit(in: SpySwitch.implementation(named: Outer.Inner.self, ofClass: Self.self), arguments: name)
          }
        #sourceLocation(file: "File.swift", line: 10)
                                                  self.init()
        #sourceLocation()
        }

        """
    ),
    Row(
      name: "an initializer with a closure in an extension",
      context: ["extension View {}"],
      source: "@Spied convenience init(_ name: () -> String) { self.init() }",
      text: """
        {
          if SpySwitch.isOn(forClass: Self.self) {
            let spiedClass = Self.self
            withoutActuallyEscaping(name) { name in
              let nameArgument = NonEscapingArgument(name)
              defer { nameArgument.end() }
              spiedClass.spiedInit(in: SpySwitch.implementation(named: View.self, ofClass: spiedClass), arguments: nameArgument)
            }
          }
        #sourceLocation(file: "File.swift", line: 10)
                                                        self.init()
        #sourceLocation()
        }

        """
    ),
    Row(
      name: "an actor",
      context: ["public actor Counter {}"],
      source: "@Spied func count(_ body: () -> Int) async -> Int { body() }",
      text: """
        {
          func `count(_:)`() async -> Int {
        #sourceLocation(file: "File.swift", line: 10)
                                                            body()
        #sourceLocation()
          }
          guard SpySwitch.isOn(for: self) else { return await `count(_:)`() }
          return await withoutActuallyEscaping(body) { body in
            let bodyArgument = NonEscapingArgument(body)
            defer { bodyArgument.end() }
            return await self.spied(in: Counter.self, arguments: bodyArgument) { await `count(_:)`() }
          }
        }

        """
    ),
    Row(
      name: "what is not bound to the actor",
      context: ["actor Counter {}"],
      source: "@Spied nonisolated func count() async { f() }",
      text: """
        {
          func `count()`() async -> Void {
        #sourceLocation(file: "File.swift", line: 10)
                                                f()
        #sourceLocation()
          }
          guard SpySwitch.isOn(for: self) else { return await `count()`() }
          #if hasFeature(NonisolatedNonsendingByDefault)
          return await self.spiedNonsending(in: Counter.self) { await `count()`() }
          #else
          return await self.spied(in: Counter.self) { await `count()`() }
          #endif
        }

        """
    ),
    Row(
      name: "a closure, where it may be of an actor",
      context: ["extension Counter {}"],
      source: "@Spied func count(_ body: () throws -> Int) async throws -> Int { try body() }",
      text: """
        {
          func `count(_:)`() async throws -> Int {
        #sourceLocation(file: "File.swift", line: 10)
                                                                          try body()
        #sourceLocation()
          }
          guard SpySwitch.isOn(for: self) else { return try await `count(_:)`() }
          #if hasFeature(NonisolatedNonsendingByDefault)
          func spiedHere<SpiedResult>(_: SpySwitch.PlaceOfCaller, _ isolation: isolated (any _Concurrency.Actor)?, _ original: NonsendingOriginal<SpiedResult, any Swift.Error>) async throws -> SpiedResult {
            return try await withoutActuallyEscaping(body) { body in
              _ = isolation
              let bodyArgument = NonEscapingArgument(body)
              defer { bodyArgument.end() }
              return try await self.spiedNonsending("count(_:)", in: SpySwitch.implementation(Self.self, of: self), arguments: bodyArgument) { try await original() }
            }
          }
          let spiedPlace = SpySwitch.place(of: self)
          func spiedHere<SpiedResult>(_: SpySwitch.PlaceOfActor, _ isolation: isolated (any _Concurrency.Actor)?, _ original: ActorOriginal<SpiedResult, any Swift.Error>) async throws -> SpiedResult {
            return try await spiedHere(SpySwitch.PlaceOfCaller(), isolation, original)
          }
          return try await spiedHere(spiedPlace, #isolation) { try await `count(_:)`() }
          #else
          return try await withoutActuallyEscaping(body) { body in
            let bodyArgument = NonEscapingArgument(body)
            defer { bodyArgument.end() }
            return try await self.spied(in: SpySwitch.implementation(Self.self, of: self), arguments: bodyArgument) { try await `count(_:)`() }
          }
          #endif
        }

        """
    ),
  ]
}
