import SpryKit
import SpryObjects

/// Each kind of misuse, for the golden runs of both frameworks.
enum GoldenMisuse: String, CaseIterable, Sendable {
  case noStub, noStubOfType, misspelledStub, unfinishedStub, argumentCount, wrongAnswerType
  case cannotThrow, wrongErrorType, cannotAwait, cannotBlock, tooManyCalls, answersExhausted
  case nothingToCallThrough, unknownMember, captorIndex, captorType, callTypes
  case closureParameters, sharedState
  case checkThrew, nothingToReturn, wrongSpyValue, withTwice, withAfterAnswer
  case meaninglessExpectation, evidenceFile, evidenceType

  func happen() {
    let library = FakeLibrary()
    switch self {
    case .noStub:
      library.stub(.read).with("Emma", 1).andReturn("Emma Woodhouse, handsome")
      library.stub(.read).with("Emil", Argument.anything).andReturn("Emil")
      _ = library.read("Emma", at: 1)
      _ = library.read("Emil", at: 2)
      _ = library.read("Emma", at: 7)
    case .noStubOfType:
      _ = FakeCatalog.make(name: "A")
    case .misspelledStub:
      library.stub(.count).andReturn(1)
      _ = library.name
      _ = library.count()
    case .unfinishedStub:
      _ = library.stub(.count)
      _ = library.count()
    case .argumentCount:
      library.stub(.read).with("Emma").lenient().andReturn("")
      _ = library.read("Emma", at: 1)
    case .wrongAnswerType:
      library.stub(.count).andDo { _ -> Any in "many" }
      _ = library.count()
    case .cannotThrow:
      library.stub(.close).andThrow(Torn())
      library.close()
    case .wrongErrorType:
      library.stub(.open).andThrow(Torn())
      _ = try? library.open()
    case .cannotAwait:
      library.stub(.count).andDo { _ async in 1 }
      _ = library.count()
    case .cannotBlock:
      _ = library.stub(.count).block()
      _ = library.count()
    case .tooManyCalls:
      library.stub(.count).expected(.once).andReturn(1)
      _ = library.count()
      _ = library.count()
    case .answersExhausted:
      library.stub(.count).andReturn(1, 2).afterLast(.fail)
      for _ in 0..<3 { _ = library.count() }
    case .nothingToCallThrough:
      library.stub(.count).andCallThrough()
      _ = library.count()
    case .unknownMember:
      library.burn()
    case .captorIndex:
      _ = Argument.captor().getValue(at: 1, as: String?.self)
    case .captorType:
      let captor = Argument.captor()
      library.stub(.read).with(captor, 1).andReturn("")
      _ = library.read("Emma", at: 1)
      _ = captor.getValue(as: Int.self)
    case .callTypes:
      library.stub(.read).andReturn("")
      _ = library.read("Emma", at: 1)
      _ = library.called(.read).arguments(as: (Int, Int).self)
    case .closureParameters:
      library.stub(.read).andDo { (title: String, page: String) in title + page }
      _ = library.read("Emma", at: 1)
    case .sharedState:
      let (twin, other) = (FakeTwin(), FakeTwin(of: library.spryState))
      twin.ring()
      library.close()
      other.ring()
    case .checkThrew:
      library.stub(.read).with(Argument.check { (_: String) in throw Torn() }, 1).andReturn("")
      _ = library.read("Emma", at: 1)
    case .nothingToReturn:
      _ = PantrySpy().take()
    case .wrongSpyValue:
      let spy = PantrySpy()
      spy.findReturnValue = 1
      let _: String = spy.find()
    case .meaninglessExpectation:
      library.stub(.count).andReturn(1).expected(.exactly(-2))
    case .withTwice:
      library.stub(.read).with("Emma", 1).with("Emil", 1).lenient().andReturn("")
    case .withAfterAnswer:
      library.stub(.read).andReturn("").with("Emma", 1).lenient()
    case .evidenceFile:
      Shelf().saveEvidence(Torn(), with: .serialization(path: "shelf"))
    case .evidenceType:
      let (shelf, key) = (Shelf(), ObjectAssociationKey("count"))
      shelf.saveEvidence(1, with: .association(key: key))
      _ = shelf.loadEvidence(with: .association(key: key), as: String.self)
    }
  }
}
