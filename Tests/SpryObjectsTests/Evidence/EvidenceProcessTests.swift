// In release builds the optimizer of Swift 6.3.1 crashes on these tests (LLVM, "addArgumentAttrs").
#if DEBUG && (os(macOS) || os(Linux) || os(FreeBSD))
  import Foundation
  import SpryKit
  import Testing

  @testable import SpryObjects

  private struct Hidden: Codable, Equatable { var number = 7 }

  struct SharedEvidence: Codable, Equatable { var number = 7 }

  /// What can only be seen in another process, or brings one down.
  @Suite struct EvidenceProcessTests {
    private let folder = TestFolder()

    @Test("Evidence of another process comes back with its type")
    func otherProcess() async {
      await #expect(processExitsWith: .success) { [path = folder.path as String] in
        Exhibit().saveEvidence([SharedEvidence()], with: .serialization(path: "\(path)/shared"))
        Exhibit().saveEvidence(Data([1]), with: .serialization(path: "\(path)/data"))
        Exhibit().saveEvidence(Hidden(), with: .serialization(path: "\(path)/hidden"))
      }
      let exhibit = Exhibit()
      let shared = exhibit.loadEvidence(with: .serialization(path: folder["shared"]))
      #expect(shared as? [SharedEvidence] == [SharedEvidence()])
      let data = exhibit.loadEvidence(with: .serialization(path: folder["data"]))
      #expect(data as? Data == Data([1]))
      let hidden = EvidenceReference.serialization(path: folder["hidden"])
      #expect(exhibit.loadEvidence(with: hidden, as: Hidden.self) == Hidden())
    }

    @Test("The folder of the process goes with it")
    func end() async throws {
      await #expect(processExitsWith: .success) { [path = folder.path as String] in
        Exhibit().saveEvidence(5, with: .serialization(path: "a/b"))
        try (EvidenceFolder.path ?? "").write(
          toFile: "\(path)/path", atomically: true, encoding: .utf8)
      }
      let root = try folder.text(of: "path")
      #expect(root.contains("/SpryKit-evidence-"))
      #expect(!FileManager.default.fileExists(atPath: root))
    }

    @Test("Where nobody hears of misuse, the process goes on, and the log has the message")
    func nobodyHears() async {
      let result = await #expect(
        processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
      ) {
        Exhibit().saveEvidence(5, with: .serialization(path: ".."), line: 12)
        exit(7)
      }
      let log = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(
        log.contains(
          """
          EvidenceProcessTests.swift:12: warning: evidence of Exhibit could not be saved to '..': \
          the path contains '..'
            leave '..' out; a relative path begins in a folder of the process, an absolute one at '/'

          """))
    }

    @Test("A full disk leaves what was there, and no half of a file")
    func fullDisk() async throws {
      await #expect(processExitsWith: .success) { [path = folder.path as String] in
        let exhibit = Exhibit()
        let reference = EvidenceReference.serialization(path: "\(path)/a")
        exhibit.saveEvidence(5, with: reference)
        // What files may come to, so that the system refuses more; the signal would end us.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit()
        getrlimit(limitOfFiles, &limit)
        limit.rlim_cur = 4_096
        setrlimit(limitOfFiles, &limit)
        let texts = evidenceMisuses {
          exhibit.saveEvidence(Data(count: 10_000), with: reference)
        }
        #expect(
          texts == [
            """
            evidence of Exhibit could not be saved to '\(path)/a': there is no room for it
              make room; or keep it with the subject: .association(key:)
            """
          ])
        #expect(exhibit.loadEvidence(with: reference) as? Int == 5)
      }
      #expect(try folder.names() == ["a"])
    }

    @Test("A folder that may not be written to")
    func forbiddenFolder() async throws {
      try folder.makeFolder("closed")
      await #expect(processExitsWith: .success) { [path = folder.path as String] in
        let exhibit = Exhibit()
        let reference = EvidenceReference.serialization(path: "\(path)/closed/a")
        exhibit.saveEvidence(5, with: reference)
        #expect(chmod("\(path)/closed/a", 0o644) == 0)
        #expect(chmod("\(path)/closed", 0o555) == 0)
        // The superuser may write anywhere.
        if geteuid() == 0 { #expect(setuid(65_534) == 0) }
        let texts = evidenceMisuses {
          exhibit.saveEvidence(6, with: reference)
          exhibit.removeEvidence(with: reference)
          exhibit.saveEvidence(7, with: .serialization(path: "\(path)/closed/b/c"))
          #expect(exhibit.loadEvidence(with: reference) as? Int == 5)
        }
        let files = [("saved to", "a"), ("removed from", "a"), ("saved to", "b/c")]
        #expect(
          texts
            == files.map { action, name in
              """
              evidence of Exhibit could not be \(action) '\(path)/closed/\(name)': \
              the system does not permit it
                choose a path that this user may write to; or a relative one
              """
            })
      }
      #expect(chmod(folder["closed"], 0o755) == 0)
      #expect(try folder.names(in: "closed") == ["a"])
    }

    @Test("A temporary folder that is cleared away is made again")
    func clearedAway() async {
      await #expect(processExitsWith: .success) {
        let exhibit = Exhibit()
        exhibit.saveEvidence(5, with: .serialization(path: "a"))
        try FileManager.default.removeItem(atPath: #require(EvidenceFolder.path))
        #expect(exhibit.loadEvidence(with: .serialization(path: "a")) == nil)
        exhibit.saveEvidence(6, with: .serialization(path: "a"))
        #expect(exhibit.loadEvidence(with: .serialization(path: "a")) as? Int == 6)
      }
    }

    #if os(Linux)
      @Test("No temporary folder at all")
      func noTemporaryFolder() async {
        await #expect(processExitsWith: .success) {
          setenv("TMPDIR", "/dev/null/none", 1)
          let texts = evidenceMisuses {
            Exhibit().saveEvidence(5, with: .serialization(path: "a"))
          }
          #expect(
            texts == [
              """
              evidence of Exhibit could not be saved to 'a': Not a directory
                choose another path; or keep it with the subject: .association(key:)
              """
            ])
        }
      }
    #endif
  }

  #if canImport(Glibc)
    private var limitOfFiles: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_FSIZE.rawValue) }
  #else
    private var limitOfFiles: Int32 { RLIMIT_FSIZE }
  #endif
#endif
