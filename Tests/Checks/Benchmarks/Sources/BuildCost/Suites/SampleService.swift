/// A protocol as apps have it, with 2 to 9 members, and a client that uses it.
struct SampleService {
  let name: String
  let members: [Member]

  /// The kinds of members, in the order in which a service has them.
  enum Member: CaseIterable {
    case load, save, reset, log, find, isReady, observe, upload, theme
  }

  /// The services of a suite, by the numbers of their members.
  static func services(memberCounts: [Int]) -> [SampleService] {
    let names = ["Account", "Cart", "Mail", "Photo", "Player", "Weather"]
    return zip(names, memberCounts).enumerated().map { index, service in
      let (name, count) = service
      // Every second small service has the rarer kinds.
      let all = Member.allCases
      let order = index.isMultiple(of: 2) || count > 4 ? all : Array(all[4...] + all[..<4])
      return SampleService(name: name, members: Array(order.prefix(count)))
    }
  }

  var item: String { "\(name)Item" }

  /// The file of the app: the protocol, and its client.
  ///
  /// - Parameter attribute: The attribute of the protocol, or nothing.
  func app(attribute: String) -> String {
    """
    \(attribute.isEmpty ? "" : "import SpryMacros\n")
    struct \(item): Equatable {
      var id: String
      var title: String
    }

    \(attribute)
    protocol \(name)Service {
    \(lines(members.map(requirement)))
    }

    final class \(name)Client {
      var service: any \(name)Service
      var seen: [String] = []
      init(service: any \(name)Service) { self.service = service }
    \(lines(members.map(use)))
    }

    """
  }

  /// The requirement of the protocol.
  func requirement(_ member: Member) -> String {
    switch member {
    case .load: "func load(id: String) throws -> \(item)"
    case .save: "func save(_ item: \(item), notify: Bool)"
    case .reset: "func reset()"
    case .log: "func log(_ message: String, level: Int)"
    case .find: "func find(_ text: String, limit: Int) -> [\(item)]"
    case .isReady: "var isReady: Bool { get }"
    case .observe: "func observe(_ handler: @escaping (\(item)) -> Void)"
    case .upload: "func upload(_ data: [Int], to path: String) async throws -> Int"
    case .theme: "var theme: String { get set }"
    }
  }

  /// The function of the client that uses a member.
  private func use(_ member: Member) -> String {
    switch member {
    case .load: "func title(_ id: String) throws -> String { try service.load(id: id).title }"
    case .save:
      "func rename(_ id: String) { service.save(\(item)(id: id, title: \"T\" + id), notify: true) }"
    case .reset: "func clear() { service.reset() }"
    case .log:
      "func greet(_ name: String) { "
        + "service.log(\"hello \" + name, level: 1); service.log(\"bye \" + name, level: 1) }"
    case .find:
      "func first(_ text: String) -> String? { service.find(text, limit: 5).first?.title }"
    case .isReady: "var state: String { service.isReady ? \"ready\" : \"busy\" }"
    case .observe: "func start() { service.observe { [self] in seen.append($0.title) } }"
    case .upload:
      "func push(_ path: String) async throws -> Int { "
        + "try await service.upload([1, 2], to: path) }"
    case .theme: "func advance() { service.theme = service.theme + \"!\" }"
    }
  }

  /// The fake in the test target whose members the macro implements.
  var listedFake: String {
    let requirements = members.map { member in
      requirement(member).replacing(" { get set }", with: "").replacing(" { get }", with: "")
    }
    return """
      import SpryMacros

      @testable import App

      @Spryable final class Fake\(name)Service: \(name)Service, Spryable {
      \(lines(requirements))
      }

      """
  }

  /// The fake that calls `spryify` in members written by hand.
  var handwrittenFake: String {
    """
    import SpryKit

    @testable import App

    final class Fake\(name)Service: \(name)Service, Spryable {
      enum Function: String, StringRepresentable { case \(members.map { "\($0)" }.joined(separator: ", ")) }
    \(lines(members.map(fake)))
    }

    """
  }

  private func fake(_ member: Member) -> String {
    let head = requirement(member).replacing(" { get set }", with: "").replacing(
      " { get }", with: "")
    return switch member {
    case .load: "\(head) { try spryifyThrows(arguments: id) }"
    case .save: "\(head) { spryify(arguments: item, notify) }"
    case .reset: "\(head) { spryify() }"
    case .log: "\(head) { spryify(arguments: message, level) }"
    case .find: "\(head) { spryify(arguments: text, limit) }"
    case .isReady: "\(head) { spryify() }"
    case .observe: "\(head) { spryify(arguments: handler) }"
    case .upload: "\(head) { try await spryifyThrows(arguments: data, path) }"
    case .theme: "\(head) { get { spryify() } set { recordCall(arguments: newValue) } }"
    }
  }

  /// The spy as people write it by hand: for each member a count, the arguments, and a result.
  var handwrittenSpy: String {
    """
    @testable import App

    final class \(name)ServiceSpy: \(name)Service {
    \(members.map(spy).joined(separator: "\n"))
    }

    """
  }

  private func spy(_ member: Member) -> String {
    switch member {
    case .load:
      """
        var loadCallCount = 0
        var loadIDs: [String] = []
        var loadClosure: ((String) throws -> \(item))?
        func load(id: String) throws -> \(item) {
          loadCallCount += 1
          loadIDs.append(id)
          return try loadClosure!(id)
        }
      """
    case .save:
      """
        var saveCallCount = 0
        var saveArguments: [(item: \(item), notify: Bool)] = []
        func save(_ item: \(item), notify: Bool) {
          saveCallCount += 1
          saveArguments.append((item, notify))
        }
      """
    case .reset:
      """
        var resetCallCount = 0
        func reset() { resetCallCount += 1 }
      """
    case .log:
      """
        var logCallCount = 0
        var logArguments: [(message: String, level: Int)] = []
        func log(_ message: String, level: Int) {
          logCallCount += 1
          logArguments.append((message, level))
        }
      """
    case .find:
      """
        var findCallCount = 0
        var findArguments: [(text: String, limit: Int)] = []
        var findResult: [\(item)] = []
        func find(_ text: String, limit: Int) -> [\(item)] {
          findCallCount += 1
          findArguments.append((text, limit))
          return findResult
        }
      """
    case .isReady: "  var isReady = false"
    case .observe:
      """
        var observeCallCount = 0
        var observeHandler: ((\(item)) -> Void)?
        func observe(_ handler: @escaping (\(item)) -> Void) {
          observeCallCount += 1
          observeHandler = handler
        }
      """
    case .upload:
      """
        var uploadCallCount = 0
        var uploadArguments: [(data: [Int], path: String)] = []
        var uploadClosure: (([Int], String) async throws -> Int)?
        func upload(_ data: [Int], to path: String) async throws -> Int {
          uploadCallCount += 1
          uploadArguments.append((data, path))
          return try await uploadClosure?(data, path) ?? 0
        }
      """
    case .theme:
      """
        var themes: [String] = []
        var theme = "" {
          didSet { themes.append(theme) }
        }
      """
    }
  }
}

/// The lines, indented.
private func lines(_ lines: [String]) -> String {
  lines.map { "  \($0)" }.joined(separator: "\n")
}
