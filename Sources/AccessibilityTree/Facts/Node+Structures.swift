/// Facts that take several words or lines in an outline, and facts with a format of their own.
extension Fact<Node> {
  static let element = Fact(
    "element", .attribute, "local name of its HTML element", takes: "the name of an element",
    value: { $0.anyWeb.element.isEmpty ? nil : .name($0.anyWeb.element) },
    read: { node, value in
      node.anyWeb.element = value.text ?? ""
      return true
    },
    clear: { $0.anyWeb.element = "" })

  /// The property `/role`, for a role that cannot be written at the start of an item.
  static let role = Fact(
    "role", .property, "a role that cannot stand at the head of an item", takes: anyText,
    value: { .word($0.role.rawValue) },
    read: { node, value in
      node.role = .other(value.text ?? "")
      return true
    },
    write: { node in
      node.role.outlineWord == node.role.rawValue
        ? [] : [OutlineValue("role", text: node.role.rawValue)]
    })

  static let label = Fact(
    "label", .property, "its accessible name, instead of a text in quotes", takes: anyText,
    value: { $0.label.map { .text($0.text) } },
    read: { node, value in
      let origin = node.label?.origin ?? node.role.outlineLabelOrigin
      node.label = AuthoredText(value.text ?? "", from: origin)
      return true
    },
    write: { _ in [] }
  ).forPeople()

  static let labelOrigin = Fact(
    "label-from", .property, "where its name was found",
    takes: words(AuthoredText.Origin.self) + ", after a name",
    value: { $0.label.map { .word($0.origin.rawValue) } },
    read: { node, value in set(&node.label, to: value) },
    write: { node in
      guard let origin = node.label?.origin, origin != node.role.outlineLabelOrigin else {
        return []
      }
      return [OutlineValue("label-from", word: origin.rawValue)]
    })

  /// The typed, chosen or displayed text.
  ///
  /// An outline prints the text of a field after the colon of the field's item.
  static let valueText = Fact(
    "value", .property, "typed, chosen or displayed text", takes: anyText,
    value: { $0.value?.text.map(FactValue.text) },
    read: { node, value in
      var all = node.value ?? Value()
      all.text = value.text
      node.value = all
      return true
    },
    clear: { $0.value?.text = nil },
    write: { node in
      if node.value == Value() { return [OutlineValue("value")] }
      guard node.role.outlineText != .value, let text = node.value?.text else { return [] }
      return [OutlineValue("value", text: text)]
    }
  ).forPeople()

  /// The current number of a slider or other range.
  ///
  /// `/now` without a value means that the number is unknown.
  static let now = Fact(
    "now", .property, "the number of a range; unknown without one", takes: "a number or nothing",
    value: { node in
      guard let range = node.value?.range else { return nil }
      return range.now.map(FactValue.number)
        ?? (range == Value.Range(now: nil) ? .numbers([]) : nil)
    },
    read: { node, value in
      let number = value.text.flatMap { Double($0) }
      guard value.text == nil || number != nil else { return false }
      var all = node.value ?? Value()
      all.range = all.range ?? Value.Range(now: nil)
      all.range?.now = number
      node.value = all
      return true
    },
    clear: { $0.value?.range?.now = nil })

  static let hint = optional(
    "hint", .property, \.hint, "advice or description that goes with the name", takes: anyText,
    as: { .text($0.text) }, { AuthoredText($0.text ?? "") }
  ).forPeople()

  static let hintOrigin = Fact(
    "hint-from", .property, "where its hint was found",
    takes: words(AuthoredText.Origin.self) + ", after /hint",
    value: { $0.hint.map { .word($0.origin.rawValue) } },
    read: { node, value in set(&node.hint, to: value) },
    write: { node in
      guard let origin = node.hint?.origin, origin != .author else { return [] }
      return [OutlineValue("hint-from", word: origin.rawValue)]
    })

  /// The live region: `/live: polite`, `/live: assertive, atomic`.
  static let live = optional(
    "live", .property, \.live, "whether and how changes inside it are announced",
    takes: words(LiveRegion.Politeness.self)
      + ", each also with “, atomic” and the announced changes: additions, text, removals",
    as: { live in
      let relevant = LiveRegion.Change.allCases.filter { live.relevant?.contains($0) == true }
      let words =
        [live.politeness.rawValue] + (live.isAtomic ? ["atomic"] : []) + relevant.map(\.rawValue)
      return .word(words.joined(separator: ", "))
    },
    { value in
      var words = value.words[...]
      guard let politeness = words.popFirst().flatMap(LiveRegion.Politeness.init(rawValue:)) else {
        return nil
      }
      var live = LiveRegion(politeness, isAtomic: words.first == "atomic")
      if live.isAtomic { words.removeFirst() }
      guard !words.isEmpty else { return live }
      let relevant = words.compactMap(LiveRegion.Change.init(rawValue:))
      guard relevant.count == words.count else { return nil }
      live.relevant = Set(relevant)
      return live
    })

