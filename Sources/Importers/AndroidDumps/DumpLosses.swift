internal import Simulator

/// What a dump could not tell or what was inferred, one sentence for each kind, at its first place.
struct DumpLosses {
  private(set) var losses: [Loss] = []

  /// The losses of one window.
  init(
    _ tree: DumpTree, _ window: DumpWindow, _ content: DumpContent, _ knowledge: DumpNode.Knowledge
  ) {
    for kind in DumpLosses.kinds {
      var first: Node.Position?
      var count = 0
      for node in tree.nodes where node.notes.contains(kind.note) {
        count += 1
        first = first ?? node.position
      }
      guard count > 0 else { continue }
      losses.append(Loss(kind.sentence(count, knowledge), at: first))
    }
    addToasts(window, content)
    addUnknown(tree)
    losses.append(
      Loss(
        content.tool == .uiautomator || !content.attributes.contains("a11y-important")
          ? DumpLosses.missing : DumpLosses.missingOfAppium))
    losses.append(Loss(AndroidNodes.approximation))
  }

  private mutating func addToasts(_ window: DumpWindow, _ content: DumpContent) {
    guard let first = window.toasts.first, let element = content.document.element(first) else {
      return
    }
    let count = window.toasts.count == 1 ? "1 toast is" : "\(window.toasts.count) toasts are"
    losses.append(
      Loss(
        "\(count) shown; TalkBack speaks a toast when it appears and does not stop at it.",
        at: element.position))
  }

  private mutating func addUnknown(_ tree: DumpTree) {
    var names: [String] = []
    for node in tree.nodes {
      for name in node.unknown where names.count < 20 && !names.contains(name) {
        names.append(name)
      }
    }
    guard !names.isEmpty else { return }
    let list = names.map { "“\($0)”" }.joined(separator: ", ")
    losses.append(Loss("These attributes are not known and have no effect: \(list)."))
  }

  /// A kind of loss with its sentence.
  private struct Kind: Sendable {
    var note: DumpNotes
    var sentence: @Sendable (_ count: Int, _ knowledge: DumpNode.Knowledge) -> String
  }

  private static let kinds: [Kind] = [
    Kind(note: .isNameless) { count, _ in
      "\(many(count, "element")) can be pressed and \(count == 1 ? "has" : "have") no words (NAF); "
        + "TalkBack has only the role to say."
    },
    Kind(note: .mayShowHint) { count, knowledge in
      let fields = many(count, "field")
      return knowledge.assumesHint
        ? "The text of \(fields) is taken for the hint, since the dump does not tell hints."
        : "The text of \(fields) may be the hint of an empty field, since the dump does not tell "
          + "hints; it is taken for what was typed."
    },
    Kind(note: .hasGlyph) { count, _ in
      "\(many(count, "text")) \(count == 1 ? "holds" : "hold") glyphs of an icon font; a voice may "
        + "skip them or read a character nobody knows."
    },
    Kind(note: .noArea) { count, _ in
      "\(many(count, "node")) without area \(count == 1 ? "is" : "are") taken as not visible."
    },
    Kind(note: .noRectangle) { count, _ in
      "The bounds of \(many(count, "node")) are no two corners and are left out."
    },
    Kind(note: .followsGap) { count, _ in
      "Views that were not visible are missing in \(many(count, "place")); they are not heard here."
    },
    Kind(note: .isStructure) { count, _ in
      "\(many(count, "view")) without words or use \(count == 1 ? "is" : "are") taken as not "
        + "important for accessibility, which the dump does not tell."
    },
    Kind(note: .isTakenAsUsable) { count, _ in
      "\(many(count, "control")) \(count == 1 ? "is" : "are") taken as usable by class; the dump does "
        + "not tell what can be pressed."
    },
    Kind(note: .isGroup) { count, _ in
      "\(many(count, "group")) with a description \(count == 1 ? "is" : "are") taken as one stop "
        + "each, which the dump does not tell."
    },
    Kind(note: .isCounted) { count, _ in
      "The size of \(many(count, "list")) is not told; it is counted where nothing scrolls, and "
        + "unknown elsewhere."
    },
    Kind(note: .hasAssumedRange) { count, _ in
      "The ends of \(many(count, "range")) are not told; 0 and 100 are assumed."
    },
    Kind(note: .isWebView) { count, _ in
      "\(many(count, "web view")) \(count == 1 ? "is" : "are") read like views of the app; the order "
        + "and the words of a page may differ."
    },
    Kind(note: .hasLinks) { count, _ in
      "The links in \(many(count, "text")) are not told one by one."
    },
  ]

  private static func many(_ count: Int, _ thing: String) -> String {
    count == 1 ? "1 \(thing)" : "\(count) \(thing)s"
  }

  private static let missing =
    "This dump tells no labels of fields, errors, headings, live regions, ranges, custom actions, "
    + "role or state descriptions; TalkBack would say those that the app has."
  private static let missingOfAppium =
    "A page source tells no labels of fields, ranges, custom actions, role or state descriptions; "
    + "TalkBack would say those that the app has."
}
