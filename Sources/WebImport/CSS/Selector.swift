/// A complex selector.
///
/// The first compound describes the selected element. The other compounds describe its ancestors
/// and siblings.
struct Selector: Sendable {
  enum Combinator: Sendable {
    case descendant, child, next, subsequent
  }

  /// The pseudo-element that a selector selects.
  enum PseudoElement: Sendable, Equatable {
    case before, after
    /// A pseudo-element without announced content, such as `::selection`.
    case other
    /// `::slotted()`: the elements that are assigned to the selected slot.
    case slotted
  }

  struct AttributeTest: Sendable {
    enum Comparison: Sendable {
      case present, equals, includes, dashes, begins, ends, contains
    }

    var name: String
    var comparison = Comparison.present
    var value = ""
    var ignoresCase = false
  }

  indirect enum PseudoClass: Sendable {
    case root, empty, link, checked, disabled, enabled, required, optional, open, readOnly
    case readWrite, placeholderShown, defined
    case host([Selector])
    case not([Selector])
    case any([Selector])
    /// `:where()`, which has no specificity.
    case whereAny([Selector])
    /// `:has()`: the indices of its arguments in the style sheet, and the greatest specificity of
    /// these arguments.
    case has([Int], specificity: Int)
    /// `:nth-child()` and similar pseudo-classes.
    case nth(NthFormula)
    case language(String)
    /// A pseudo-class that depends on actions of the user, such as `:hover`.
    ///
    /// The importer treats it as if it never matches.
    case dynamic
  }

  /// The tests for one element of a selector, such as `li.open`.
  struct Compound: Sendable {
    var tag: String?
    var id: String?
    var classes: [String] = []
    var attributes: [AttributeTest] = []
    var pseudoClasses: [PseudoClass] = []
  }

  /// The compounds, beginning with the compound of the selected element.
  ///
  /// Each combinator connects its compound with the previous compound in this array.
  var compounds: [(compound: Compound, combinator: Combinator)] = []
  var pseudoElement: PseudoElement?
  /// The selectors in the argument of `::slotted()`.
  var slotted: [Selector] = []

  /// The numbers of identifiers, classes and tags in the selector.
  ///
  /// Each of these three numbers takes twenty bits. ``weighted`` computes the numbers.
  private(set) var specificity = 0

  /// A copy of the selector with its specificity computed.
  var weighted: Selector {
    var selector = self
    let own = compounds.reduce(pseudoElement == nil ? 0 : 1) { $0 &+ $1.compound.specificity }
    selector.specificity = own &+ (slotted.map(\.specificity).max() ?? 0)
    return selector
  }

  /// The compound of the selected element.
  var subject: Compound { compounds[0].compound }
}

/// An argument of `:has()`.
///
/// The compounds are in the order of the selector, from the tested element inwards. Each combinator
/// connects its compound with the previous compound or, for the first compound, with the tested
/// element.
struct RelativeSelector: Sendable {
  var compounds: [(combinator: Selector.Combinator, compound: Selector.Compound)]

  var specificity: Int { compounds.reduce(0) { $0 &+ $1.compound.specificity } }
}

extension Selector.Compound {
  var specificity: Int {
    var weight = tag == nil ? 0 : 1
    weight += (classes.count + attributes.count) << 20
    if id != nil { weight &+= 1 << 40 }
    for pseudoClass in pseudoClasses {
      switch pseudoClass {
      case .not(let inner), .any(let inner): weight &+= inner.map(\.specificity).max() ?? 0
      case .whereAny: break
      case .has(_, let specificity): weight &+= specificity
      case .host(let inner): weight &+= (1 << 20) &+ (inner.map(\.specificity).max() ?? 0)
      default: weight &+= 1 << 20
      }
    }
    return weight
  }

  /// Whether the compound can select only the host of a shadow tree.
  var isHost: Bool {
    tag == nil && id == nil && classes.isEmpty && attributes.isEmpty && !pseudoClasses.isEmpty
      && pseudoClasses.contains { pseudoClass in
        if case .host = pseudoClass { return true }
        return false
      }
  }
}

extension Selector.PseudoClass {
  /// Pseudo-classes without arguments, by their names in lower case.
  static let byName: [String: Selector.PseudoClass] = [
    "root": .root, "scope": .root, "empty": .empty, "link": .link, "any-link": .link,
    "checked": .checked, "disabled": .disabled, "enabled": .enabled, "required": .required,
    "optional": .optional, "host": .host([]), "open": .open, "read-only": .readOnly,
    "read-write": .readWrite, "placeholder-shown": .placeholderShown, "defined": .defined,
    "first-child": .nth(NthFormula(step: 0, offset: 1)),
    "last-child": .nth(NthFormula(step: 0, offset: 1, isFromEnd: true)),
    "first-of-type": .nth(NthFormula(step: 0, offset: 1, isOfType: true)),
    "last-of-type": .nth(NthFormula(step: 0, offset: 1, isOfType: true, isFromEnd: true)),
    "only-child": .any([only(ofType: false)]), "only-of-type": .any([only(ofType: true)]),
    "hover": .dynamic, "active": .dynamic, "focus": .dynamic, "focus-visible": .dynamic,
    "focus-within": .dynamic, "target": .dynamic, "target-within": .dynamic, "visited": .dynamic,
    "popover-open": .dynamic, "modal": .dynamic, "user-invalid": .dynamic,
    "user-valid": .dynamic, "fullscreen": .dynamic, "-webkit-full-screen": .dynamic,
    "autofill": .dynamic, "-webkit-autofill": .dynamic, "indeterminate": .dynamic,
    "picture-in-picture": .dynamic, "playing": .dynamic, "paused": .dynamic,
    "-moz-focusring": .dynamic, "past": .dynamic, "current": .dynamic, "future": .dynamic,
  ]

  /// Returns the selector `:only-child` or `:only-of-type`, as a test for the first and last
  /// position.
  private static func only(ofType isOfType: Bool) -> Selector {
    var compound = Selector.Compound()
    compound.pseudoClasses = [false, true].map {
      .nth(NthFormula(step: 0, offset: 1, isOfType: isOfType, isFromEnd: $0))
    }
    return Selector(compounds: [(compound, .descendant)])
  }
}
