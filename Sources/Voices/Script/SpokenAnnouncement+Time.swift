internal import Simulator

extension SpeechStyle {
  /// Seconds for the words of a part, without the silence before them.
  public func seconds(of part: SpokenPart) -> Double {
    let rate = min(max(rate, SpeechStyle.rates.lowerBound), SpeechStyle.rates.upperBound)
    return ListeningTime(rate: rate).seconds(of: part.words)
  }

  /// Seconds from the first word of an announcement to the last.
  public func seconds(of announcement: SpokenAnnouncement) -> Double {
    announcement.parts.reduce(0) { $0 + $1.silence + seconds(of: $1) }
  }

  /// Seconds of a walk, with the silence between its stops.
  public func seconds(of walk: [SpokenAnnouncement]) -> Double {
    walk.reduce(0) { $0 + seconds(of: $1) } + Double(max(0, walk.count - 1)) * pauses.stop
  }
}
