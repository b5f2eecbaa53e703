// error: 'Sendable'-conforming struct 'Exchange' has non-Sendable type 'AnyPublisher<Int, Never>'
import Combine

struct Exchange: Sendable {
  let prices: AnyPublisher<Int, Never>
}