  /// A custom action: `/action: Delete`, one line each.
  static let action = repeatable(
    "action", "the author's own action",
    value: { $0.actions.isEmpty ? nil : .texts($0.actions) },
    add: { $0.actions.append($1.text ?? "") }
  ).forPeople()

  /// A detail of the custom content: `/content.Price: 5 euros`.
  ///
  /// This fact also prints the important details of a node, so that all details stay in order.
  static let content = repeatable(
    "content.", "a labelled fact offered on request",
    value: { $0.customContent.isEmpty ? nil : .content($0.customContent) },
    add: { $0.customContent.append(CustomContent($1, after: "content.")) }
  ).forPeople()

  /// An important detail of the custom content: `/important-content.Price: 5 euros`.
  static let importantContent = repeatable(
    "important-content.", "a labelled fact spoken at once", value: { _ in nil },
    add: { node, value in
      var content = CustomContent(value, after: "important-content.")
      content.isImportant = true
      node.customContent.append(content)
    })

  /// The reason why the node is hidden, with details such as the reader from which it is hidden:
  /// `/hidden: aria-hidden, visible, from talkback`.
  static let hidden = Fact(
    "hidden", .property, "why it is not in the tree of a reader",
    takes: words(Hidden.Reason.self)
      + ", each also with “, visible”, “, from voiceover”, “, from talkback”, “, keeps children”",
    value: { $0.hidden.map { .word($0.outlineWords) } },
    read: { node, value in
      var hidden = Hidden(.hidden)
      for word in value.words where !hidden.read(word) { return false }
      node.hidden = value.text == "false" ? nil : hidden
      return true
    },
    clear: { $0.hidden = nil })

  /// The identifiers of descendants in the order that the author wants: `/order: name, email`.
  ///
  /// If any identifier needs quotes, an outline has a line for each identifier.
  static let order = repeatable(
    "order", "ids of what is inside it in the order the author wants",
    takes: "identifiers with commas between them", value: { $0.order.map(FactValue.names) },
    clear: { $0.order = nil },
    add: { node, value in
      let names = value.isQuoted ? [value.text ?? ""] : value.words
      node.order = (node.order ?? []) + names
    })

  /// The bounds as left, top, width and height: `/frame: 16 80 343 44`.
  static let frame = optional(
    "frame", .property, \.frame, "place and size on the screen, in points",
    takes: "four numbers: left, top, width, height",
    as: { .numbers([$0.x, $0.y, $0.width, $0.height]) },
    { value in
      let words = (value.text ?? "").split { $0 == " " || $0 == "," }
      let numbers = words.compactMap { Double($0) }
      guard words.count == 4, numbers.count == 4 else { return nil }
      return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    })

  /// Sets the origin of a text.
  ///
  /// Returns `false` if `text` is `nil`, or if the value is not the name of an origin.
  private static func set(_ text: inout AuthoredText?, to value: OutlineValue) -> Bool {
    guard let origin = value.text.flatMap(AuthoredText.Origin.init(rawValue:)), text != nil else {
      return false
    }
    text?.origin = origin
    return true
  }
}

extension OutlineValue {
  /// The words of the value, which are separated by commas.
  fileprivate var words: [String] {
    (text ?? "").split(separator: ",").map { $0.drop { $0 == " " } }
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
      .filter { !$0.isEmpty }
  }

  /// Whether a text needs no quotes in a list that is separated by commas.
  static func isPlainWord(_ text: String) -> Bool {
    !text.isEmpty && text != undefined && text.unicodeScalars.allSatisfy(isWordScalar)
      && text.first != "-" && Double(text) == nil
  }
}

extension CustomContent {
  fileprivate init(_ value: OutlineValue, after prefix: String) {
    self.init(label: value.name(after: prefix), value: value.text ?? "")
  }
}

extension Node {
  /// Returns the reason why the node is hidden from all readers, or from a single reader.
  ///
  /// - Parameter fromAll: Whether to return the reason only if the node is hidden from every reader
  ///   (`true`), or only if it is hidden from a single reader (`false`).
  /// - Returns: The reason, or `nil` if the node is not hidden in this way.
  func hidden(fromAll: Bool) -> Hidden? {
    hidden.flatMap { ($0.audience == .everyReader) == fromAll ? $0 : nil }
  }
}

extension Hidden {
  /// The value of `/hidden` in an outline: the reason, and then words for the properties with other
  /// values than the default.
  fileprivate var outlineWords: String {
    var words = [reason.rawValue]
    if isVisible { words.append("visible") }
    if audience != .everyReader { words.append("from \(audience.rawValue)") }
    if keepsChildren { words.append("keeps children") }
    return words.joined(separator: ", ")
  }

  /// Reads one word, such as `visible`.
  ///
  /// Returns whether the word is known.
  fileprivate mutating func read(_ word: String) -> Bool {
    if let reason = Reason(rawValue: word) {
      self.reason = reason
    } else if word == "visible" {
      isVisible = true
    } else if word == "keeps children" {
      keepsChildren = true
    } else if word.hasPrefix("from "), let audience = Audience(rawValue: String(word.dropFirst(5)))
    {
      self.audience = audience
    } else {
      return word == "true" || word == "false"
    }
    return true
  }
}
