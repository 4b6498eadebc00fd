internal import Encoding
internal import ImportSupport
internal import Simulator
internal import SpeechLogs
public import TextIO

/// The announcement of a real reader at one element of a screen, as recorded or documented.
///
///     let recordings = try Recording.all(in: bytes, file: "recordings.jsonl")
public struct Recording: Sendable, Hashable {
  /// The source of the words.
  public enum SourceKind: String, Sendable, Hashable, CaseIterable {
    /// Somebody heard the words from the reader, or the reader logged them.
    case recorded
    /// A guide says that the reader announces the words.
    case documented
    /// A library that imitates the reader computed the words.
    case reverseEngineered = "reverse-engineered"
  }

  /// The comparison of the words with the simulator's announcement.
  public enum Match: String, Sendable, Hashable, CaseIterable {
    /// The announcement must consist of exactly these words, apart from spelling variants.
    case exact
    /// The announcement must contain these words.
    case words
  }

  /// The kind of element that the words are about.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    case field, button, none
  }

  /// The name of the recording, which stays the same when other recordings are added or removed.
  public var id: String
  /// The reader, such as `talkback`.
  public var reader: String
  /// The platform and browser, such as `android-chrome`.
  public var platform: String
  /// The kind of source of the words.
  public var sourceKind: SourceKind
  /// The BCP 47 tag of the reader's voice.
  public var locale: String
  /// The screen, or the name of a screen outside the file of recordings.
  public var input: Input
  /// The element as the source names it: a selector, or `children[2]` in a tree; may be empty.
  public var target: String
  /// The child path of the target.
  public var targetPath: String?
  /// The child path of the element that most likely had the reader's focus.
  public var stopPath: String?
  /// The command that moved to the element, such as `next_item`.
  public var command: String
  /// Whether the tester activated the control before the reader moved to the control.
  public var isActivatedBefore: Bool
  /// The words that the reader announced.
  public var said: String
  /// Other wordings that are correct, too.
  public var alternatives: [String]
  /// Whether the reader announced nothing at the element.
  public var isSilent: Bool
  /// How the words are compared with the simulator's announcement.
  public var match: Match
  /// The words that the announcement must contain if ``match`` is `words`.
  public var words: [String]
  /// Whether the recorded announcement has a usage hint.
  ///
  /// If the hint is missing, the tester may have moved on before the reader spoke it.
  public var hasHint: Bool
  /// The kind of element that the words are about.
  public var form: Form
  /// Notes on the recording: the version of the reader and the date, if known.
  public var notes: String
  /// The file with the screen, and the node on the screen, if the recording names a file.
  public var screen: ScreenReference?
  /// The log with the words of all stops of the screen, if the recording names a log.
  public var log: LogReference?
  /// The method of recording: `L` if the reader, or a tool running beside it, logged the words.
  public var grade: String?
  /// The number of the recording's line in its file.
  public var line: Int

  /// The screen of a recording.
  public enum Input: Sendable, Hashable {
    /// The text of a web page.
    case page(String)
    /// A tree of nodes.
    case tree(RecordedNode)
    /// The name of a screen that is not in the file of recordings.
    case elsewhere(String)
    /// The screen is only in the separate file named by ``Recording/screen``.
    case screenFile
    /// The expected announcement of a device checklist.
    ///
    /// The recording has no screen.
    case expected(String)
  }
}

extension Recording {
  /// Whether the recording has no screen, neither in the file of recordings nor in a screen file.
  var isElsewhere: Bool {
    guard screen == nil, case .elsewhere = input else { return false }
    return true
  }

  /// Whether a machine logged the words, rather than a person who wrote down what they heard.
  public var isLogged: Bool { grade == "L" }

  /// Whether the recording is still empty, because no tester has written down the announcement.
  public var isWaiting: Bool {
    log == nil && !isSilent && words.isEmpty && said.allSatisfy(\.isWhitespace)
      && alternatives.allSatisfy { $0.allSatisfy(\.isWhitespace) }
  }

