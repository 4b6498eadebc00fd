internal import AccessibilityTree
internal import TextIO

/// The rules of a page's style sheets that affect announcements.
struct StyleSheet: Sendable {
  struct Rule: Sendable {
    var selector: Selector
    var declarations: CSSDeclarations
    /// The root of the shadow tree to which the rule applies.
    ///
    /// −1 stands for the document.
    var scope: DOM.ID
    var layer: CascadeLayers.ID
    var order: Int
  }

  /// A skipped rule that could affect announcements.
  struct SkippedRule: Sendable {
    var feature: String
    var position: Node.Position?
  }

  private(set) var rules: [Rule] = []
  private(set) var skippedRules: [SkippedRule] = []
  /// The arguments of all `:has()` in the style sheets.
  private(set) var relations: [RelativeSelector] = []
  /// Whether a rule can make an element a container for container queries.
  private var hasContainers = false
  /// Whether any selector depends on positions among siblings.
  private(set) var usesSiblingPositions = false
  private(set) var layers: [DOM.ID: CascadeLayers] = [:]
  let environment: MediaEnvironment
  /// The `<link>` elements whose style sheets were read.
  ///
  /// The rules of these sheets are included.
  var readLinks: Set<DOM.ID> = []

  /// The depth of nested blocks at which the rules inside a block are skipped.
  private static let maximumDepth = 24

  init(_ environment: MediaEnvironment) { self.environment = environment }

  /// A part of a style sheet that must still be parsed.
  private struct Block {
    var tokens: ArraySlice<CSSToken>
    /// The selectors of the rule that contains the block, or an empty list outside of rules.
    var parents: [Selector] = []
    var layer: CascadeLayers.ID = 0
    var depth = 0

    func with(_ tokens: ArraySlice<CSSToken>) -> Block {
      var block = self
      block.tokens = tokens
      return block
    }
  }

  /// Removes `@container` rules from the skipped rules if no element is a container.
  ///
  /// Without a container, these rules never apply.
  mutating func removeIrrelevantRules(_ dom: DOM) {
    guard skippedRules.contains(where: { $0.feature == "@container" }) else { return }
    let hasContainer =
      hasContainers
      || dom.ids.contains { id in
        dom.attribute(.style, of: id)?.range(ofScalars: "container") != nil
      }
    if !hasContainer { skippedRules.removeAll { $0.feature == "@container" } }
  }

  /// Adds the text of a `<style>` element or of a linked sheet.
  ///
  /// The text of a `<style>` element begins at `start` in the file. Add imported sheets before the
  /// sheet that imports them.
  mutating func append(_ text: String, scope: DOM.ID, at start: Node.Position?) {
    let (tokens, offsets) = CSSTokenizer.positioned(in: text)
    let positions = CSSTokenPositions(text: text, offsets: offsets, start: start)
    hasContainers =
      hasContainers || tokens.contains(.ident("container-type"))
      || tokens.contains(.ident("container"))
    var pending = [Block(tokens: tokens[...])]
    while let block = pending.popLast() {
      read(block, scope, positions, &pending)
    }
  }

  /// Parses a block, and adds its nested blocks to `pending`.
  ///
  /// The nested blocks are parsed later, in order.
  private mutating func read(
    _ block: Block, _ scope: DOM.ID, _ positions: CSSTokenPositions, _ pending: inout [Block]
  ) {
    var own = CSSDeclarations()
    var rest = block.tokens
    while let item = CSSItem(&rest, inRule: !block.parents.isEmpty) {
      switch item {
      case .declaration(let tokens): own.append(tokens)
      case .statement(let name, let prelude):
        if name == "import", positions.start != nil {
          recordSkipped("@import", at: prelude.startIndex - 1, positions)
        }
        if name == "layer" { nameLayers(prelude, block.layer, scope) }
      case .rule(let prelude, let tokens):
        // The tokens after the nested rule are parsed later, so that rules keep their order.
        if !own.entries.isEmpty { add(own, block, scope) }
        if !rest.isEmpty { pending.append(block.with(rest)) }
        guard let inner = rule(prelude, tokens, block, positions) else { return }
        return pending.append(inner)
      case .atRule(let name, let prelude, let tokens):
        if !own.entries.isEmpty { add(own, block, scope) }
        if !rest.isEmpty { pending.append(block.with(rest)) }
        guard let inner = atRule(name, prelude, tokens, block, scope, positions) else { return }
        return pending.append(inner)
      }
    }
    if !own.entries.isEmpty { add(own, block, scope) }
  }

