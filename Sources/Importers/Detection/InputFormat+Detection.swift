extension InputFormat {
  /// Extensions that settle the format without a look inside.
  private static let extensions: [String: InputFormat] = [
    "html": .html, "htm": .html, "xhtml": .html, "xht": .html, "shtml": .html,
    "outline": .outline, "yaml": .outline, "yml": .outline, "aria": .outline,
    "storyboard": .interfaceBuilder, "xib": .interfaceBuilder, "jsx": .jsx, "tsx": .jsx,
    "snap": .jestSnapshot,
  ]

  /// Extensions of programs, which are components of React Native if anything.
  private static let scripts = ["js", "ts", "mjs", "cjs", "mts"]

  /// Extensions of JSON, which says itself what it holds.
  private static let jsonExtensions = ["json", "jsonl", "ndjson"]

  /// Words behind the fence of a block in a document that may hold a screen, in lower case: names of
  /// formats, extensions, and what people call the languages of components.
  package static let blockLanguages: Set<String> = Set(extensions.keys)
    .union(scripts).union(jsonExtensions).union(allCases.map(\.rawValue)).union(["xml"])
    .union(JSXFences.languages)

  /// The format of a block in a document: by the word behind its fence where that settles it, else
  /// by its content; absent when it looks like none.
  package static func detect(blockIn language: String, bytes: [UInt8]) -> InputFormat? {
    if let named = InputFormat(rawValue: language) { return named }
    if JSXFences.languages.contains(language) { return .jsx }
    let found = detect(path: "block.\(language)", bytes: bytes)
    // Views without any attribute look like components.
    return language == "xml" && found == .jsx ? .androidLayout : found
  }

  /// The format of a file: by its extension where that settles it, else by its content; absent
  /// when it looks like none.
  public static func detect(path: String, bytes: [UInt8]) -> InputFormat? {
    let name = path.split(separator: "/").last ?? ""
    let suffix = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    if let known = extensions[suffix] { return known }
    if bytes.starts(with: [0x03, 0x00, 0x08, 0x00]) { return .androidLayout }
    // A snapshot of the Layout Inspector, which the reader of dumps refuses with what to do.
    if suffix == "li" || bytes.starts(with: [0xAC, 0xED, 0x00, 0x05]) { return .uiautomator }
    let head = FileHead(bytes)
    if jsonExtensions.contains(suffix) || head.beginsJSON { return json(head) }
    if let script = head.script(isNamedSo: scripts.contains(suffix)) { return script }
    if let outline = head.outline { return outline }
    if head.isDescriptionOfXCUITest { return .xcuitest }
    return head.markup ?? head.escapedDump
  }

  /// What a JSON document is, by the first keys that only one format has.
  private static func json(_ head: FileHead) -> InputFormat {
    if head.text.drop(while: \.isWhitespace) == "null" { return .testRenderer }
    if let wrapped = head.wrapped { return wrapped }
    var keys = JSONKeys(head.bytes[...])
    var seen: Set<String> = []
    // WebDriverAgent writes its keys in any order, so that those it shares may come first.
    var isLikelyIOS = false
    while let key = keys.next() {
      seen.insert(key)
      switch key {
      case "rawIdentifier", "isEnabled", "isVisible", "isAccessible": return .appiumIOS
      // Trees of idb and Maestro, which the reader of page sources refuses with what to do.
      case "AXLabel", "AXFrame", "AXUniqueId": return .appiumIOS
      case "attributes" where seen.isDisjoint(with: ["type", "props"]): return .appiumIOS
      case _ where isLikelyIOS: continue
      case "traversalIndex", "activationPoint", "usesDefaultActivationPoint":
        return .accessibilitySnapshot
      case "_0" where seen.contains("element") || seen.contains("container"):
        return .accessibilitySnapshot
      case "props" where seen.contains("type") || seen.contains("children"): return .testRenderer
      case "type" where seen.contains("props"): return .testRenderer
      case "children" where seen.contains("props"): return .testRenderer
      default: break
      }
      let isAndroid = AndroidNodes.fields[AndroidNodes.aliases[key] ?? key] != nil
      let isIOS = IOSElements.fields[IOSElements.aliases[key] ?? key] != nil
      guard isAndroid != isIOS else { continue }
      if isAndroid { return .androidNodes }
      isLikelyIOS = true
    }
    return isLikelyIOS ? .iosElements : .androidNodes
  }
}
