internal import Encoding
internal import ImportSupport
internal import Simulator
public import TextIO

/// What a real reader was heard to say, or is documented to say, at one place of a screen.
public struct Recording: Sendable, Hashable {
  /// How the words are known.
  public enum SourceKind: String, Sendable, Hashable, CaseIterable {
    /// Heard from the reader.
    case recorded
    /// Written in a guide.
    case documented
    /// Computed by a library that imitates the reader.
    case reverseEngineered = "reverse-engineered"
  }

  /// How the words are to be compared.
  public enum Match: String, Sendable, Hashable, CaseIterable {
    /// Equal, but for spelling variants.
    case exact
    /// At least the words listed.
    case words
  }

  /// What kind of element the words are about.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    case field, button, none
  }

  /// Stable name of the recording.
  public var id: String
  /// Reader, such as `talkback`.
  public var reader: String
  /// Platform and browser, such as `android-chrome`.
  public var platform: String
  /// How the words are known.
  public var sourceKind: SourceKind
  /// BCP 47 tag of the reader's voice.
  public var locale: String
  /// The page, or the tree of a screen that is no page.
  public var input: Input
  /// The element as the source names it: a selector, or `children[2]` of a tree; may be empty.
  public var target: String
  /// Child path of the element meant by the target.
  public var targetPath: String?
  /// Child path of the element the reader most likely stood on.
  public var stopPath: String?
  /// How the place was reached, such as `next_item`.
  public var command: String
  /// Whether the control was activated before.
  public var isActivatedBefore: Bool
  /// The words heard.
  public var said: String
  /// Other wordings that are as right.
  public var alternatives: [String]
  /// Whether nothing is heard.
  public var isSilent: Bool
  /// How the words are to be compared.
  public var match: Match
  /// The words that must be heard, where not all of them must.
  public var words: [String]
  /// Whether the words contain a usage hint; where they do not, nobody may have waited for it.
  public var hasHint: Bool
  /// What kind of element the words are about.
  public var form: Form
  /// Version and date of the reader where known.
  public var notes: String
  /// Where the recording stands in its file.
  public var line: Int

  /// What was read.
  public enum Input: Sendable, Hashable {
    /// The text of a web page.
    case page(String)
    /// A tree of neutral nodes.
    case tree(RecordedNode)
    /// Something that lies outside the file, by name.
    case elsewhere(String)
    /// No screen, but what was expected there when the list to try was made.
    case expected(String)
  }
}

extension Recording {
  /// Whether the page or tree lies outside the file.
  var isElsewhere: Bool {
    if case .elsewhere = input { true } else { false }
  }

  /// Whether somebody has yet to write down what is heard there.
  public var isWaiting: Bool {
    !isSilent && words.isEmpty && said.allSatisfy(\.isWhitespace)
      && alternatives.allSatisfy { $0.allSatisfy(\.isWhitespace) }
  }

  /// The recordings of a JSON-lines file, or of a list of `announce audit --show handoff` that was filled in,
  /// in Markdown or as a spreadsheet.
  public static func all(
    in bytes: [UInt8], file: String? = nil
  ) throws(InputError) -> [Recording] {
    if let list = try FilledList(bytes, file: file) { return try list.recordings() }
    var recordings: [Recording] = []
    var inputs: [String: Input] = [:]
    var lines = try JSON.Lines(bytes, file: file, areLines: true)
    while let document = try lines.next() {
      let root = document.root
      guard root.kind == .object else {
        throw root.error(
          "a recording must be an object, this is \(root.kindInWords)",
          remedy: "give one object on each line")
      }
      let recording = try Recording(root, inputs: inputs)
      inputs[recording.id] = inputs[recording.id] ?? recording.input
      recordings.append(recording)
    }
    return recordings
  }

  /// - Parameter inputs: The pages and trees before, by the names of their recordings.
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
    line = json.position.line
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSON.Value
  ) throws(InputError) -> Choice where Choice.RawValue == String {
    let text = try value.asString()
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw value.error("“\(text)” is no \(value.name)", remedy: "write one of \(known)")
    }
    return choice
  }

  private static func isActivated(_ json: JSON.Value) throws(InputError) -> Bool {
    guard let before = json.field("before") else { return false }
    let text = try before.asString()
    guard text == "activate" else {
      throw before.error("“\(text)” is no “before”", remedy: "write activate, or leave it out")
    }
    return true
  }

  /// A tree is the input itself, or stands beside a snippet that we cannot read; without one such a
  /// snippet is nothing we could show.
  private static func input(
    _ json: JSON.Value, _ inputs: [String: Input]
  ) throws(InputError) -> Input {
    if let same = json.field("input_as") {
      let id = try same.asString()
      guard let input = inputs[id] else {
        throw same.error(
          "no recording before this one is called “\(id)”",
          remedy: "name one that stands above it in the file")
      }
      return input
    }
    if let tree = json.field("tree") { return .tree(try RecordedNode(tree)) }
    let input = try json.required("input")
    if input.kind == .object { return .tree(try RecordedNode(input)) }
    let text = try input.asString()
    let isPage = try json.string("input_kind").map { $0 == "html" } ?? true
    return isPage && text.contains("<") ? .page(text) : .elsewhere(text)
  }
}
