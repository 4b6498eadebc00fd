internal import AndroidImport
internal import AppleImport
internal import Encoding
public import ImportSupport
internal import Simulator

extension InputFormat {
  private static let byExtension: [String: InputFormat] = Dictionary(
    all.flatMap { format in format.extensions.map { ($0, format) } }, uniquingKeysWith: { $1 })

  /// The extensions of JSON files.
  ///
  /// The content of such a file determines its format.
  private static let jsonExtensions = ["json", "jsonl", "ndjson"]

  /// The language names, in lower case, of the code blocks in documents that can contain a screen.
  ///
  /// A language name follows the opening fence of a block. It can be the name of a format, a file
  /// extension, or a usual name of a language.
  package static let blockLanguages = Set(
    all.filter { !ofSourceCode.contains($0) }
      .flatMap { [$0.name] + $0.extensions + $0.languages } + jsonExtensions)

  /// Returns the name in ``blockLanguages`` that is most similar to a misspelled language name, or
  /// `nil` if no name is similar.
  ///
  /// The result is `nil` for names of at most four letters, because short names of different
  /// languages are often similar.
  package static func nearestBlockLanguage(to language: String) -> String? {
    guard language.utf8.count > 4 else { return nil }
    return NearestWord.nearest(to: language, among: blockLanguages.sorted())
  }

  /// The language names, in lower case, of code blocks in Swift or Kotlin, which seldom contain a
  /// screen.
  private static let sourceLanguages = Set(
    ofSourceCode.flatMap { [$0.name] + $0.extensions + $0.languages })

  /// Whether a code block contains a screen.
  ///
  /// For Swift and Kotlin, the content decides. For other languages, the language name decides.
  package static func isScreen(blockIn language: String, text: String) -> Bool {
    if blockLanguages.contains(language) { return true }
    guard sourceLanguages.contains(language) else { return false }
    return detect(blockIn: language, bytes: Array(text.utf8)).map(ofSourceCode.contains) ?? false
  }

  /// Returns the format of a code block in a document.
  ///
  /// `language` is the name after the opening fence. If this name does not determine the format,
  /// the content does. The result is `nil` if the block does not look like any format.
  package static func detect(blockIn language: String, bytes: [UInt8]) -> InputFormat? {
    // The name alone does not decide for Swift and Kotlin, because most code blocks in these
    // languages contain no screen.
    if let named = InputFormat(named: language), named.blockName == nil { return named }
    if let settled = all.first(where: { $0.settlingLanguages.contains(language) }) {
      return settled
    }
    let found = detect(path: "block.\(language)", bytes: bytes)
    // Android views without attributes look like React Native components.
    return language == "xml" && found == .jsx ? .androidLayout : found
  }

  /// Returns the format of a file.
  ///
  /// If the extension does not determine the format, the content does.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - bytes: The content.
  /// - Returns: The format, or `nil` if the file does not look like any format.
  public static func detect(path: String, bytes: [UInt8]) -> InputFormat? {
    let name = path.split(separator: "/").last ?? ""
    let suffix = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    if let known = byExtension[suffix] { return known }
    let head = FileHead(bytes, suffix: suffix)
    if let binary = first(with: .magic, in: head) { return binary }
    if jsonExtensions.contains(suffix) || head.beginsJSON {
      return first(with: .answer, in: head) ?? byKeys(head) ?? first(with: .json, in: head)
    }
    let stages = FormatSign.Stage.allCases.drop { $0 != .banner }
    return stages.lazy.compactMap { first(with: $0, in: head) }.first
  }

  /// Whether the extension of a path determines the format, or at least shows that the file is JSON
  /// or XML.
  public static func isDecided(by path: String) -> Bool {
    let suffix = path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
    return byExtension[suffix] != nil || jsonExtensions.contains(suffix) || suffix == "xml"
  }

  private static func first(with stage: FormatSign.Stage, in head: FileHead) -> InputFormat? {
    all.first { $0.signs.contains { $0.stage == stage && $0.matches(head) } }
  }

  /// Returns the format of a JSON document, or `nil` if its keys show none.
  ///
  /// The first key that occurs in only one format determines the result.
  private static func byKeys(_ head: FileHead) -> InputFormat? {
    var keys = JSONKeys(head.bytes[...])
    var seen: Set<String> = []
    // WebDriverAgent writes keys in any order, so keys that also occur in other formats may come
    // first.
    var likely: InputFormat?
    while let key = keys.next() {
      seen.insert(key)
      let evidence = all.lazy.map { ($0, $0.evidence(of: key, after: seen)) }
      if let certain = evidence.first(where: { $0.1 == .certain }) { return certain.0 }
      guard likely == nil else { continue }
      if let sure = evidence.first(where: { $0.1 == .sure }) { return sure.0 }
      likely = evidence.first { $0.1 == .likely }?.0
    }
    return likely
  }

  /// Returns how strongly a key shows that a document has this format.
  ///
  /// `seen` contains the key and all keys before it.
  ///
  /// A key that occurs in both the trees of Android and the trees of iOS is no evidence for either
  /// platform.
  private func evidence(of key: String, after seen: Set<String>) -> KeyEvidence {
    let keyEvidence = keys(key, seen)
    guard keyEvidence != .none, self == .androidNodes || self == .iosElements else {
      return keyEvidence
    }
    return AndroidNodes.isField(key) && IOSElements.isField(key) ? .none : keyEvidence
  }
}
