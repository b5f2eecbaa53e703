// The protocols are like those of users, who may not document theirs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import SpryMacros

@Spryable @Spyable
public protocol Player: AnyObject {
  var rate: Float { get set }
  var currentTime: TimeInterval { get }
  func play()
  func pause()
  func seek(to time: TimeInterval, completion: ((_ finished: Bool) -> Void)?)
  func addObserver(
    every interval: TimeInterval, using block: @escaping @Sendable (TimeInterval) -> Void
  ) -> Any
}

@Spryable @Spyable
public protocol Recorder: Actor {
  func record(to url: URL) async throws -> Data
  func pause() throws
  var duration: TimeInterval { get }
  nonisolated var format: String { get }
  nonisolated func supports(_ format: String) -> Bool
}

@Spryable @Spyable
public protocol ImageLoader: Sendable {
  func image(at url: URL, size: (width: Int, height: Int)?) async throws -> Data
  func cached(_ url: URL) -> Data?
  func cancel(_ url: URL)
}

@Spryable @Spyable
public protocol Camera: AnyObject {
  func capture() async throws(CameraError) -> Data
  func focus(x: Double, y: Double)
  func frames(_ handler: @escaping (borrowing Data) -> Void)
  var isFlashOn: Bool { get set }
}

public nonisolated enum CameraError: Error { case denied }

@Spryable @Spyable
public protocol Codec {
  associatedtype Frame
  func encode(_ frame: sending Frame) throws -> Data
  func decode(_ data: Data) -> sending Frame?
  func transcode(_ frames: [Frame], _ body: (Frame, Int) throws -> Bool) rethrows -> Int
}

@Spryable @Spyable
public protocol LocationProvider: AnyObject {
  var location: (latitude: Double, longitude: Double)? { get }
  func requestLocation() async throws -> (Double, Double)
  func monitor(
    _ region: (center: (Double, Double), radius: Double), _ handler: @escaping (Bool) -> Void)
}

@Spryable @Spyable
public protocol Geocoder: Sendable {
  func address(latitude: Double, longitude: Double) async throws -> [String]
  func coordinates(of address: String) async throws -> (Double, Double)?
}

@Spryable @Spyable
public protocol MapView {
  associatedtype Pin: Hashable
  var pins: Set<Pin> { get set }
  func add(_ pins: Pin...)
  func remove(where test: (Pin) -> Bool) -> [Pin]
  func nearest<Key: Comparable>(by key: (Pin) throws -> Key) rethrows -> Pin?
}

@Spryable @Spyable
public protocol Downloads: Actor {
  associatedtype Task: Sendable
  func start(_ url: URL) -> Task
  func cancel(_ task: Task) async
  func progress(_ task: Task, _ handler: @Sendable @escaping (Double) -> Void)
}

@Spryable @Spyable
public protocol Printer {
  func print(_ items: Any..., separator: String, terminator: String)
  func print<Target: TextOutputStream>(_ text: String, to target: inout Target)
}

@Spryable @Spyable
public protocol Haptics {
  @available(macOS 14, *)
  func impact(strength: Double)
  func impact()
  @available(*, deprecated, message: "Use impact().")
  func buzz() -> Bool
}

@available(macOS 14, iOS 17, *)
@Spryable @Spyable
public protocol Synthesizer {
  func speak(_ text: String, in language: String) -> Bool
  var voices: [String] { get }
}

@Spryable @Spyable
public protocol Bluetooth: Sendable {
  #if os(Linux)
    func scan(_ services: [String]) -> [String]
  #else
    func scan(_ services: [UUID]) -> [String]
  #endif
  func connect(_ peer: String) async throws
  #if DEBUG || CORPUS
    var log: [String] { get }
  #endif
}