  private mutating func add(_ declarations: CSSDeclarations, _ block: Block, _ scope: DOM.ID) {
    for selector in block.parents where selector.pseudoElement != .other {
      rules.append(
        Rule(
          selector: selector, declarations: declarations, scope: scope, layer: block.layer,
          order: rules.count))
    }
  }

  private mutating func rule(
    _ prelude: ArraySlice<CSSToken>, _ tokens: ArraySlice<CSSToken>, _ outer: Block,
    _ positions: CSSTokenPositions
  ) -> Block? {
    guard outer.depth < StyleSheet.maximumDepth else {
      recordSkipped("very deep nesting of rules", at: prelude.startIndex, positions)
      return nil
    }
    guard
      let selectors = SelectorParser.selectors(prelude, in: outer.parents, &relations)
    else {
      if affectsAnnouncements(tokens) {
        recordSkipped("a selector that is not supported", at: prelude.startIndex, positions)
      }
      return nil
    }
    usesSiblingPositions = usesSiblingPositions || prelude.contains(where: \.isAboutSiblings)
    return Block(
      tokens: tokens, parents: selectors, layer: outer.layer, depth: outer.depth + 1)
  }

  private func affectsAnnouncements(_ tokens: ArraySlice<CSSToken>) -> Bool {
    tokens.lazy.compactMap(\.word).contains { $0.hasPrefix("--") || StyleProperty($0) != nil }
  }

  private mutating func atRule(
    _ name: String, _ prelude: ArraySlice<CSSToken>, _ tokens: ArraySlice<CSSToken>,
    _ outer: Block, _ scope: DOM.ID, _ positions: CSSTokenPositions
  ) -> Block? {
    var block = outer
    block.tokens = tokens
    block.depth += 1
    guard block.depth < StyleSheet.maximumDepth else { return nil }
    let truth: CSSTruth
    switch name {
    case "media": truth = MediaQuery(environment: environment).truth(of: prelude)
    case "supports": truth = SupportsCondition.truth(of: prelude)
    case "layer":
      block.layer = layer(prelude.trimmed, in: outer.layer, scope)
      return block
    case "container", "scope":
      truth = .unknown
    default: return nil
    }
    if truth == .unknown, affectsAnnouncements(tokens) {
      recordSkipped("@\(name)", at: prelude.startIndex - 1, positions)
    }
    return truth == .yes ? block : nil
  }

  /// Adds the layers of a statement such as `@layer a, b.c;`.
  ///
  /// The statement defines the order of the layers.
  private mutating func nameLayers(
    _ prelude: ArraySlice<CSSToken>, _ outer: CascadeLayers.ID, _ scope: DOM.ID
  ) {
    for name in prelude.split(at: ",") { _ = layer(name.trimmed, in: outer, scope) }
  }

  private mutating func layer(
    _ name: ArraySlice<CSSToken>, in outer: CascadeLayers.ID, _ scope: DOM.ID
  ) -> CascadeLayers.ID {
    let parts = name.compactMap { token -> String? in
      if case .ident(let part) = token { return part }
      return nil
    }
    return parts.isEmpty
      ? layers[scope, default: CascadeLayers()].makeLayer(in: outer)
      : layers[scope, default: CascadeLayers()].layer(parts, in: outer)
  }

  private mutating func recordSkipped(
    _ feature: String, at token: Int, _ positions: CSSTokenPositions
  ) {
    guard !skippedRules.contains(where: { $0.feature == feature }) else { return }
    recordSkipped(feature, at: positions.position(of: token))
  }

  /// Records a skipped rule.
  ///
  /// Of several skipped rules with the same feature, only the first is recorded.
  mutating func recordSkipped(_ feature: String, at position: Node.Position?) {
    guard !skippedRules.contains(where: { $0.feature == feature }) else { return }
    skippedRules.append(SkippedRule(feature: feature, position: position))
  }
}

extension CSSToken {
  fileprivate var isAboutSiblings: Bool {
    switch self {
    case .ident(let name), .function(let name):
      let name = name.asciiLowercased
      return name.hasSuffix("-child") || name.hasSuffix("-of-type")
    default: return false
    }
  }
}
