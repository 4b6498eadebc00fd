import Simulator

@testable import Sessions
@testable import TalkBackReader
@testable import VoiceOverReader

/// Functions that return VoiceOver's announcements on trees of accessibility elements, for tests.
enum NativeTree {
  /// Returns the announcements, one line for each stop; `⏸` is a pause.
  static func lines(
    of tree: ElementTree, by reader: VoiceOver = VoiceOver(),
    origin: Screen.Origin = .iosElements,
    language: String? = nil
  ) -> [String] {
    announcements(of: tree, by: reader, origin: origin, language: language).map { spoken in
      // An announcement can have a description, a hint and further utterances.
      spoken.utterances.filter { !$0.parts.isEmpty }.map(\.text)
        .joined(separator: " ⏸ ")
    }
  }

  /// Returns the announcement at each stop.
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

  /// Returns a tree with the given elements as siblings.
  static func row(_ elements: AccessibilityElement...) -> ElementTree {
    var tree = ElementTree()
    for element in elements { tree.append(element) }
    return tree
  }

  /// Returns a tree of a container with the given elements.
  static func container(
    _ container: AccessibilityElement, _ elements: [AccessibilityElement], listed: Bool
  ) -> ElementTree {
    var tree = ElementTree()
    let index = tree.append(container)
    let inside = elements.map { tree.append($0, to: index) }
    if listed { tree[index].explicit = inside }
    return tree
  }

  /// Returns an accessibility element.
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