  /// Returns the recordings of a file.
  ///
  /// The file is JSON Lines, or a device checklist with the announcements filled in. A checklist is
  /// Markdown or a spreadsheet export.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The name of the file for error messages.
  /// - Returns: The recordings in the order of the file.
  /// - Throws: An error with a position if the file is neither JSON Lines nor a filled-in
  ///   checklist.
  public static func all(
    in bytes: [UInt8], file: String? = nil
  ) throws(InputError) -> [Recording] {
    do throws(InputError) {
      return try read(bytes, file)
    } catch {
      guard SpeechLogFormat.detect(bytes) != nil else { throw error }
      throw InputError(
        file: file, problem: "this is a log, and a log has no screen",
        remedy:
          "use announce compare \(file ?? "LOG") SCREEN, or a recording with “log” and “screen”")
    }
  }

  private static func read(
    _ bytes: [UInt8], _ file: String?
  ) throws(InputError) -> [Recording] {
    if let list = try FilledList(bytes, file: file) { return try list.recordings() }
    var recordings: [Recording] = []
    var inputs: [String: Input] = [:]
    var lines = try JSON.Lines(bytes, file: file, areLines: true)
    while let document = try lines.next() {
      let root = document.root
      guard root.kind == .object else {
        throw root.error(
          "a recording must be an object, but this is \(root.kindInWords)",
          remedy: "write one object on each line")
      }
      let recording: Recording
      if let log = try LogReference(root) {
        recording = try Recording(root, log)
      } else {
        recording = try Recording(root, inputs: inputs)
      }
      inputs[recording.id] = inputs[recording.id] ?? recording.input
      recordings.append(recording)
    }
    return recordings
  }

  /// Creates a recording from a line of the file.
  ///
  /// - Parameter inputs: The screens of earlier recordings in the file, by the `id` of the
  ///   recording.
  private init(_ json: JSON.Value, inputs: [String: Input]) throws(InputError) {
    id = try json.required("id").asString()
    reader = try json.required("reader").asString()
    platform = try json.required("platform").asString()
    sourceKind = try Recording.choice(json.required("source_kind"))
    locale = try json.string("locale") ?? "en-US"
    input = try Recording.input(json, inputs)
    target = try json.string("target") ?? ""
    targetPath = try json.string("target_path")
    stopPath = try json.string("stop_path")
    command = try json.string("command") ?? "next_item"
    isActivatedBefore = try Recording.isActivated(json)
    isSilent = try json.bool("silent") ?? false
    said = isSilent ? "" : try json.required("said").asString()
    alternatives = try json.strings("alternatives") ?? []
    match = try Recording.choice(json.required("match"))
    words = try json.strings("words") ?? []
    hasHint = try json.bool("hint") ?? false
    if let form = json.field("form") {
      self.form = try Recording.choice(form)
    } else {
      form = .none
    }
    notes = try json.string("notes") ?? ""
    screen = try ScreenReference(json)
    grade = try json.string("grade")
    line = json.position.line
  }

  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSON.Value
  ) throws(InputError) -> Choice where Choice.RawValue == String {
    let text = try value.asString()
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw value.error(
        "\(value.name) has the unknown value “\(text)”", remedy: "write one of \(known)")
    }
    return choice
  }

  private static func isActivated(_ json: JSON.Value) throws(InputError) -> Bool {
    guard let before = json.field("before") else { return false }
    let text = try before.asString()
    guard text == "activate" else {
      throw before.error(
        "\(before.name) has the unknown value “\(text)”",
        remedy: "write “activate”, or leave the field out")
    }
    return true
  }

  /// Returns the screen of a recording.
  ///
  /// The screen is a tree in `tree` or `input`, the text of a page, or the name of a screen that
  /// the file does not contain. `input_as` names an earlier recording with the same screen.
  private static func input(
    _ json: JSON.Value, _ inputs: [String: Input]
  ) throws(InputError) -> Input {
    if let same = json.field("input_as") {
      let id = try same.asString()
      guard let input = inputs[id] else {
        throw same.error(
          "no earlier recording has the id “\(id)”",
          remedy: "use the id of a recording above this one")
      }
      return input
    }
    if let tree = json.field("tree") { return .tree(try RecordedNode(tree)) }
    if json.field("screen") != nil, json.field("input") == nil { return .screenFile }
    let input = try json.required("input")
    if input.kind == .object { return .tree(try RecordedNode(input)) }
    let text = try input.asString()
    let isPage = try json.string("input_kind").map { $0 == "html" } ?? true
    return isPage && text.contains("<") ? .page(text) : .elsewhere(text)
  }
}
