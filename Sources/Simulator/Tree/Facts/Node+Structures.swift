/// Facts of several words or lines.
extension OutlineFact<Node> {
  /// `/live: polite`, `/live: assertive, atomic`.
  static let live = OutlineFact(
    "live", .property,
    takes: LiveRegion.Politeness.allCases.map(\.rawValue).joined(separator: ", ")
      + ", each also with “, atomic”",
    read: { node, value in
      let words = value.words
      guard let politeness = words.first.flatMap(LiveRegion.Politeness.init(rawValue:)),
        words.count == 1 || words.dropFirst() == ["atomic"]
      else { return false }
      node.live = LiveRegion(politeness, isAtomic: words.count == 2)
      return true
    },
    clear: { $0.live = nil },
    write: { node in
      guard let live = node.live else { return [] }
      return [
        OutlineValue("live", word: live.politeness.rawValue + (live.isAtomic ? ", atomic" : ""))
      ]
    })

  /// `/action: Delete`, a line for each.
  static let action = OutlineFact(
    "action", .property, takes: "any text",
    read: { node, value in
      node.actions.append(value.text ?? "")
      return true
    },
    write: { $0.actions.map { OutlineValue("action", text: $0) } }
  ).repeatable()

  /// `/content.Price: 5 euros`; prints the important ones as well, in their order.
  static let content = OutlineFact(
    "content.", .property, takes: "any text",
    read: { node, value in
      node.customContent.append(CustomContent(value, after: "content."))
      return true
    },
    write: { node in
      node.customContent.map { content in
        let name = (content.isImportant ? "important-content." : "content.") + content.label
        return OutlineValue(name, text: content.value)
      }
    }
  ).repeatable()

  /// `/important-content.Price: 5 euros`.
  static let importantContent = OutlineFact(
    "important-content.", .property, takes: "any text",
    read: { node, value in
      var content = CustomContent(value, after: "important-content.")
      content.isImportant = true
      node.customContent.append(content)
      return true
    },
    write: { _ in [] }
  ).repeatable()

  /// `/hidden: aria-hidden, visible, from talkback, keeps children`.
  static let hidden = OutlineFact(
    "hidden", .property,
    takes: Hidden.Reason.allCases.map(\.rawValue).joined(separator: ", ")
      + ", each also with “, visible”, “, from voiceover”, “, from talkback”, “, keeps children”",
    read: { node, value in
      var hidden = Hidden(.hidden)
      for word in value.words where !hidden.read(word) { return false }
      node.hidden = value.text == "false" ? nil : hidden
      return true
    },
    clear: { $0.hidden = nil },
    write: { $0.hidden.map { [OutlineValue("hidden", word: $0.outlineWords)] } ?? [] })

  /// `/order: name, email`, or a line for each where an identifier needs quotes.
  static let order = OutlineFact(
    "order", .property, takes: "identifiers with commas between them",
    read: { node, value in
      let names = value.isQuoted ? [value.text ?? ""] : value.words
      node.order = (node.order ?? []) + names
      return true
    },
    clear: { $0.order = nil },
    write: { node in
      guard let order = node.order else { return [] }
      if order.isEmpty { return [OutlineValue("order")] }
      if order.allSatisfy(OutlineValue.isPlainWord) {
        return [OutlineValue("order", word: order.joined(separator: ", "))]
      }
      return order.map { OutlineValue("order", word: OutlineText.quoted($0)) }
    }
  ).repeatable()

  /// `/frame: 16 80 343 44`: left, top, width and height.
  static let frame = OutlineFact(
    "frame", .property, takes: "four numbers: left, top, width, height",
    read: { node, value in
      let words = (value.text ?? "").split { $0 == " " || $0 == "," }
      let numbers = words.compactMap { Double($0) }
      guard words.count == 4, numbers.count == 4 else { return false }
      node.frame = Frame(
        x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      return true
    },
    clear: { $0.frame = nil },
    write: { node in
      guard let frame = node.frame else { return [] }
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(OutlineNumber.text)
      return [OutlineValue("frame", word: numbers.joined(separator: " "))]
    })
}

extension OutlineValue {
  /// What stands between commas.
  fileprivate var words: [String] {
    (text ?? "").split(separator: ",").map { $0.drop { $0 == " " } }
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
      .filter { !$0.isEmpty }
  }

  /// Whether a text can stand in a list without quotes.
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

extension Hidden {
  /// As it stands in an outline: the reason and what is unusual.
  fileprivate var outlineWords: String {
    var words = [reason.rawValue]
    if isVisible { words.append("visible") }
    if audience != .everyReader { words.append("from \(audience.rawValue)") }
    if keepsChildren { words.append("keeps children") }
    return words.joined(separator: ", ")
  }

  /// Takes in one of the words; false if it is none.
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
