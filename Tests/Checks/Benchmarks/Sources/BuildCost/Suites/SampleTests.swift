/// The tests of one service: each tests one function of its client.
struct SampleTests {
  /// What stands in for the service.
  enum Double { case handwritten, generated, generatedSpy, fakeByHand }

  let service: SampleService
  let count: Int
  let double: Double
  let framework: Framework
  /// Whether tests check the arguments of calls, and not only their number.
  let checksArguments: Bool

  enum Framework: String, CaseIterable {
    case xctest = "XCTest"
    case swiftTesting = "Swift Testing"
  }

  /// The file with the tests.
  var file: String {
    let isXCTest = framework == .xctest
    let isFake = double != .handwritten
    let name = "\(service.name)Tests"
    let head =
      isXCTest
      ? "final class \(name): \(isFake ? "SpryTestCase" : "XCTestCase")"
      : "@Suite\(isFake ? "(.spry)" : "") struct \(name)"
    let tests = (0..<count).map { index in
      test(service.members[index % service.members.count], "v\(index)")
    }
    return """
      \(isFake ? "import SpryMatchers" : "")
      import \(isXCTest ? "XCTest" : "Testing")

      @testable import App

      \(head) {
      \(tests.joined(separator: "\n"))
      }

      """
  }

  private func test(_ member: SampleService.Member, _ value: String) -> String {
    let effects =
      switch member {
      case .load: " throws"
      case .upload: " async throws"
      default: ""
      }
    let (object, type) =
      double == .handwritten || double == .generatedSpy
      ? ("spy", "\(service.name)ServiceSpy") : ("fake", "Fake\(service.name)Service")
    let made = [
      "let \(object) = \(type)()", "let client = \(service.name)Client(service: \(object))",
    ]
    let checks =
      switch double {
      case .handwritten: handwritten(member, value)
      case .generated: generated(member, value)
      case .generatedSpy: generatedSpy(member, value)
      case .fakeByHand: fakeByHand(member, value)
      }
    let statements = made + checks.before + use(member, value) + checks.after
    let head = framework == .xctest ? "func test_" : "@Test func "
    return "  \(head)\(member)_\(value)()\(effects) {\n"
      + statements.map { "    \($0)\n" }.joined() + "  }"
  }

  /// The call to the client.
  private func use(_ member: SampleService.Member, _ value: String) -> [String] {
    switch member {
    case .load where framework == .xctest:
      [equal("try client.title(\"\(value)\")", "\"T\(value)\"")]
    case .load: ["let title = try client.title(\"\(value)\")", equal("title", "\"T\(value)\"")]
    case .save: ["client.rename(\"\(value)\")"]
    case .reset: ["client.clear()"]
    case .log: ["client.greet(\"\(value)\")"]
    case .find: [equal("client.first(\"\(value)\")", "\"T\(value)\"")]
    case .isReady: [equal("client.state", "\"ready\"")]
    case .observe: ["client.start()"]
    case .upload: ["let number = try await client.push(\"\(value)\")", equal("number", "3")]
    case .theme: ["client.advance()"]
    }
  }

  private func item(_ value: String) -> String {
    "\(service.item)(id: \"\(value)\", title: \"T\(value)\")"
  }

  private func equal(_ left: String, _ right: String) -> String {
    framework == .xctest ? "XCTAssertEqual(\(left), \(right))" : "#expect(\(left) == \(right))"
  }

  private typealias Statements = (before: [String], after: [String])

  // MARK: With a hand-written spy

