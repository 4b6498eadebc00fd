import Simulator

@testable import Sessions
@testable import TalkBackReader
@testable import VoiceOverReader

/// Reads trees of accessibility elements in tests, as a phone or in the snapshot form.
enum NativeTree {
  /// What is heard, a line a stop; `⏸` is the pause.
  static func lines(
    of tree: ElementTree, by reader: VoiceOver = VoiceOver(),
    origin: Screen.Origin = .iosElements,
    language: String? = nil
  ) -> [String] {
    announcements(of: tree, by: reader, origin: origin, language: language).map { spoken in
      // Description, hint and tails, as far as they are there.
      spoken.utterances.filter { !$0.parts.isEmpty }.map(\.text)
        .joined(separator: " ⏸ ")
    }
  }

  /// What is heard at each stop.
  static func announcements(
    of tree: ElementTree, by reader: VoiceOver = VoiceOver(),
    origin: Screen.Origin = .iosElements, language: String? = nil
  ) -> [Announcement] {
    let hierarchy = ElementHierarchy(tree)
    let order = SwipeOrder(hierarchy, in: tree, idiom: .phone, direction: .leftToRight)
    var arrivals = ElementArrivals(tree, hierarchy, order.items, by: reader, origin: origin)
    let composer = ElementComposer(tree, by: reader, origin: origin, language: language)
    return order.items.map { item in
      composer.announcement(for: hierarchy.items[item].element, arrivals.arrival(at: item))
        .announcement
    }
  }

  /// A tree of these elements, side by side.
  static func row(_ elements: AccessibilityElement...) -> ElementTree {
    var tree = ElementTree()
    for element in elements { tree.append(element) }
    return tree
  }

  /// A container with these elements inside.
  static func container(
    _ container: AccessibilityElement, _ elements: [AccessibilityElement], listed: Bool
  ) -> ElementTree {
    var tree = ElementTree()
    let index = tree.append(container)
    let inside = elements.map { tree.append($0, to: index) }
    if listed { tree[index].explicit = inside }
    return tree
  }

  /// An element.
  static func element(
    _ label: String? = nil, value: String? = nil, hint: String? = nil,
    _ traits: AccessibilityTraits = [], kind: AccessibilityElement.Kind = .view,
    language: String? = nil
  ) -> AccessibilityElement {
    var element = AccessibilityElement(kind: kind)
    element.isElement = true
    element.label = label
    element.value = value
    element.hint = hint
    element.traits = traits
    element.language = language
    return element
  }
}
