import SpryMacros
import SpryMatchers
import Testing

// The examples of the reference: arguments and matchers without types.

@Suite("Reference: arguments without types", .spry(unusedStubs: .off))
struct ArgumentsWithoutTypesExamples {
  private let vault = FakeVault()

  init() async throws {
    vault.stub(.unlock).andReturn(true)
    _ = try await vault.unlock(pin: 1234)
  }

  @Test("Matchers match")
  func matchers() {
    // Example of Argument, Argument.anything
    expectHaveReceived(vault, .unlock, with: Argument.anything)

    // Example of Argument.anything
    expectHaveReceived(vault, .unlock, with: Argument.anything)

    // Example of Argument.nonNil
    expectHaveReceived(vault, .unlock, with: Argument.nonNil)

    // Example of Argument.any
    expectHaveReceived(vault, .unlock, with: Argument.any(Int.self))

    // Example of Argument.isType
    expectHaveReceived(vault, .unlock, with: Argument.isType(Int.self))

    // Example of Argument.equal
    expectHaveReceived(vault, .unlock, with: Argument.equal(to: 1234))

    // Example of Argument.not
    expectHaveReceived(vault, .unlock, with: Argument.not(0))

    // Example of Argument.oneOf
    expectHaveReceived(vault, .unlock, with: Argument.oneOf(1, 1234))

    // Example of Argument.all
    expectHaveReceived(vault, .unlock, with: Argument.all(Argument.atLeast(1), Argument.not(2)))

    // Example of Argument.in
    expectHaveReceived(vault, .unlock, with: Argument.in(1...9999))

    // Example of Argument.greaterThan
    expectHaveReceived(vault, .unlock, with: Argument.greaterThan(1))

    // Example of Argument.atLeast
    expectHaveReceived(vault, .unlock, with: Argument.atLeast(1))

    // Example of Argument.lessThan
    expectHaveReceived(vault, .unlock, with: Argument.lessThan(9999))

    // Example of Argument.atMost
    expectHaveReceived(vault, .unlock, with: Argument.atMost(9999))

    // Example of Argument.having
    expectHaveReceived(vault, .unlock, with: Argument.having(\Int.description, "1234"))

    // Example of Argument.match
    expectHaveReceived(
      vault, .unlock, with: Argument.match("an even number") { (pin: Int) in pin % 2 == 0 })

    // Example of Argument.pass
    expectHaveReceived(vault, .unlock, with: Argument.pass { argument in argument is Int })

    // Example of Argument.check
    expectHaveReceived(vault, .unlock, with: Argument.check { (pin: Int) in #expect(pin > 999) })

    // Example of Argument.captor
    let captor = Argument.captor()

    expectHaveReceived(vault, .unlock, with: captor)
    #expect(captor.last(as: Int.self) == 1234)
  }

  @Test("Matchers do not match")
  func others() {
    // Example of Argument.nil
    expectHaveNotReceived(vault, .unlock, with: Argument.nil)

    // Example of Argument.contains
    expectHaveNotReceived(vault, .unlock, with: Argument.contains("123"))

    // Example of Argument.identical
    expectHaveNotReceived(vault, .unlock, with: Argument.identical(to: vault))

    // Example of Argument.closure
    expectHaveNotReceived(vault, .unlock, with: Argument.closure)
  }
}
