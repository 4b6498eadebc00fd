import AccessibilityTree

/// The elements of a text with links or buttons: first the whole text, then each link or button.
///
/// Source: React Native 0.81, RCTParagraphComponentAccessibilityProvider.mm.
struct ReactNativeParagraph {
  private(set) var whole: AccessibilityElement
  private(set) var fragments: [AccessibilityElement] = []
  /// Whether the whole text is one link or button, and therefore has the trait of a link or button.
  private(set) var isFragmentItself = false

  /// Finds the links and buttons inside a text.
  init(_ whole: AccessibilityElement, of index: Node.Index, in screen: Screen) {
    self.whole = whole
    self.whole.kind = .element
    var inner = screen.descendants(of: index)
    while let visit = inner.next() {
      let node = screen[visit.index]
      guard let trait = ReactNativeParagraph.trait(of: node) else { continue }
      inner.skipDescendants(of: visit)
      let text = screen.reactNativeFragment(of: visit.index)
      guard !text.isEmpty else { continue }
      if text == whole.label {
        self.whole.traits.insert(trait)
        isFragmentItself = true
        continue
      }
      var fragment = AccessibilityElement(node: visit.index, kind: .element)
      fragment.isElement = true
      fragment.label = text
      fragment.traits = trait
      fragment.language = whole.language
      fragment.frame = node.frame
      fragment.rules = [ReactNativeIOSRules.links]
      fragments.append(fragment)
    }
    self.whole.rules.append(ReactNativeIOSRules.links)
  }

  /// Sets the hints.
  ///
  /// The hint of the whole text is the number of its links and buttons. The hint of a link or
  /// button is its position among all links and buttons of the text.
  mutating func addHints(_ words: ReactNativeWords.Links) {
    let links = fragments.count { $0.traits.contains(.link) }
    let buttons = fragments.count - links
    if links > 0, buttons > 0 {
      whole.hint = words.linksAndButtons.text
    } else if links > 0 {
      whole.hint = links == 1 ? words.oneLink.text : words.links.filled(["count": "\(links)"])
    } else if buttons > 0 {
      whole.hint =
        buttons == 1 ? words.oneButton.text : words.buttons.filled(["count": "\(buttons)"])
    }
    var (link, button) = (0, 0)
    for index in fragments.indices {
      if fragments[index].traits.contains(.link) {
        link += 1
        fragments[index].hint = words.link.filled(["index": "\(link)", "count": "\(links)"])
      } else {
        button += 1
        fragments[index].hint = words.button.filled(["index": "\(button)", "count": "\(buttons)"])
      }
    }
  }

  static func trait(of node: Node) -> AccessibilityTraits? {
    guard node.isExposed(to: .voiceOver) else { return nil }
    return switch ReactNativeProps(node, isLeaf: true).role.name {
    case "link": .link
    case "button": .button
    default: nil
    }
  }
}
