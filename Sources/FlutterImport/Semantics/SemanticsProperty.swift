internal import AccessibilityTree

/// Functions that set the properties of a semantics node by the properties' names in a dump.
///
/// Source: Flutter, semantics.dart, `SemanticsNode.debugFillProperties`.
enum SemanticsProperty {
  /// The first words of properties that have no name.
  static let bareWords = [
    "Rect.", "merged up", "merge boundary", "dirty", "STALE", "owner: null", "invisible", "HIDDEN",
  ]

  private typealias Setter = @Sendable (inout SemanticsNode, String) -> Bool

  /// Sets a property of a node.
  ///
  /// A property that the importer does not support is recorded as unknown.
  static func apply(_ name: String, _ text: String, to node: inout SemanticsNode) {
    if let setter = setters[name] {
      if !setter(&node, text) { node.unknown.append("\(name): \(text.prefix(40))") }
    } else if !silentNames.contains(name) {
      node.unknown.append(name)
    }
  }

  /// Whether Flutter prints a property with this name.
  static func isKnown(_ name: String) -> Bool {
    setters[name] != nil || silentNames.contains(name) || bareWords.contains(name)
  }

  private static let setters: [String: Setter] = [
    "Rect.": { $0.setBox(from: $1) },
    "dirty": { $0.setDirty($1) },
    "STALE": { $0.setDirty($1) },
    "merge boundary": { node, _ in
      node.mergesDescendants = true
      return true
    },
    "invisible": { node, _ in
      node.isInvisible = true
      return true
    },
    "HIDDEN": { node, _ in
      node.flags.insert(.isHidden)
      return true
    },
    "actions": { $0.setActions(from: $1) },
    "customActions": { node, text in
      node.customActions = words(text)
      return true
    },
    "flags": { $0.setFlags(from: $1) },
    "identifier": { set(\.identifier, &$0, $1) },
    "traversalParentIdentifier": { set(\.traversalParent, &$0, $1) },
    "traversalChildIdentifier": { set(\.traversalChild, &$0, $1) },
    "label": { $0.setLabel(from: $1) },
    "value": { set(\.value, &$0, $1) },
    "increasedValue": { set(\.increasedValue, &$0, $1) },
    "decreasedValue": { set(\.decreasedValue, &$0, $1) },
    "hint": { set(\.hint, &$0, $1) },
    "tooltip": { set(\.tooltip, &$0, $1) },
    "textDirection": { node, text in
      node.isRightToLeft = text.hasSuffix("rtl")
      return text.hasSuffix("rtl") || text.hasSuffix("ltr")
    },
    "locale": { node, text in
      node.locale = tag(QuotedValue(text).text)
      return true
    },
    "role": { node, text in
      guard let role = SemanticsRole(rawValue: lastPart(text)) else { return false }
      node.role = role
      return true
    },
    "sortKey": { $0.setSortKey(from: $1) },
    "platformViewId": { set(\.platformViewID, &$0, $1) },
    "maxValueLength": { set(\.maxValueLength, &$0, $1) },
    "scrollChildren": { set(\.scrollChildren, &$0, $1) },
    "scrollExtentMin": { node, text in
      guard let number = Double(text) else { return false }
      node.scrollExtent = (number, node.scrollExtent?.maximum ?? number)
      return true
    },
    "scrollExtentMax": { node, text in
      guard let number = Double(text) else { return false }
      node.scrollExtent = (node.scrollExtent?.minimum ?? 0, number)
      return true
    },
    "headingLevel": { node, text in
      guard let level = Int(text), (0...6).contains(level) else { return false }
      node.headingLevel = level
      return true
    },
    "inputType": { node, text in
      node.inputType = lastPart(text)
      return true
    },
    "validationResult": { node, text in
      node.validationResult = lastPart(text)
      return true
    },
    "minValue": { set(\.minimumValue, &$0, $1) },
    "maxValue": { set(\.maximumValue, &$0, $1) },
    "linkUrl": { node, text in
      node.linkURL = text
      return true
    },
  ]

  /// The names of properties that are not sent to the platforms or do not affect announcements.
  private static let silentNames: Set<String> = [
    "merged up", "owner: null", "owner", "tags", "text selection", "textSelection",
    "currentValueLength", "scrollIndex", "scrollPosition", "indexInParent", "elevation",
    "thickness",
    "controlsNodes", "controls", "id", "hitTestBehavior", "platformViewLayer",
  ]

  private static func set(
    _ path: WritableKeyPath<SemanticsNode, String>, _ node: inout SemanticsNode, _ text: String
  ) -> Bool {
    node[keyPath: path] = QuotedValue(text).text
    return true
  }

  private static func set(
    _ path: WritableKeyPath<SemanticsNode, Int?>, _ node: inout SemanticsNode, _ text: String
  ) -> Bool {
    guard let number = Int32(text) else { return false }
    node[keyPath: path] = Int(number)
    return true
  }

  /// Returns the words of a list.
  ///
  /// In dumps with each node on one line, the list is in brackets.
  static func words(_ text: String) -> [String] {
    var text = text[...]
    if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
    return text.split(separator: ",").map { part in
      String(part.drop { $0 == " " }.trimmedAtEnd(of: \.isWhitespace))
    }.filter { !$0.isEmpty }
  }

  /// Returns the name after the last full stop: `tab` for `SemanticsRole.tab`.
  static func lastPart(_ text: String) -> String {
    text.split(separator: ".").last.map(String.init) ?? text
  }

  /// Returns the BCP 47 tag for a locale in Dart's spelling, such as `de_CH`, or `nil` if the text
  /// is not a locale.
  static func tag(_ locale: String) -> String? {
    let tag = locale.map { $0 == "_" ? "-" : $0 }
    let isTag =
      !tag.isEmpty && tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return isTag ? String(tag) : nil
  }
}

/// A text in quotation marks, and the attributes after the text.
struct QuotedValue {
  let text: String
  let attributes: Substring

  /// The invisible marks that Flutter puts around a text with the opposite writing direction.
  private static let directionMarks: ClosedRange<Unicode.Scalar> = "\u{202A}"..."\u{202E}"

  init(_ value: String) {
    guard let first = value.firstIndex(of: "\"") else {
      (text, attributes) = (value == "null" ? "" : QuotedValue.unquoted(value), "")
      return
    }
    let start = value.index(after: first)
    // A cut dump has no closing quote.
    let end = value[start...].lastIndex(of: "\"") ?? value.endIndex
    let inside = value[start..<end]
    let isMarked = inside.unicodeScalars.contains { QuotedValue.directionMarks.contains($0) }
    text =
      isMarked
      ? String(
        String.UnicodeScalarView(
          inside.unicodeScalars.filter { !QuotedValue.directionMarks.contains($0) }))
      : String(inside)
    attributes = value[end...].dropFirst()
  }

  /// Returns a text without the quotation marks that editors and web pages write in place of
  /// straight quotation marks.
  private static func unquoted(_ value: String) -> String {
    for (open, close) in [("\u{201C}", "\u{201D}"), ("&quot;", "&quot;")]
    where value.hasPrefix(open) && value.hasSuffix(close) && value.count >= open.count + close.count
    {
      return String(value.dropFirst(open.count).dropLast(close.count))
    }
    return value
  }
}
