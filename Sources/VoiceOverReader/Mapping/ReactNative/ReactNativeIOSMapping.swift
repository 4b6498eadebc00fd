import AccessibilityTree

/// A mapping of a React Native screen to the elements that iOS exposes.
///
/// Each component becomes a view that groups its children. An accessible component becomes an
/// element, and its descendants cannot be reached. Source: React Native 0.81,
/// RCTViewComponentView.mm, RCTParagraphComponentView.mm.
struct ReactNativeIOSMapping {
  private let screen: Screen
  private let view: ReactNativeIOSView
  private let version: ReactNativeVersion
  private var mapping: PlatformMapping
  /// The element below which nodes are added, for each depth of the screen.
  private var parents = [0]
  private var languages: [String?]

  /// Returns the elements that iOS exposes for a screen.
  static func map(
    _ screen: Screen, words: VoiceOverPhrasebook, version: ReactNativeVersion
  ) -> PlatformMapping {
    var reactNative = ReactNativeIOSMapping(screen, words, version)
    reactNative.walk()
    if version.hasOrder { ReactNativeIOSOrder.apply(screen, to: &reactNative.mapping) }
    return reactNative.mapping
  }

  private init(_ screen: Screen, _ words: VoiceOverPhrasebook, _ version: ReactNativeVersion) {
    self.screen = screen
    self.version = version
    view = ReactNativeIOSView(words: words, version: version, screen: screen)
    mapping = PlatformMapping(screen)
    mapping.tree.reserveCapacity(screen.count + 1)
    languages = [screen.language]
  }

  private mutating func walk() {
    guard let modal = screen.reactNativeModal(for: .voiceOver) else { return walk(screen.preorder) }
    for visit in screen.preorder { mapping.skip(visit.index, .outsideModal) }
    mapping.skip(modal, .container)
    languages = [screen.language(of: modal)]
    walk(screen.descendants(of: modal))
  }

  private mutating func walk(_ visits: Screen.Preorder) {
    var visits = visits
    while let visit = visits.next() {
      if map(visit) {
        mapping.skipDescendants(of: visit.index, in: screen, .insideElement)
        visits.skipDescendants(of: visit)
      }
    }
  }

  /// Adds the element of a node, and returns whether the caller skips the node's descendants.
  private mutating func map(_ visit: Screen.Visit) -> Bool {
    let node = screen[visit.index]
    let parent = parents[visit.depth]
    if !node.isExposed(to: .voiceOver), let hidden = node.hidden {
      mapping.skip(visit.index, .hidden(hidden.reason))
      let component = ReactNativeProps(node, isLeaf: false).component
      guard hidden.keepsChildren, !component.hidesChildrenWithItself else {
        mapping.skipDescendants(of: visit.index, in: screen, .hidden(hidden.reason))
        return true
      }
      descend(from: visit, to: parent, language: node.language)
      return false
    }
    let props = ReactNativeProps(node, isLeaf: screen.firstChild(of: visit.index) == nil)
    let language = node.language ?? languages[visit.depth]
    let element = view.make(of: visit.index, node, props, language: language)
    if props.component == .text, element.isElement, addParagraph(element, to: parent) {
      return true
    }
    let index = mapping.append(element, to: parent)
    if !element.isElement { mapping.skip(visit.index, reason(for: props, element)) }
    descend(from: visit, to: index, language: language)
    return element.isElement || props.component == .text
  }

  private func reason(for props: ReactNativeProps, _ element: AccessibilityElement) -> SkipReason {
    switch props.component {
    case .image: element.label?.isEmpty == false ? .notAccessible : .unlabelledImage
    case .text: props.isAccessible ? .empty : .notAccessible
    case .textInput, .pressable, .touchable, .button, .switchControl, .activityIndicator:
      .notAccessible
    case .view, .modal, .scrollView, .horizontalScrollView: .container
    }
  }

  private mutating func descend(from visit: Screen.Visit, to element: Int, language: String?) {
    let depth = visit.depth + 1
    if parents.count == depth {
      parents.append(element)
      languages.append(language)
    } else {
      parents[depth] = element
      languages[depth] = language ?? languages[visit.depth]
    }
  }

  /// Adds a text as a list of elements: the whole text, then each link or button in it.
  ///
  /// Returns `false`, and adds nothing, if the text contains no links or buttons.
  private mutating func addParagraph(_ whole: AccessibilityElement, to parent: Int) -> Bool {
    guard version.exposesNestedLinks, let index = whole.node, screen.firstChild(of: index) != nil
    else { return false }
    var paragraph = ReactNativeParagraph(whole, of: index, in: screen)
    guard !paragraph.fragments.isEmpty || paragraph.isFragmentItself else { return false }
    paragraph.addHints(view.words.reactNative.links)
    var container = AccessibilityElement()
    container.frame = whole.frame
    container.groupsChildren = true
    let group = mapping.append(container, to: parent)
    var list = [mapping.append(paragraph.whole, to: group)]
    for visit in screen.descendants(of: index) { mapping.skip(visit.index, .merged) }
    for fragment in paragraph.fragments { list.append(mapping.append(fragment, to: group)) }
    mapping.tree[group].explicit = list
    return true
  }
}
