import AccessibilityTree

/// How Chrome fills those fields of Android's nodes that contain the author's words.
///
/// Source: Chromium, browser_accessibility_android.cc, AccumulateSubstringTextContentUTF16 and
/// GetHint.
extension ChromeMapping {
  /// Fills the texts of an element.
  func fill(_ texts: inout ChromeTexts, of index: Int) {
    let node = screen[source[index].node]
    var name = node.isUnnamedInChrome ? "" : node.name
    var target = ChromeNameTarget(of: node, capabilities)
    if name.isEmpty || node.role == .image && name.isOnlyWhitespace {
      (name, target) = (fallbackName(of: node, index), .text)
    }
    texts.isNamedByAttribute = isNamedByAttribute(node, target)
    switch target {
    case .text: break
    case .contentDescription: texts.contentDescription = name
    case .containerTitle: texts.containerTitle = name
    case .supplementalDescription: texts.supplementalDescription = name
    }
    if target == .supplementalDescription, node.role.isNamedByContentInChrome {
      // Even if the element has a label, its content remains its text.
      (name, target) = (content(of: index), .text)
    }
    // Chrome does not expose the label of a colour field.
    let textName = target == .text && node.role != .colorWell ? name : ""
    // The text of a frame is its content, not its name.
    fill(&texts, of: node, index, name: node.role == .frame ? "" : textName)
    if node.role == .link || node.role == .image { nameByAddress(node, &texts) }
    if node.role == .link, texts.contentDescription.isEmpty {
      (texts.contentDescription, texts.text) = (texts.text, "")
      texts.rules.append(ChromeMappingRule.linkDescription)
    }
    addTooltip(of: node, &texts)
  }

  /// Whether an attribute such as `aria-label` names the element.
  ///
  /// The author of an outline may have taken the name of a text from its content.
  private func isNamedByAttribute(_ node: Node, _ target: ChromeNameTarget) -> Bool {
    switch node.label?.origin {
    // The name of a field is its hint. Its content is its value.
    case .ariaLabel, .alt, .contentDescription: target != .text || !node.isFieldInChrome
    case .author: target != .text
    default: node.web?.forbiddenName != nil
    }
  }

  /// Returns the name that Chrome gives to an element without an accessible name, or an empty text.
  private func fallbackName(of node: Node, _ index: Int) -> String {
    if let forbidden = node.web?.forbiddenName { return forbidden }
    if node.web?.element == "abbr", let title = node.web?.title { return title }
    // A row of a native table has no name.
    guard node.role.isNamedByContentInChrome, node.role != .row else { return "" }
    return content(of: index)
  }

  private func fill(_ texts: inout ChromeTexts, of node: Node, _ index: Int, name: String) {
    guard let value = value(of: node, index) else {
      texts.text = name
      texts.rules.append(ChromeMappingRule.nameAsText)
      if texts.text.isEmpty, !node.role.isNamedByContentInChrome || node.role == .row,
        isTextAlone(node, index)
      {
        texts.text = content(of: index)
      }
      if texts.text.isEmpty { texts.text = markerOfSeparator(node, index) }
      if node.role == .button, node.label?.origin == .standard {
        texts.textWord = node.web?.type == "reset" ? words.reset : words.submit
      }
      texts.hintText = hint(of: node, name: "")
      return
    }
    texts.text = value
    texts.rules.append(ChromeMappingRule.fieldValue)
    var hintName = name
    if node.role == .fileButton {
      texts.textWord = words.chrome.noFile
      if texts.contentDescription.isEmpty {
        let label = name.isEmpty ? words.chrome.chooseFile.text : name
        hintName = words.chrome.namedFile.filled(["label": label, "file": words.chrome.noFile.text])
      }
    }
    texts.hintText = hint(of: node, name: hintName)
  }

  /// Returns the name, placeholder and description, joined by spaces.
  private func hint(of node: Node, name: String) -> String {
    var joined = name
    func append(_ text: String) {
      if !joined.isEmpty, !text.isEmpty { joined += " " }
      joined += text
    }
    if let placeholder = node.placeholder, node.label?.origin != .placeholder {
      append(placeholder)
    }
    if let hint = node.hint, !(hint.origin == .title && has(.tooltips)) { append(hint.text) }
    return joined
  }

  /// Sets the tooltip to the `title` of the element, unless the title is already the name.
  private func addTooltip(of node: Node, _ texts: inout ChromeTexts) {
    let isName = node.label?.origin == .title && !node.isUnnamedInChrome
    guard has(.tooltips), !isName else { return }
    let described = node.hint.flatMap { $0.origin == .title ? $0.text : nil }
    let title = node.web?.title ?? described ?? ""
    // Assumed: a title that repeats the name is not a tooltip, because it is not a description
    // either.
    texts.tooltipText = title == node.name && !node.isUnnamedInChrome ? "" : title
    if !texts.tooltipText.isEmpty { texts.rules.append(ChromeMappingRule.tooltip) }
  }

