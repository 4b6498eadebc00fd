/// Makes of a native screen, or a sketch, what UIKit would expose of it.
///
/// Every node becomes a view; controls and text become accessibility elements.
/// Source: UIKit's defaults for its classes, as AccessibilitySnapshot's reference images show them.
struct UIKitMapping {
  private let screen: Screen
  private let words: VoiceOverPhrasebook
  private let content: NativeContent
  private var mapping: PlatformMapping
  private var tables = NativeTables()
  /// The element under which nodes of each depth are put.
  private var parents = [0]
  /// The heading around nodes of each depth.
  private var headings: [Int?] = [nil]
  private var languages: [String?]

  /// What UIKit exposes of `screen`.
  static func map(_ screen: Screen, words: VoiceOverPhrasebook) -> PlatformMapping {
    var uiKit = UIKitMapping(screen, words)
    uiKit.walk()
    uiKit.tables.finish(in: &uiKit.mapping.tree)
    return uiKit.mapping
  }

  private init(_ screen: Screen, _ words: VoiceOverPhrasebook) {
    self.screen = screen
    self.words = words
    content = NativeContent(screen)
    mapping = PlatformMapping(screen)
    mapping.tree.reserveCapacity(screen.count + 1)
    languages = [screen.language]
  }

  private mutating func walk() {
    var visits = screen.preorder
    while let visit = visits.next() {
      tables.leave(depth: visit.depth)
      if map(visit) {
        mapping.passDescendants(of: visit.index, in: screen, .insideControl)
        visits.skipDescendants(of: visit)
      }
    }
  }

  /// Adds the element of a node; tells whether it speaks for everything below.
  private mutating func map(_ visit: Screen.Visit) -> Bool {
    let node = screen[visit.index]
    let parent = parents[visit.depth]
    if !node.isExposed(to: .voiceOver), let hidden = node.hidden {
      mapping.pass(visit.index, .hidden(hidden.reason))
      guard hidden.keepsChildren else {
        mapping.passDescendants(of: visit.index, in: screen, .hidden(hidden.reason))
        return true
      }
      descend(from: visit, to: parent, heading: headings[visit.depth], language: node.language)
      return false
    }
    let language = node.language ?? languages[visit.depth]
    var element = NativeElement(words: words, screen: screen, content: content)
      .make(of: visit.index, node, language: language)
    if let level = headings[visit.depth], element.isElement {
      element.traits.insert(.header)
      if level > 0, element.design?.level == nil {
        element.design = element.facts { $0.level = level }
      }
    }
    tables.place(&element, node, depth: visit.depth)
    let index = mapping.append(element, to: parent)
    tables.enter(node.role, element: index, node, depth: visit.depth)
    if !element.isElement { mapping.pass(visit.index, cause(for: node)) }
    let heading = node.role == .heading ? node.level ?? 0 : headings[visit.depth]
    descend(from: visit, to: index, heading: heading, language: language)
    return element.isElement
  }

  private mutating func descend(
    from visit: Screen.Visit, to element: Int, heading: Int?, language: String?
  ) {
    let depth = visit.depth + 1
    if parents.count == depth {
      parents.append(element)
      headings.append(heading)
      languages.append(language)
    } else {
      parents[depth] = element
      headings[depth] = heading
      languages[depth] = language ?? languages[visit.depth]
    }
  }

  private func cause(for node: Node) -> PassedOverCause {
    switch node.role.native {
    case .image: .unlabelledImage
    case .decoration: .decoration
    case .text: .empty
    default: .container
    }
  }
}
