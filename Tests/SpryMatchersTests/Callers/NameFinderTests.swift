#if os(Linux) && canImport(Runtime)
  import Testing

  @testable import SpryMatchers

  /// The tests of callers also run with `SPRY_CALLERS=names`; see `callersHaveLines`.
  @Suite("The finder of names")
  struct NameFinderTests {
    @Test("It gives functions the same names as the module Runtime")
    func sameNames() {
      let addresses = [1].map { _ in StackTrace(limit: 40).addresses }[0]
      // The thread sanitizer has a function with several names in front of `backtrace`.
      let frames = NameFinder().frames(at: addresses).drop { $0.isOfSystem }
      let others = LineFinder().frames(at: addresses).drop { $0.isOfSystem }
      #expect(frames.count > 5)
      // `Runtime` reads no names of exported functions in libraries whose symbols are stripped.
      let named = zip(frames, others).filter { $1.name != "<unknown>" }
      #expect(named.count > 3)
      #expect(named.map(\.0.name) == named.map(\.1.name))
      #expect(frames.map(\.isThunk) == others.map(\.isThunk))
      #expect(frames.map(\.isOfSystem) == others.map(\.isOfSystem))
    }

    @Test("It finds nothing behind an address without a function")
    func unknownFunction() {
      let addresses = StackTrace(limit: 4).addresses
      let frames = NameFinder().frames(at: [addresses[0], 8, addresses[1]])
      #expect(frames.map(\.address) == [addresses[0]])
    }
  }
#endif