  private func handwritten(_ member: SampleService.Member, _ value: String) -> Statements {
    let before: [String] =
      switch member {
      case .load: ["spy.loadClosure = { _ in \(item(value)) }"]
      case .find: ["spy.findResult = [\(item(value))]"]
      case .isReady: ["spy.isReady = true"]
      case .upload: ["spy.uploadClosure = { _, _ in 3 }"]
      case .theme: ["spy.theme = \"\(value)\""]
      case .save, .reset, .log, .observe: []
      }
    let count: [String] =
      switch member {
      case .isReady: []
      case .theme: [equal("spy.themes.last", "\"\(value)!\"")]
      default: [equal("spy.\(member)CallCount", member == .log ? "2" : "1")]
      }
    let called: [String] =
      member == .observe
      ? ["spy.observeHandler?(\(item(value)))", equal("client.seen", "[\"T\(value)\"]")] : []
    return (before, count + (checksArguments ? arguments(member, value) : []) + called)
  }

  /// The checks of the arguments that a spy has recorded.
  private func arguments(_ member: SampleService.Member, _ value: String) -> [String] {
    switch member {
    case .load: [equal("spy.loadIDs", "[\"\(value)\"]")]
    case .save:
      [
        equal("spy.saveArguments.first?.item", item(value)),
        equal("spy.saveArguments.first?.notify", "true"),
      ]
    case .log:
      [
        equal("spy.logArguments.first?.message", "\"hello \(value)\""),
        equal("spy.logArguments.last?.message", "\"bye \(value)\""),
      ]
    case .find:
      [
        equal("spy.findArguments.first?.text", "\"\(value)\""),
        equal("spy.findArguments.first?.limit", "5"),
      ]
    case .upload:
      [
        equal("spy.uploadArguments.first?.data", "[1, 2]"),
        equal("spy.uploadArguments.first?.path", "\"\(value)\""),
      ]
    case .reset, .isReady, .observe, .theme: []
    }
  }

  // MARK: With a generated fake

  private func generated(_ member: SampleService.Member, _ value: String) -> Statements {
    let before: [String] =
      switch member {
      case .load: ["fake.stub.load(id: .any).andReturn(\(item(value)))"]
      case .find: ["fake.stub.find(.any, limit: .any).andReturn([\(item(value))])"]
      case .isReady: ["fake.stub.isReady.andReturn(true)"]
      case .upload: ["fake.stub.upload(.any, to: .any).andReturn(3)"]
      case .theme: ["fake.stub.theme.andReturn(\"\(value)\")"]
      case .observe:
        [
          "let handler = ArgumentCaptor<(\(service.item)) -> Void>()",
          "fake.stub.observe(.capture(handler)).andReturn()",
        ]
      case .save, .reset, .log: []
      }
    let called: [String] =
      member == .observe
      ? ["handler.last?(\(item(value)))", equal("client.seen", "[\"T\(value)\"]")] : []
    let received: [String] = expected(member, value).map { query in
      let name = framework == .xctest ? "XCTAssertHaveReceived" : "expectHaveReceived"
      return "\(name)(fake.calls.\(query))"
    }
    return (before, received + called)
  }

  /// The expected calls, with their number.
  private func expected(_ member: SampleService.Member, _ value: String) -> [String] {
    switch member {
    case .isReady: []
    case .reset, .observe: ["\(member)(), .once"]
    case .theme: ["theme.set(\"\(value)!\"), .once"]
    case _ where !checksArguments: ["\(member)(), \(member == .log ? ".exactly(2)" : ".once")"]
    case .load: ["load(id: \"\(value)\"), .once"]
    case .save: ["save(\(item(value)), notify: true), .once"]
    case .log:
      ["hello", "bye"].map { "log(\"\($0) \(value)\", level: .any), .once" }
    case .find: ["find(\"\(value)\", limit: 5), .once"]
    case .upload: ["upload([1, 2], to: \"\(value)\"), .once"]
    }
  }

  // MARK: With a fake written by hand

