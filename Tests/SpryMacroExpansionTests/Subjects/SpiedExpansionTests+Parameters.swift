extension SpiedExpansionTests {
  static let parameters = [
    Row(
      name: "rethrows",
      source: "@Spied func map(_ f: (Int) throws -> Int) rethrows -> [Int] { try all.map(f) }",
      text: """
        {
          func `map(_:)`(_ f: (Int) throws -> Int) rethrows -> [Int] {
        #sourceLocation(file: "File.swift", line: 10)
                                                                      try all.map(f)
        #sourceLocation()
          }
          guard SpySwitch.isOn(for: self) else { return try `map(_:)`(f) }
          return try withoutActuallyEscaping(f) { f in
            let fArgument = NonEscapingArgument(f)
            defer { fArgument.end() }
            return try self.spiedRethrows(in: View.self, arguments: fArgument, rescue: { throw $0 }) { try `map(_:)`(f) }
          }
        }

        """
    ),
    Row(
      name: "closures that do not escape",
      source: """
        @Spied func each(_ body: (Int) -> Void, or other: @autoclosure () -> Int) { \
        body(1) }
        """,
      text: """
        {
          var `each(_:or:)`: Void {
            get {
        #sourceLocation(file: "File.swift", line: 10)
                                                                                    body(1)
        #sourceLocation()
            }
          }
          guard SpySwitch.isOn(for: self) else { return `each(_:or:)` }
          return withoutActuallyEscaping(body) { body in
            let bodyArgument = NonEscapingArgument(body)
            defer { bodyArgument.end() }
            return withoutActuallyEscaping(other) { other in
              let otherArgument = NonEscapingArgument(other)
              defer { otherArgument.end() }
              return self.spied(in: View.self, arguments: bodyArgument, otherArgument) { `each(_:or:)` }
            }
          }
        }

        """
    ),
    Row(
      name: "async with a closure",
      source: "@Spied func each(_ body: () async -> Void) async { await body() }",
      text: """
        {
          func `each(_:)`() async -> Void {
        #sourceLocation(file: "File.swift", line: 10)
                                                           await body()
        #sourceLocation()
          }
          guard SpySwitch.isOn(for: self) else { return await `each(_:)`() }
          #if hasFeature(NonisolatedNonsendingByDefault)
          func spiedHere<SpiedResult>(_ isolation: isolated (any _Concurrency.Actor)?, _ original: NonsendingOriginal<SpiedResult, Never>) async -> SpiedResult {
            return await withoutActuallyEscaping(body) { body in
              _ = isolation
              let bodyArgument = NonEscapingArgument(body)
              defer { bodyArgument.end() }
              return await self.spiedNonsending("each(_:)", in: View.self, arguments: bodyArgument) { await original() }
            }
          }
          return await spiedHere(#isolation) { await `each(_:)`() }
          #else
          return await withoutActuallyEscaping(body) { body in
            let bodyArgument = NonEscapingArgument(body)
            defer { bodyArgument.end() }
            return await self.spied(in: View.self, arguments: bodyArgument) { await `each(_:)`() }
          }
          #endif
        }

        """
    ),
    Row(
      name: "inout",
      source: "@Spied func add(to total: inout Int) -> Bool { total += 1; return true }",
      text: """
        {
          var `add(to:)`: Bool {
            get {
        #sourceLocation(file: "File.swift", line: 10)
                                                       total += 1; return true
        #sourceLocation()
            }
          }
          guard SpySwitch.isOn(for: self) else { return `add(to:)` }
          let totalArgument = InoutArgument(total)
          defer { total = totalArgument.value }
          return self.spied(in: View.self, arguments: totalArgument) {
            defer { totalArgument.value = total }
            return `add(to:)`
          }
        }

        """
    ),
    Row(
      name: "owned, sending and isolated",
      source: """
        @Spied func eat(_ a: consuming [Int], b: sending Box, c: isolated Counter) \
        -> sending Box { b }
        """,
      text: """
        {
          func `eat(_:b:c:)`(_ a: consuming [Int], _ b: sending Box, _ c: isolated Counter) -> sending Box {
        #sourceLocation(file: "File.swift", line: 10)
                                                                                                    b
        #sourceLocation()
          }
          guard SpySwitch.isOn(for: self) else { return `eat(_:b:c:)`(a, b, c) }
          return spiedSending(self.spied(in: View.self, arguments: copy a, b, c) { `eat(_:b:c:)`(copy a, spiedSending(b), c) })
        }

        """
    ),
    Row(
      name: "sending what a closure made",
      source: "@Spied func make(_ body: () -> Void) -> sending Box {}",
      text: """
        {
          func `make(_:)`() -> sending Box {}
          guard SpySwitch.isOn(for: self) else { return `make(_:)`() }
          return spiedSending(withoutActuallyEscaping(body) { body in
            let bodyArgument = NonEscapingArgument(body)
            defer { bodyArgument.end() }
            return self.spied(in: View.self, arguments: bodyArgument) { `make(_:)`() }
          })
        }

        """
    ),
    Row(
      name: "an async autoclosure",
      source: """
        @MainActor @Spied func wait(_ value: @autoclosure () async throws -> Int) async rethrows {}
        """,
      text: """
        {
          func `wait(_:)`(_ value: @autoclosure () async throws -> Int) async rethrows -> Void {}
          guard SpySwitch.isOn(for: self) else { return try await `wait(_:)`(await value()) }
          return try await withoutActuallyEscaping(value) { value in
            let valueArgument = NonEscapingArgument(value)
            defer { valueArgument.end() }
            return try await self.spiedRethrows(in: View.self, arguments: valueArgument, rescue: { throw $0 }) { try await `wait(_:)`(await value()) }
          }
        }

        """
    ),
    Row(
      name: "its own places",
      source: "@Spied func f() { #sourceLocation() }",
      text: """
        {
          var `f()`: Void {
            get {
        #sourceLocation()
            }
          }
          guard SpySwitch.isOn(for: self) else { return `f()` }
          return self.spied(in: View.self) { `f()` }
        }

        """
    ),
    Row(
      name: "an initializer that sends",
      source: "@Spied init(_ x: sending Box, _ y: Box) {}",
      text: """
        {
          if SpySwitch.isOn(forClass: View.self) {
            let xArgument = spiedSending(x)
            Self.spiedInit(in: View.self, arguments: xArgument, y)
          }
        }

        """
    ),
    Row(
      name: "packs and generics",
      source: """
        @Spied func all<each T, U: P>(_ items: repeat each T, u: U) -> (repeat each \
        T) where U: Q { (repeat each items) }
        """,
      text: """
        {
          var `all(_:u:)`: (repeat each T) {
            get {
        #sourceLocation(file: "File.swift", line: 10)
                                                                                                    (repeat each items)
        #sourceLocation()
            }
          }
          guard SpySwitch.isOn(for: self) else { return `all(_:u:)` }
          return self.spied(in: View.self, arguments: repeat each items, u) { `all(_:u:)` }
        }

        """
    ),
    Row(
      name: "names that are taken",
      source: """
        @Spied func f(_ body: () -> Int, bodyArgument: Int, `self` x: inout Int, \
        xArgument: Int) async {}
        """,
      text: """
        {
          func `f(_:bodyArgument:self:xArgument:)`() async -> Void {}
          guard SpySwitch.isOn(for: self) else { return await `f(_:bodyArgument:self:xArgument:)`() }
          let _xArgument = InoutArgument(x)
          defer { x = _xArgument.value }
          #if hasFeature(NonisolatedNonsendingByDefault)
          func spiedHere<SpiedResult>(_ isolation: isolated (any _Concurrency.Actor)?, _ original: NonsendingOriginal<SpiedResult, Never>) async -> SpiedResult {
            return await withoutActuallyEscaping(body) { body in
              _ = isolation
              let _bodyArgument = NonEscapingArgument(body)
              defer { _bodyArgument.end() }
              return await self.spiedNonsending("f(_:bodyArgument:self:xArgument:)", in: View.self, arguments: _bodyArgument, bodyArgument, _xArgument, xArgument) { await original() }
            }
          }
          return await spiedHere(#isolation) {
            defer { _xArgument.value = x }
            return await `f(_:bodyArgument:self:xArgument:)`()
          }
          #else
          return await withoutActuallyEscaping(body) { body in
            let _bodyArgument = NonEscapingArgument(body)
            defer { _bodyArgument.end() }
            return await self.spied(in: View.self, arguments: _bodyArgument, bodyArgument, _xArgument, xArgument) {
              defer { _xArgument.value = x }
              return await `f(_:bodyArgument:self:xArgument:)`()
            }
          }
          #endif
        }

        """
    ),
  ]
}
