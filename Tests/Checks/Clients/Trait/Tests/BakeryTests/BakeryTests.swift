#if Fakes
  import Bakery
  import SpryMatchers
  import Testing

  @Suite("A bakery")
  struct BakeryTests {
    @Test("Two loaves are baked for each customer", .spry)
    func loaves() {
      let oven = FakeOven()
      oven.stub.bake(.any).andReturn(true)
      #expect(Bakery(oven: oven).open(customers: 3))
      expectHaveReceived(oven.calls.bake(6))
    }
  }
#endif
