import Foundation
import SpryMacros
import SpryMatchers
import Testing

@testable import Articles

@Suite(.spry)
struct ArticleSharerTests {
  private let shortener = LinkShortenerSpy()
  private let long = URL(string: "https://articles.example.com/42")!
  private let short = URL(string: "https://exm.pl/a")!

  @Test func sharesTheShortLink() async {
    shortener.underlyingIsEnabled = true
    shortener.shortenReturnValue = short

    #expect(await ArticleSharer(shortener: shortener).link(to: .lighthouses) == short)
    #expect(shortener.shortenReceivedInvocations == [long])
  }

  @Test func sharesTheLongLinkWhereThereIsNoShortOne() async {
    shortener.underlyingIsEnabled = true
    shortener.shortenThrowableError = URLError(.timedOut)

    #expect(await ArticleSharer(shortener: shortener).link(to: .lighthouses) == long)
    #expect(shortener.shortenCallsCount == 1)
  }

  @Test func asksNobodyWhereShorteningIsOff() async {
    shortener.underlyingIsEnabled = false

    #expect(await ArticleSharer(shortener: shortener).link(to: .lighthouses) == long)
    #expect(!shortener.shortenCalled)
  }
}
