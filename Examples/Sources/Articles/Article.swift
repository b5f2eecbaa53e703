import Foundation

/// An article as the server delivers it.
struct Article: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  let title: String
  let body: String
  let thumbnail: URL?
}
