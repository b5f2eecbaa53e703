import SpryMatchers
import SpryObjects
import TestSupport
import Testing

@Suite("Evidence off the task of the test belongs to the test that spies", .spry)
struct EvidenceOffTaskTests {
  /// Threads share this object.
  private final class Camera: ObjectSpyable, Sendable {
    @Spied func shoot() { saveEvidence([1, 2], with: .picture) }
  }

  private let camera = Camera()

  @Test("A detached task saves evidence in the folder of the test")
  func filesLieInTheFolderOfTheTest() async {
    let spy = Spy(on: camera)
    await spy.spy { [camera] in
      await Task.detached { camera.shoot() }.value
      let there = await Task.detached { camera.loadEvidence(with: .picture) as? [Int] }.value
      #expect(there == [1, 2])
    }
    #expect(camera.loadEvidence(with: .picture) as? [Int] == [1, 2])
    let isElsewhere = await Task.detached { [camera] in
      camera.loadEvidence(with: .picture) != nil
    }.value
    #expect(!isElsewhere)
  }

  @Test("Parallel tests share no file", arguments: 0..<20)
  func testsInParallelShareNoFile(number: Int) async {
    let spy = Spy(on: camera)
    spy.beginSpying()
    for round in 0..<5 {
      await Task.detached { [camera] in
        camera.saveEvidence([number, round], with: .picture)
      }.value
      await Task.yield()
      #expect(camera.loadEvidence(with: .picture) as? [Int] == [number, round])
    }
    spy.endSpying()
  }

  @Test("Evidence of a detached task is released at the end of the test")
  func memoryIsLetGoAtTheEndOfTheTest() async {
    weak var trace: Trace?
    let test = SpryScope(ofTest: "shoots()", misuse: .stop)
    let key = ObjectAssociationKey()
    let spy = test.run { Spy(on: camera) }
    spy.beginSpying()
    do {
      let evidence = Trace()
      trace = evidence
      await Task.detached { [camera] in
        camera.saveEvidence(evidence, with: .association(key: key))
      }.value
    }
    #expect(trace != nil)
    _ = test.end()
    #expect(trace == nil)
  }

  @Test("The test reports misuse of a detached task at its end")
  func theTestHearsOfWhatGoesWrong() async {
    let misuses = Misuses()
    let test = SpryScope(ofTest: "shoots()", misuse: misuses.handler)
    let spy = test.run { Spy(on: camera) }
    spy.beginSpying()
    await Task.detached { [camera] in
      camera.saveEvidence(5, with: .serialization(path: ""))
    }.value
    #expect(misuses.texts == [])
    #expect(test.end().misuse.map(\.0.description).count == 1)
  }

  @Test("Evidence of an object with spies of two tests belongs to neither")
  func spiesOfTwoTestsKnowNoFolder() async {
    let tests = [
      SpryScope(ofTest: "first()", misuse: .stop), SpryScope(ofTest: "second()", misuse: .stop),
    ]
    let spies = tests.map { test in test.run { Spy(on: camera) } }
    for spy in spies { spy.beginSpying() }
    await Task.detached { [camera] in camera.saveEvidence(7, with: .shared) }.value
    for test in tests {
      #expect(test.run { camera.loadEvidence(with: .shared) } == nil)
    }
    for spy in spies { spy.endSpying() }
    await Task.detached { [camera] in
      #expect(camera.loadEvidence(with: .shared) as? Int == 7)
      camera.removeEvidence(with: .shared)
    }.value
  }
}

extension EvidenceReference {
  fileprivate static let picture = EvidenceReference.serialization(path: "camera/picture")
  fileprivate static let shared = EvidenceReference.serialization(path: "camera/of nobody")
}
