import SpryMacros

@Spryable
protocol PlayerDelegate: AnyObject {
  func player(_ player: Player, shouldPlay track: String) -> Bool
  func player(_ player: Player, didStart track: String)
  func playerDidFinish(_ player: Player)
}

final class Player {
  weak var delegate: (any PlayerDelegate)?
  private var tracks: [String]

  init(_ tracks: [String]) {
    self.tracks = tracks
  }

  /// Plays the next track that the delegate allows.
  func playNext() {
    while !tracks.isEmpty {
      let track = tracks.removeFirst()
      if delegate?.player(self, shouldPlay: track) ?? true {
        delegate?.player(self, didStart: track)
        return
      }
    }
    delegate?.playerDidFinish(self)
  }
}
