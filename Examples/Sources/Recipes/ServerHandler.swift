import Foundation
import SpryMacros

struct Response: Equatable {
  var status: Int
  var headers: [String: String] = [:]
}

struct Note: Codable, Equatable {
  var title: String
  var text: String
}

@Spryable
protocol NoteStore: Sendable {
  /// Returns the number of the new note.
  func add(_ note: Note) async throws -> Int
}

/// Answers `POST /notes`.
struct NoteHandler {
  let store: any NoteStore

  func post(_ body: Data) async -> Response {
    guard let note = try? JSONDecoder().decode(Note.self, from: body), !note.title.isEmpty else {
      return Response(status: 400)
    }
    do {
      let number = try await store.add(note)
      return Response(status: 201, headers: ["Location": "/notes/\(number)"])
    } catch {
      return Response(status: 503, headers: ["Retry-After": "10"])
    }
  }
}
