internal import Simulator
internal import TextIO

/// The rules of a page's `<style>` elements that change something heard.
struct StyleSheet: Sendable {
  /// A selector with its declarations.
  struct Rule: Sendable {
    var selector: Selector
    var declarations: CSSDeclarations
    /// The shadow root whose elements it is for; −1 for the document.
    var scope: DOM.ID
    var layer: CascadeLayers.ID
    var order: Int
  }

  /// Something that was passed over although it might have changed something heard.
  struct SkippedRule: Sendable {
    var feature: String
    var position: Node.Position?
  }

  private(set) var rules: [Rule] = []
  private(set) var skippedRules: [SkippedRule] = []
  /// What `:has()` asks for, by place.
  private(set) var relations: [RelativeSelector] = []
  /// Whether any element is made a container whose size can be asked for.
  private var namesContainers = false
  /// Whether any selector asks for places among siblings.
  private(set) var countsSiblings = false
  /// Layers by scope.
  private(set) var layers: [DOM.ID: CascadeLayers] = [:]
  let environment: MediaEnvironment

  /// How deep rules may stand in one another; what is deeper is passed over.
  private static let deepest = 24

  /// No rules yet.
  init(_ environment: MediaEnvironment) { self.environment = environment }

  /// Part of a sheet that is still to be read.
  private struct Block {
    var tokens: ArraySlice<CSSToken>
    /// The selectors of the rule it stands in; empty outside of rules.
    var parents: [Selector] = []
    var layer: CascadeLayers.ID = 0
    var depth = 0

    /// The same with other tokens.
    func with(_ tokens: ArraySlice<CSSToken>) -> Block {
      var block = self
      block.tokens = tokens
      return block
    }
  }

  /// Forgets questions to containers where there are none: they have no answer but no.
  mutating func settle(_ dom: DOM) {
    guard skippedRules.contains(where: { $0.feature == "@container" }) else { return }
    let hasContainer =
      namesContainers
      || dom.ids.contains { id in
        dom.attribute(.style, of: id)?.range(ofScalars: "container") != nil
      }
    if !hasContainer { skippedRules.removeAll { $0.feature == "@container" } }
  }

  /// Adds the text of a `<style>` element that begins at a place of the file.
  mutating func append(_ text: String, scope: DOM.ID, at start: Node.Position?) {
    let (tokens, offsets) = CSSTokenizer.positioned(in: text)
    let places = CSSPlaces(text: text, offsets: offsets, start: start)
    namesContainers =
      namesContainers || tokens.contains(.ident("container-type"))
      || tokens.contains(.ident("container"))
    var pending = [Block(tokens: tokens[...])]
    while let block = pending.popLast() {
      read(block, scope, places, &pending)
    }
  }

  /// Reads a block; blocks in it are read after it, in their order.
  private mutating func read(
    _ block: Block, _ scope: DOM.ID, _ places: CSSPlaces, _ pending: inout [Block]
  ) {
    var own = CSSDeclarations()
    var rest = block.tokens
    while let item = CSSItem(&rest, inRule: !block.parents.isEmpty) {
      switch item {
      case .declaration(let tokens): own.read(tokens)
      case .statement(let name, let prelude):
        if name == "import" { note("@import", at: prelude.startIndex - 1, places) }
        if name == "layer" { nameLayers(prelude, block.layer, scope) }
      case .rule(let prelude, let tokens):
        // What stands behind must be read after what is in here.
        if !own.entries.isEmpty { add(own, block, scope) }
        if !rest.isEmpty { pending.append(block.with(rest)) }
        guard let inner = rule(prelude, tokens, block, places) else { return }
        return pending.append(inner)
      case .atRule(let name, let prelude, let tokens):
        if !own.entries.isEmpty { add(own, block, scope) }
        if !rest.isEmpty { pending.append(block.with(rest)) }
        guard let inner = atRule(name, prelude, tokens, block, scope, places) else { return }
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
    _ places: CSSPlaces
  ) -> Block? {
    guard outer.depth < StyleSheet.deepest else {
      note("rules nested very deep", at: prelude.startIndex, places)
      return nil
    }
    guard
      let selectors = SelectorParser.selectors(prelude, in: outer.parents, &relations)
    else {
      if mattersToHearing(tokens) {
        note("selectors beyond the simple ones", at: prelude.startIndex, places)
      }
      return nil
    }
    countsSiblings = countsSiblings || prelude.contains(where: \.isAboutSiblings)
    return Block(
      tokens: tokens, parents: selectors, layer: outer.layer, depth: outer.depth + 1)
  }

  /// Whether any declaration in a block says something about a property that is looked at.
  private func mattersToHearing(_ tokens: ArraySlice<CSSToken>) -> Bool {
    tokens.contains { token in
      guard case .ident(let name) = token else { return false }
      return name.hasPrefix("--") || StyleProperty(name.asciiLowercased) != nil
    }
  }

  private mutating func atRule(
    _ name: String, _ prelude: ArraySlice<CSSToken>, _ tokens: ArraySlice<CSSToken>,
    _ outer: Block, _ scope: DOM.ID, _ places: CSSPlaces
  ) -> Block? {
    var block = outer
    block.tokens = tokens
    block.depth += 1
    guard block.depth < StyleSheet.deepest else { return nil }
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
    if truth == .unknown, mattersToHearing(tokens) {
      note("@\(name)", at: prelude.startIndex - 1, places)
    }
    return truth == .yes ? block : nil
  }

  /// `@layer a, b.c;` names layers, so that their order is known.
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
      ? layers[scope, default: CascadeLayers()].make(in: outer)
      : layers[scope, default: CascadeLayers()].layer(parts, in: outer)
  }

  private mutating func note(_ feature: String, at token: Int, _ places: CSSPlaces) {
    guard !skippedRules.contains(where: { $0.feature == feature }) else { return }
    note(feature, at: places.position(of: token))
  }

  /// Notes something that is not known, at its first place.
  mutating func note(_ feature: String, at position: Node.Position?) {
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
