import Foundation
import SpeechLogs
import Testing

/// A log with the speech that is read from it: `NAME.speech` beside `NAME.EXT`.
struct LogFixture: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  /// The path below the folder of fixtures, with extension.
  let path: String
  let bytes: [UInt8]

  var testDescription: String { path }
  var description: String { path }

  /// The name of the format: the folder.
  var format: String { String(path.prefix { $0 != "/" }) }

  /// The path of the expected speech.
  var speechPath: String { path + ".speech" }

  /// The file of the expected speech in the source folder, not the copy in the built bundle.
  var recordedSpeech: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/\(speechPath)")
  }

  static let all: [LogFixture] = {
    guard let root = Bundle.module.resourceURL?.appending(path: "Fixtures") else { return [] }
    let paths = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String }
    let files = (paths ?? []).filter { $0.contains("/") && !$0.hasSuffix(".speech") }
    return files.sorted().compactMap { path in
      guard let data = try? Data(contentsOf: root.appending(path: path)), !data.isEmpty else {
        return nil
      }
      return LogFixture(path: path, bytes: Array(data))
    }
  }()

  static func named(_ path: String) throws -> LogFixture {
    try #require(all.first { $0.path == path })
  }
}
