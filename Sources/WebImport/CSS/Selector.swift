/// A complex selector, from the element it selects outwards.
struct Selector: Sendable {
  /// How two compounds are related.
  enum Combinator: Sendable {
    case descendant, child, next, subsequent
  }

  /// What a selector is about other than an element itself.
  enum PseudoElement: Sendable, Equatable {
    case before, after
    /// Something nobody hears, such as a selection.
    case other
    /// Light children in the slot that is selected.
    case slotted
  }

  /// A test of an attribute.
  struct AttributeTest: Sendable {
    /// How the value is compared.
    enum Comparison: Sendable {
      case present, equals, includes, dashes, begins, ends, contains
    }

    var name: String
    var comparison = Comparison.present
    var value = ""
    var ignoresCase = false
  }

  /// A pseudo-class a static page can answer.
  indirect enum PseudoClass: Sendable {
    case root, empty, link, checked, disabled, enabled, required, optional, open, readOnly
    case readWrite, placeholderShown, defined
    case host([Selector])
    case not([Selector])
    case any([Selector])
    /// `:is()` without its weight.
    case anywhere([Selector])
    /// Has one of these around, by place in the sheet, with the greatest weight of them.
    case has([Int], specificity: Int)
    /// At certain places among its siblings.
    case place(SiblingFormula)
    case language(String)
    /// Depends on what the user does: never so on a page nobody touches.
    case dynamic
  }

  /// Tests of one element.
  struct Compound: Sendable {
    var tag: String?
    var id: String?
    var classes: [String] = []
    var attributes: [AttributeTest] = []
    var pseudoClasses: [PseudoClass] = []
  }

  /// The compounds, the selected element's first; each with how it stands to the one before it.
  var compounds: [(compound: Compound, combinator: Combinator)] = []
  var pseudoElement: PseudoElement?
  /// What `::slotted()` asks of the child in the slot.
  var slotted: [Selector] = []
  /// Whether `&` stands anywhere in it.
  var namesParent = false

  /// Identifiers, classes and tags, each in twenty bits; known once the selector was ``weighed``.
  private(set) var specificity = 0

  /// The selector with its weight, which selectors around it are then quick to add.
  var weighed: Selector {
    var selector = self
    let own = compounds.reduce(pseudoElement == nil ? 0 : 1) { $0 &+ $1.compound.specificity }
    selector.specificity = own &+ (slotted.map(\.specificity).max() ?? 0)
    return selector
  }

  /// The compound of the selected element.
  var subject: Compound { compounds[0].compound }
}

/// `:nth-child()` and its like: every so many-th from some place on.
struct SiblingFormula: Sendable {
  var step: Int
  var offset: Int
  var isOfType = false
  var isFromEnd = false

  /// Whether a place, from 1, is one of them.
  func holds(_ place: Int) -> Bool {
    let distance = place - offset
    guard step != 0 else { return distance == 0 }
    return distance % step == 0 && distance / step >= 0
  }
}

/// What stands in `:has()`: compounds from the element outwards in, each with how it stands to the
/// one before it.
struct RelativeSelector: Sendable {
  var compounds: [(combinator: Selector.Combinator, compound: Selector.Compound)]

  /// The weight of the tests.
  var specificity: Int { compounds.reduce(0) { $0 &+ $1.compound.specificity } }
}

extension Selector.Compound {
  /// The weight of the tests.
  var specificity: Int {
    var weight = tag == nil ? 0 : 1
    weight += (classes.count + attributes.count) << 20
    if id != nil { weight &+= 1 << 40 }
    for pseudoClass in pseudoClasses {
      switch pseudoClass {
      case .not(let inner), .any(let inner): weight &+= inner.map(\.specificity).max() ?? 0
      case .anywhere: break
      case .has(_, let specificity): weight &+= specificity
      case .host(let inner): weight &+= (1 << 20) &+ (inner.map(\.specificity).max() ?? 0)
      default: weight &+= 1 << 20
      }
    }
    return weight
  }

  /// Whether the tests are only about the host of a shadow tree.
  var isHost: Bool {
    tag == nil && id == nil && classes.isEmpty && attributes.isEmpty && !pseudoClasses.isEmpty
      && pseudoClasses.contains { pseudoClass in
        if case .host = pseudoClass { return true }
        return false
      }
  }
}
