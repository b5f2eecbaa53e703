import ObjectiveC
import SpryKit

/// A fake that stores no state, so that one is associated with it.
final class FakeLamp: Spryable {
  enum Function: String, StringRepresentable {
    case isOn
  }

  var isOn: Bool { stubbedValue() }
}

/// Refers to an object and does not keep it.
struct Weak {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// The associated objects of Apple's platforms, over a stand-in.
@main
enum AssociatedObjectsTest {
  static func main() {
    stateStaysWithItsOwner()
    statesEndWithTheirOwners()
    objectsStayWithTheirOwner()
    print("associated objects work")
  }

  private static func stateStaysWithItsOwner() {
    let (lamp, other) = (FakeLamp(), FakeLamp())
    lamp.stub(.isOn).andReturn(true)
    other.stub(.isOn).andReturn(false)
    expect(lamp.isOn && !other.isOn, "Each fake has its own stubs")
    expect(lamp.spryState === lamp.spryState, "A fake has one state")
  }

  private static func statesEndWithTheirOwners() {
    let lamp = FakeLamp()
    let state = Weak(lamp.spryState)
    expect(state.object != nil, "The state is held")
    objc_removeAssociatedObjects(lamp)
    expect(state.object == nil, "The state ends with its owner")
  }

  private static func objectsStayWithTheirOwner() {
    let (objects, others) = (AssociatedObjects(), AssociatedObjects())
    let (owner, first, second) = (NSObject(), NSObject(), NSObject())
    expect(objects.object(of: owner) == nil, "At first nothing is kept")
    expect(objects.object(of: owner) { first } === first, "A new object is returned")
    expect(objects.object(of: owner) { second } === first, "What was kept first stays")
    expect(objects.object(of: owner) === first, "What was kept is found")
    expect(others.object(of: owner) == nil, "Others find nothing")
  }

  private static func expect(_ condition: Bool, _ sentence: String) {
    guard !condition else { return }
    fatalError("not so: \(sentence)")
  }
}