  /// Returns the value, which becomes the text of the element instead of the name.
  ///
  /// `nil` means that the element has no value.
  private func value(of node: Node, _ index: Int) -> String? {
    switch node.role {
    case .dateField, .dateTimeField, .monthField, .timeField, .weekField, .colorWell:
      return node.value?.text ?? ""
    case .fileButton: return words.chrome.noFile.text
    case .textBox, .searchBox: return typed(node)
    case .combobox:
      if let text = node.value?.text { return text }
      return node.isFieldInChrome || node.web?.element == "select" ? "" : content(of: index)
    default: return node.isBareEditor ? typed(node) : nil
    }
  }

  private func typed(_ node: Node) -> String {
    let value = node.value?.text ?? ""
    guard node.textInput?.isSecure == true else { return value }
    return String(repeating: "•", count: value.utf16.count)
  }

  /// Whether Chrome uses the content of an unnamed element as its name.
  private func isTextAlone(_ node: Node, _ index: Int) -> Bool {
    let entry = source[index]
    // Chrome does not expose the content of separators and images.
    if node.role == .separator || node.role == .image { return false }
    if entry.holdsOnlyText { return true }
    return node.isFocusableInChrome && entry.content.contains(.anything)
      && entry.content.isDisjoint(with: [.others, .marker])
  }

  /// Returns the bullet of a separator that is written as a list item, or an empty text.
  ///
  /// Assumed: Chrome exposes this bullet, although it leaves out the text inside a separator
  /// (aria-expanded-expected-android).
  private func markerOfSeparator(_ node: Node, _ index: Int) -> String {
    guard node.role == .separator, let marker = node.web?.marker else { return "" }
    let parent = source[index].parent
    let isInList = parent >= 0 && screen[source[parent].node].role.isPlainList
    return isInList ? "" : marker.writtenMarker
  }

  /// Names a link or picture without a name by the last part of its address.
  private func nameByAddress(_ node: Node, _ texts: inout ChromeTexts) {
    guard texts.isBlank, let web = node.web, web.target != nil else { return }
    texts.text = ChromeMapping.withoutExtension(web.lastPartOfTarget)
    texts.rules.append(ChromeMappingRule.linkTarget)
  }

  private static func withoutExtension(_ name: Substring) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  /// The maximum number of nodes whose texts form one name.
  ///
  /// Without a limit, the names of nested elements would fill the memory.
  private static let longestContent = 4_000

  /// Returns the text inside an element, with spaces between blocks.
  func content(of index: Int) -> String {
    var joined = ""
    var next = index + 1
    let end = min(source[index].end, index + ChromeMapping.longestContent)
    while next < end {
      let spoken = min(source.nextSpoken[next], end)
      if source.gapsBefore[spoken] > source.gapsBefore[next] { joined += " " }
      guard spoken < end else { break }
      let entry = source[spoken]
      let node = screen[entry.node]
      if entry.kind == .element, node.web?.display != .inline { joined += " " }
      joined += entry.kind == .markerText ? "\(node.web?.marker?.writtenMarker ?? "") " : node.name
      next = entry.kind == .element ? entry.end : spoken + 1
    }
    return joined.collapsed
  }
}

extension Node {
  /// Whether Chrome ignores the name that other browsers compute.
  ///
  /// A row of a native table has no name. A file field is named by its own words, not by its title
  /// or placeholder. Source: Chromium 156, measured.
  fileprivate var isUnnamedInChrome: Bool {
    switch role {
    case .row: web?.hasExplicitRole == false
    case .fileButton: label?.origin == .title || label?.origin == .placeholder
    default: false
    }
  }
}

extension String {
  /// The bullet or number of a list item as it is shown; a number gets a full stop.
  var writtenMarker: String { allSatisfy { $0.isLetter || $0.isNumber } ? "\(self)." : self }

  /// The text without white space at its ends, and with single spaces between words.
  var collapsed: String {
    guard utf8.withContiguousStorageIfAvailable(String.needCollapsing) ?? true else { return self }
    return split(whereSeparator: { $0 == " " || $0.isNewline || $0 == "\t" }).joined(separator: " ")
  }

  private static func needCollapsing(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in bytes {
      if byte == 0x20, last == 0x20 { return true }
      if byte < 0x20 || byte == 0xC2 || byte == 0xE2 { return true }
      last = byte
    }
    return last == 0x20
  }
}
