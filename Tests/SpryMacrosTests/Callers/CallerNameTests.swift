#if os(Linux) && DEBUG
  import SpryMacros
  import SpryMatchers
  import TestSupport
  import Testing

  /// The code under test: a call in each place that is not simply a function.
  private struct Stall {
    @TaskLocal static var till: any Till = FakeTill()
    static let opening = till.charge(1)  // <- opening

    let till: any Till
    var first = Stall.till.charge(2)

    init(till: any Till) {
      self.till = till
      _ = till.charge(3)  // <- Stall.init(till:)
    }

    func settle(_ isPaid: Bool = Stall.till.charge(4)) {  // <- default of settle
      func inner() {
        func innermost() { _ = till.charge(5) }  // <- Stall.settle(_:)
        innermost()
      }
      inner()
    }

    func onPaid(_ onPaid: () -> Void) { onPaid() }  // <- Stall.onPaid(_:)
  }

  extension [Int] {
    fileprivate func pay(at till: any Till) { _ = till.charge(6) }  // <- .pay(at:)
  }

  @Suite("The names of callers are those that a person wrote", .spry)
  struct CallerNameTests {
    private let till = FakeTill()

    /// What the failure of a check says of the caller of `charge` with a number.
    private func caller(of number: Int, _ body: (any Till) -> Void) -> String {
      till.stub.charge(.any).andReturn(true)
      Stall.$till.withValue(till) { body(till) }
      let text = till.calls.charge(.equal(number)).didCall(.never).description
      return text.split(separator: "   by ").last.map(String.init) ?? ""
    }

    @Test("Code in initial values, initializers, default arguments, and local functions")
    func places() {
      #expect(caller(of: 1) { _ in _ = Stall.opening } == place(of: "opening"))
      // The initial value of a property, which belongs to each initializer.
      #expect(caller(of: 2) { _ = Stall(till: $0) } == "Stall.init(till:)")
      #expect(caller(of: 3) { _ = Stall(till: $0) } == place(of: "Stall.init(till:)"))
      let line = line(of: "default of settle")
      let ofDefault = callersHaveLines ? " (CallerNameTests.swift:\(line))" : ""
      #expect(caller(of: 4) { Stall(till: $0).settle() } == "Stall.settle(_:)\(ofDefault)")
      #expect(caller(of: 5) { Stall(till: $0).settle() } == place(of: "Stall.settle(_:)"))
    }

    @Test("An extension of a type of the standard library, which can also call the member itself")
    func standardLibrary() {
      #expect(caller(of: 6) { [1].pay(at: $0) }.hasSuffix(place(of: ".pay(at:)")))
      let caller = caller(of: 7) { _ = [7].map($0.charge) }  // <- CallerNameTests.standardLibrary()
      #expect(caller == place(of: "CallerNameTests.standardLibrary()"))
    }

    @Test("A function with the name of the closure that it calls")
    func functionNamedLikeTheClosure() {
      let onPaid = SpyClosure<Void, Void>("onPaid")
      _ = caller(of: 0) { Stall(till: $0).onPaid(onPaid.closure) }
      let text = onPaid.calls().didCall(.never).description
      #expect(text.hasSuffix("   by \(place(of: "Stall.onPaid(_:)"))"))
    }
  }
#endif
