internal import Importers
package import Simulator
package import SpeechLogs

extension ScreenReader {
  /// Whether the reader is set to announce usage hints.
  package var saysHints: Bool { value(of: "hints") != "off" }
}

extension LoggedSpeech {
  /// The simulated reader most similar to the logged reader, or `nil` if `announce` does not
  /// simulate that reader.
  ///
  /// If the log names no version, the simulated reader has its default version.
  package var nearestReader: (any ScreenReader)? {
    guard var nearest = allReaders.first(where: { $0.name == reader }) else { return nil }
    let numbers = version?.prefix { $0.isNumber || $0 == "." }
    let release = ReaderRelease(reader: numbers.flatMap { ReaderRelease.Release($0) })
    for (key, value) in release.knownSettings(of: reader) { try? nearest.set(key, to: value) }
    // Only TalkBack has this setting, because its hints depend on how the phone is operated.
    if let heardInput { try? nearest.set("input", to: heardInput) }
    // A reader that does not support this language keeps its current language.
    if let locale { try? nearest.set("locale", to: locale) }
    return nearest
  }

  /// The name and version of the reader, as written in the log.
  package var title: String {
    guard let version else { return displayName }
    return reader == VoiceOver.name ? "\(displayName), iOS \(version)" : "\(displayName) \(version)"
  }

  private var displayName: String {
    allReaders.first { $0.name == reader }?.displayName ?? reader
  }
}
