import Foundation
import SpryKit
import SpryMatchers
import SpryObjects
import TestSupport
import Testing

@Suite("Many threads use one piece of evidence", .spry)
struct EvidenceStressTests {
  private let folder = TestFolder()

  private func hammer(_ reference: EvidenceReference, _ rounds: Int) {
    let exhibit = SharedExhibit()
    let misuses = Misuses()
    DispatchQueue.concurrentPerform(iterations: 8) { worker in
      withSpryScope(misuse: misuses.handler) {
        for round in 0..<rounds {
          let value = Array(repeating: worker, count: 100)
          switch (worker + round) % 4 {
          case 0, 1: exhibit.saveEvidence(value, with: reference)
          case 2:
            if let found = exhibit.loadEvidence(with: reference, as: [Int].self) {
              #expect(Set(found).count == 1 && found.count == 100)
            }
          default: exhibit.removeEvidence(with: reference)
          }
        }
      }
    }
    #expect(misuses.texts == [])
  }

  @Test("Evidence in memory is whole or missing")
  func association() {
    hammer(.association(key: ObjectAssociationKey()), 500)
  }

  @Test("Evidence in a file with an absolute path is whole or missing")
  func absoluteFile() throws {
    hammer(.serialization(path: folder["a/b"]), 100)
    #expect(try folder.names(in: "a").filter { $0 != "b" } == [])
  }

  @Test("Subjects and tests end while other threads save")
  func ends() {
    let shared = SharedExhibit()
    let key = ObjectAssociationKey()
    DispatchQueue.concurrentPerform(iterations: 8) { worker in
      for round in 0..<100 {
        let test = SpryScope(ofTest: "stress()", misuse: .stop)
        test.run {
          let exhibit = Exhibit()
          exhibit.saveEvidence(Trace(), with: .association(key: key))
          shared.saveEvidence(exhibit, with: .association(key: key))
          Exhibit.saveEvidence(worker, with: .association(key: key))
          #expect(Exhibit.loadEvidence(with: .association(key: key)) as? Int == worker)
        }
        if round % 2 == 0 { _ = shared.loadEvidence(with: .association(key: key)) }
        _ = test.end()
      }
    }
    #expect(shared.loadEvidence(with: .association(key: key)) == nil)
  }
}
