import SpryMacros
import SpryMatchers
import Testing

// The examples of the reference: macros.

// Example of @Spryable
@Spryable protocol Pantry { func put(_ item: String) -> Int }

// Example of @Spyable
@Spyable protocol Scale { func weigh(_ item: String) -> Double }

// Example of SpryAccessLevel
@Spryable(accessLevel: .fileprivate) protocol Rack { func fill(with item: String) }

@Suite("Reference: macros", .spry) struct MacrosExamples {
  @Test("Fakes and spies that macros write")
  func macros() {
    let (pantry, scale, rack) = (FakePantry(), ScaleSpy(), FakeRack())
    pantry.stub.put("cup").andReturn(1)
    scale.weighReturnValue = 0.3
    rack.fill(with: "cup")
    #expect(pantry.put("cup") == 1)
    #expect(scale.weigh("cup") == 0.3)
    // Example of SpryGeneratedSpy, SpryGeneratedSpy.resetSpy
    ScaleSpy.resetSpy()

    expectHaveReceived(rack.calls.fill(with: "cup"))
  }
}