  private func fakeByHand(_ member: SampleService.Member, _ value: String) -> Statements {
    let before: [String] =
      switch member {
      case .load: ["fake.stub(.load).andReturn(\(item(value)))"]
      case .find: ["fake.stub(.find).andReturn([\(item(value))])"]
      case .isReady: ["fake.stub(.isReady).andReturn(true)"]
      case .upload: ["fake.stub(.upload).andReturn(3)"]
      case .theme: ["fake.stub(.theme).andReturn(\"\(value)\")"]
      case .observe:
        [
          "let handler = ArgumentCaptor<(\(service.item)) -> Void>()",
          "fake.stub(.observe).with(handler).andReturn()",
        ]
      case .save, .reset, .log: ["fake.stub(.\(member)).andReturn()"]
      }
    let called: [String] =
      member == .observe
      ? ["handler.last?(\(item(value)))", equal("client.seen", "[\"T\(value)\"]")] : []
    let name = framework == .xctest ? "XCTAssertHaveReceived" : "expectHaveReceived"
    let received = argumentsOfFakeByHand(member, value).map { arguments, count in
      "\(name)(fake, .\(member)\(arguments), countSpecifier: \(count))"
    }
    return (before, received + called)
  }

  private func argumentsOfFakeByHand(
    _ member: SampleService.Member, _ value: String
  ) -> [(arguments: String, count: String)] {
    switch member {
    case .isReady: []
    case .reset, .observe: [("", ".once")]
    case .theme: [(", with: \"\(value)!\"", ".once")]
    case _ where !checksArguments: [("", member == .log ? ".exactly(2)" : ".once")]
    case .load: [(", with: \"\(value)\"", ".once")]
    case .save: [(", with: \(item(value)), true", ".once")]
    case .log:
      ["hello", "bye"].map { (", with: \"\($0) \(value)\", Argument.anything", ".once") }
    case .find: [(", with: \"\(value)\", 5", ".once")]
    case .upload: [(", with: [1, 2], \"\(value)\"", ".once")]
    }
  }

  // MARK: With a spy of `@Spyable`

  private func generatedSpy(_ member: SampleService.Member, _ value: String) -> Statements {
    let before: [String] =
      switch member {
      case .load: ["spy.loadIdReturnValue = \(item(value))"]
      case .find: ["spy.findLimitReturnValue = [\(item(value))]"]
      case .isReady: ["spy.isReady = true"]
      case .upload: ["spy.uploadToReturnValue = 3"]
      case .theme: ["spy.theme = \"\(value)\""]
      case .save, .reset, .log, .observe: []
      }
    let prefix =
      switch member {
      case .load: "loadId"
      case .save: "saveNotify"
      case .log: "logLevel"
      case .find: "findLimit"
      case .upload: "uploadTo"
      case .reset, .isReady, .observe, .theme: "\(member)"
      }
    let count: [String] =
      switch member {
      case .isReady: []
      case .theme: [equal("spy.theme", "\"\(value)!\"")]
      default: [equal("spy.\(prefix)CallsCount", member == .log ? "2" : "1")]
      }
    let arguments: [String] =
      switch member {
      case .load: [equal("spy.loadIdReceivedInvocations", "[\"\(value)\"]")]
      case .save:
        [
          equal("spy.saveNotifyReceivedArguments?.item", item(value)),
          equal("spy.saveNotifyReceivedArguments?.notify", "true"),
        ]
      case .log:
        [
          equal("spy.logLevelReceivedInvocations.first?.message", "\"hello \(value)\""),
          equal("spy.logLevelReceivedInvocations.last?.message", "\"bye \(value)\""),
        ]
      case .find:
        [
          equal("spy.findLimitReceivedArguments?.text", "\"\(value)\""),
          equal("spy.findLimitReceivedArguments?.limit", "5"),
        ]
      case .upload:
        [
          equal("spy.uploadToReceivedArguments?.data", "[1, 2]"),
          equal("spy.uploadToReceivedArguments?.path", "\"\(value)\""),
        ]
      case .reset, .isReady, .observe, .theme: []
      }
    let called: [String] =
      member == .observe
      ? ["spy.observeReceivedHandler?(\(item(value)))", equal("client.seen", "[\"T\(value)\"]")]
      : []
    return (before, count + (checksArguments ? arguments : []) + called)
  }
}
