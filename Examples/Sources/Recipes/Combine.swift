#if canImport(Combine)
  import Combine
  import SpryMacros

  @Spryable
  protocol Exchange: AnyObject {
    func prices(of share: String) -> AnyPublisher<Int, Never>
  }

  final class PriceTag {
    private(set) var text = ""
    private var subscription: AnyCancellable?

    init(share: String, exchange: any Exchange) {
      subscription = exchange.prices(of: share).sink { [weak self] price in
        self?.text = "\(share): \(price)"
      }
    }
  }
#endif
