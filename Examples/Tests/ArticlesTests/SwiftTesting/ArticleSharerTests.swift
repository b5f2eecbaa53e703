import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import Articles

@Suite("Links to share", .spry)
struct ArticleSharerTests {
  private let shortener = LinkShortenerSpy()
  private let long = URL(string: "https://articles.example.com/42")!
  private let short = URL(string: "https://exm.pl/a")!

  @Test("A reader shares the short link")
  func sharesTheShortLink() async {
    shortener.underlyingIsEnabled = true
    shortener.shortenReturnValue = short

    #expect(await ArticleSharer(shortener: shortener).link(to: .lighthouses) == short)
    #expect(shortener.shortenReceivedInvocations == [long])
  }

  @Test("A reader shares the long link if there is no short one")
  func sharesTheLongLinkWhereThereIsNoShortOne() async {
    shortener.underlyingIsEnabled = true
    shortener.shortenThrowableError = URLError(.timedOut)

    #expect(await ArticleSharer(shortener: shortener).link(to: .lighthouses) == long)
    #expect(shortener.shortenCallsCount == 1)
  }

  @Test("Nobody is asked for a short link if shortening is off")
  func asksNobodyWhereShorteningIsOff() async {
    shortener.underlyingIsEnabled = false

    #expect(await ArticleSharer(shortener: shortener).link(to: .lighthouses) == long)
    #expect(!shortener.shortenCalled)
  }
}
