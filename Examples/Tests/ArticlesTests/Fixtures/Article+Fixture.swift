import Foundation

@testable import Articles

extension Article {
  static let lighthouses = Article(
    id: 42,
    title: "The last lighthouse keepers",
    body: "The lamp was lit by hand until 1998.",
    thumbnail: URL(string: "https://images.example.com/lighthouse.jpg")
  )

  static let tides = Article(
    id: 7,
    title: "How tides are predicted",
    body: "A machine of brass wheels did it first.",
    thumbnail: nil
  )
}
