import AccessibilityTree

/// Which words of the author go into which field.
///
/// Source: Chromium, browser_accessibility_android.cc, AccumulateSubstringTextContentUTF16 and
/// GetHint.
extension ChromeMapping {
  /// The words of an element.
  func texts(of place: Int) -> ChromeTexts {
    let node = screen[source[place].node]
    var texts = ChromeTexts()
    var name = node.role == .row && node.web?.hasExplicitRole == false ? "" : node.name
    var target = ChromeNamePlace(of: node, capabilities)
    if name.isEmpty { (name, target) = (standInName(of: node, place), .text) }
    if target != .text { texts.isNamedByAttribute = isNamedByAttribute(node) }
    switch target {
    case .text: break
    case .contentDescription: texts.contentDescription = name
    case .containerTitle: texts.containerTitle = name
    case .supplementalDescription: texts.supplementalDescription = name
    }
    if target == .supplementalDescription, node.role.isNamedByContentInChrome {
      // What is inside stays the text beside a label.
      (name, target) = (content(of: place), .text)
    }
    // A field for a color does not tell its label.
    let called = target == .text && node.role != .colorWell ? name : ""
    // The text of a frame is what is in it.
    fill(&texts, of: node, place, name: node.role == .frame ? "" : called)
    if node.role == .link || node.role == .image { callByAddress(node, &texts) }
    if node.role == .link, texts.contentDescription.isEmpty {
      (texts.contentDescription, texts.text) = (texts.text, "")
      texts.rules.append(ChromeMappingRule.linkDescription)
    }
    addTooltip(of: node, &texts)
    return texts
  }

  private func isNamedByAttribute(_ node: Node) -> Bool {
    switch node.label?.origin {
    case .ariaLabel, .alt, .author, .contentDescription: true
    default: false
    }
  }

  /// What an element without an accessible name is called by all the same.
  private func standInName(of node: Node, _ place: Int) -> String {
    if let forbidden = node.web?.forbiddenName { return forbidden }
    if node.web?.element == "abbr", let title = node.web?.title { return title }
    // A row of a native table has no name.
    guard node.role.isNamedByContentInChrome, node.role != .row else { return "" }
    return content(of: place)
  }

  private func fill(_ texts: inout ChromeTexts, of node: Node, _ place: Int, name: String) {
    guard let value = value(of: node, place) else {
      texts.text = name
      texts.rules.append(ChromeMappingRule.nameAsText)
      if texts.text.isEmpty, !node.role.isNamedByContentInChrome, isTextAlone(node, place) {
        texts.text = content(of: place)
      }
      if node.role == .button, node.label?.origin == .standard {
        texts.textWord = node.web?.type == "reset" ? words.reset : words.submit
      }
      texts.hintText = hint(of: node, name: "")
      return
    }
    texts.text = value
    texts.rules.append(ChromeMappingRule.fieldValue)
    var called = name
    if node.role == .fileButton {
      texts.textWord = words.chrome.noFile
      if texts.contentDescription.isEmpty {
        let label = called.isEmpty ? words.chrome.chooseFile.text : called
        called = words.chrome.namedFile.filled(["label": label, "file": words.chrome.noFile.text])
      }
    }
    texts.hintText = hint(of: node, name: called)
  }

  /// Name, placeholder and description, joined by spaces.
  private func hint(of node: Node, name: String) -> String {
    var parts = [name]
    if node.label?.origin != .placeholder { parts.append(node.placeholder ?? "") }
    if let hint = node.hint, !(hint.origin == .title && has(.tooltips)) {
      parts.append(hint.text)
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A title that is not the name is a tooltip, whatever else describes the element.
  private func addTooltip(of node: Node, _ texts: inout ChromeTexts) {
    guard has(.tooltips), node.label?.origin != .title else { return }
    let described = node.hint.flatMap { $0.origin == .title ? $0.text : nil }
    let title = node.web?.title ?? described ?? ""
    // Assumed: a title that repeats the name is none, as it is no description either.
    texts.tooltipText = title == node.name ? "" : title
    if !texts.tooltipText.isEmpty { texts.rules.append(ChromeMappingRule.tooltip) }
  }

  /// What stands in the place of the name; absent for elements that hold nothing.
  private func value(of node: Node, _ place: Int) -> String? {
    switch node.role {
    case .dateField, .dateTimeField, .monthField, .timeField, .weekField, .colorWell:
      return node.value?.text ?? ""
    case .fileButton: return words.chrome.noFile.text
    case .textBox, .searchBox: return typed(node)
    case .combobox:
      if let text = node.value?.text { return text }
      return node.isFieldInChrome || node.web?.element == "select" ? "" : content(of: place)
    default: return node.isBareEditor ? typed(node) : nil
    }
  }

  private func typed(_ node: Node) -> String {
    let value = node.value?.text ?? ""
    guard node.textInput?.isSecure == true else { return value }
    return String(repeating: "•", count: value.utf16.count)
  }

  /// Whether an element without a name is called by the texts in it.
  private func isTextAlone(_ node: Node, _ place: Int) -> Bool {
    let entry = source[place]
    // What is inside these is there for the eyes only.
    if node.role == .separator || node.role == .image { return false }
    if entry.holdsOnlyText { return true }
    return node.isFocusableInChrome && entry.content.contains(.anything)
      && entry.content.isDisjoint(with: [.others, .marker])
  }

  /// A link or picture without a name is called by the last part of its address.
  private func callByAddress(_ node: Node, _ texts: inout ChromeTexts) {
    guard texts.isBlank, let web = node.web, web.target != nil else { return }
    texts.text = ChromeMapping.withoutEnding(web.lastPartOfTarget)
    texts.rules.append(ChromeMappingRule.linkTarget)
  }

  /// The name of a file without its ending.
  private static func withoutEnding(_ name: Substring) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  /// The most nodes whose texts make one name; without an end, names in names would fill the memory.
  private static let longestContent = 4_000

  /// All text inside an element; what stands on lines of its own is kept apart.
  func content(of place: Int) -> String {
    var joined = ""
    var next = place + 1
    let end = min(source[place].end, place + ChromeMapping.longestContent)
    while next < end {
      let spoken = min(source.nextSpoken[next], end)
      if source.gapsBefore[spoken] > source.gapsBefore[next] { joined += " " }
      guard spoken < end else { break }
      let entry = source[spoken]
      let node = screen[entry.node]
      if entry.kind == .element, node.web?.display != .inline { joined += " " }
      joined += node.name
      next = entry.kind == .element ? entry.end : spoken + 1
    }
    return joined.collapsed
  }
}

extension String {
  /// The text without white space at its ends, and one space for any inside.
  var collapsed: String {
    guard needsCollapsing else { return self }
    return split(whereSeparator: { $0 == " " || $0.isNewline || $0 == "\t" }).joined(separator: " ")
  }

  private var needsCollapsing: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      if byte == 0x20, last == 0x20 { return true }
      if byte < 0x20 || byte == 0xC2 || byte == 0xE2 { return true }
      last = byte
    }
    return last == 0x20
  }
}
