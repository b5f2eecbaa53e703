// In release builds the optimizer of Swift 6.3.1 crashes on these tests (LLVM, "addArgumentAttrs").
#if DEBUG && (os(macOS) || os(Linux) || os(FreeBSD))
  import Foundation
  import SpryKit
  import TestSupport
  import Testing

  @testable import SpryObjects

  private struct Hidden: Codable, Equatable { var number = 7 }

  struct SharedEvidence: Codable, Equatable { var number = 7 }

  @Suite("Evidence of other processes, and failures of the system")
  struct EvidenceProcessTests {
    private let folder = TestFolder()

    @Test("Evidence of another process is loaded with its type")
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

    @Test("The folder of the process is removed with the process")
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

    @Test("Misuse that nothing reports is logged, and the process goes on")
    func nobodyHears() async {
      let result = await #expect(
        processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
      ) {
        withSpryScope(misuse: .stop) {
          Exhibit().saveEvidence(5, with: .serialization(path: ".."), line: 12)
        }
        exit(7)
      }
      let log = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      let lines = log.split(separator: "\n").map(String.init)
      let first = lines.firstIndex { $0.contains("EvidenceProcessTests.swift:12: ") } ?? 0
      let warning = lines[first...].prefix(2).joined(separator: "\n")
      expectGolden(warning.components(separatedBy: ".swift:12: ").last)
    }

    @Test("A full disk leaves the earlier evidence")
    func fullDisk() async throws {
      await #expect(processExitsWith: .success) { [path = folder.path as String] in
        let exhibit = Exhibit()
        let reference = EvidenceReference.serialization(path: "\(path)/a")
        exhibit.saveEvidence(5, with: reference)
        // The system refuses more than this size. Its signal would end the process.
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit()
        getrlimit(limitOfFiles, &limit)
        limit.rlim_cur = 4_096
        setrlimit(limitOfFiles, &limit)
        let texts = misuses {
          exhibit.saveEvidence(Data(count: 10_000), with: reference)
        }
        expectGolden(texts, in: path, "full disk")
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
        // The superuser may write to any folder.
        if geteuid() == 0 { #expect(setuid(65_534) == 0) }
        let texts = misuses {
          exhibit.saveEvidence(6, with: reference)
          exhibit.removeEvidence(with: reference)
          exhibit.saveEvidence(7, with: .serialization(path: "\(path)/closed/b/c"))
          #expect(exhibit.loadEvidence(with: reference) as? Int == 5)
        }
        // This user may not write the golden file either: change its text by hand.
        expectGolden(texts, in: path, "forbidden folder")
      }
      #expect(chmod(folder["closed"], 0o755) == 0)
      #expect(try folder.names(in: "closed") == ["a"])
    }

    @Test("A temporary folder that was removed is made again")
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
          let texts = misuses {
            Exhibit().saveEvidence(5, with: .serialization(path: "a"))
          }
          expectGolden(texts, in: "-", "no temporary folder")
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
