internal import Encoding
import Importers
import Simulator

/// The answers of our mapping to the assertions of WebKit's layout tests, in the terms of WebKit's
/// test API.
struct LayoutTestAnswers {
  let page: LayoutTestPage
  let test: LayoutTest

  /// An answer that can be compared.
  enum Answer: Hashable {
    case text(String)
    case truth(Bool)
    case number(Int)
    case range(Int, Int)
    /// Texts in order; `nil` stands for a text that is not asserted.
    case texts([String?])
    case ranges([Answer])
    case nothing
    /// VoiceOver does not announce the property, so the simulator does not have it.
    case notSimulated
  }

  private var node: Node.Index? { page.node(test.selector) }

  /// The stop that the assertion is about; `nil` if the element is not a stop.
  private var stop: LayoutTestPage.Stop? {
    guard let node else { return nil }
    return switch test.target {
    case .element: page.stop(on: node)
    case .text: page.stop(on: node) ?? page.stops(in: node).first
    case .container: page.stop(on: node)
    }
  }

  /// The stops of the whole page, or those inside the element.
  private var stops: [LayoutTestPage.Stop] {
    test.selector == "page" ? page.stops : node.map { page.stops(in: $0) } ?? []
  }

  /// Returns the answer for a property.
  func answer(to key: String, _ expected: JSON.Value) -> Answer {
    switch key {
    case "stop": .truth(stop != nil)
    case "label": label
    case "value": value
    case "hint":
      stop.map { .text(LayoutTestAnswers.folded($0.element.hint ?? "")) } ?? .notSimulated
    case "stops": .texts(stops.map { LayoutTestTexts(page, $0).label })
    case "roles": .texts(stops.map { LayoutTestTexts(page, $0).role })
    case "rotorLinks": .texts(links)
    case "stopCount": .number(stops.count)
    case "rowRanges": .ranges(stops.map { LayoutTestLocations(page, $0.node).row(of: $0.element) })
    case "rowRange", "columnRange", "row", "column", "columnSpan", "inCell", "inTable", "inList",
      "inLandmark", "sortDirection", "fieldsetAncestor", "headers":
      node.map { LayoutTestLocations(page, stop?.node ?? $0).answer(to: key, stop, expected) }
        ?? .nothing
    case "sameTraitsAs": .truth(expected.string.map { hasSameTraits(as: $0) } ?? false)
    case "differentTraitsFrom": .truth(expected.string.map { !hasSameTraits(as: $0) } ?? false)
    case "traits", "traitsNot": .texts(expected.elements.map { has($0.string) ? $0.string : nil })
    case "containsIds":
      .texts(
        expected.elements.map { id in
          page.stops.contains { page.screen[$0.node].id == id.string } ? id.string : nil
        })
    default: property(key)
    }
  }

  /// Returns the answer for one property of the stop.
  private func property(_ key: String) -> Answer {
    guard let node else { return .nothing }
    let (element, web) = (stop?.element, stop?.element.web)
    switch key {
    case "roleDescription":
      // No recording shows what VoiceOver says for containers such as figures.
      return stop.map { .text(LayoutTestTexts(page, $0).roleDescription) } ?? .notSimulated
    case "inDescriptionListTerm": return .truth(web?.textKind == .term)
    case "inDescriptionListDefinition": return .truth(web?.textKind == .definition)
    case "isMark": return .truth(web?.textKind == .highlighted)
    case "isSwitch": return .truth(web?.role == .switchControl)
    case "expanded": return .truth(web?.expanded == true)
    case "inNonNativeTextControl":
      return .truth(page.nearest(to: node) { $0.web?.isEditable == true } != nil)
    case "placeholder": return .text(web?.placeholder ?? "")
    case "min", "max":
      let range = page.screen[node].value?.range
      let limit = key == "min" ? range?.minimum : range?.maximum
      return limit.map { .number(Int($0)) } ?? .nothing
    case "errorMessages": return .texts(web?.error.map { [$0] } ?? [])
    case "valueLength": return .number(element?.value?.count ?? 0)
    case "valueNot": return .text(element?.value ?? "")
    default: return .notSimulated
    }
  }

  private var label: Answer {
    if let stop { return .text(LayoutTestTexts(page, stop).label) }
    guard let node else { return .nothing }
    if test.target == .container { return container(node) }
    // An element that is not a stop is called by its content.
    return .text(LayoutTestAnswers.folded(page.screen[node].name))
  }

  /// Returns the label of a container, if VoiceOver announces it.
  private func container(_ node: Node.Index) -> Answer {
    let announcement = page.stops(in: node).first?.announcement
    let words = announcement?.parts.filter { $0.kind == .container }.map(\.text) ?? []
    if words.last == "landmark" { return .text(words.dropLast().joined(separator: ", ")) }
    let name = page.screen[node].name
    return name.isEmpty ? .notSimulated : .text(LayoutTestAnswers.folded(name))
  }

  private var value: Answer {
    guard let node else { return .nothing }
    guard let stop, test.target != .container else {
      let node = page.screen[node]
      if let checked = node.value?.checked { return .text(LayoutTestTexts.number(of: checked)) }
      return node.role == .heading ? .text("\(node.level ?? 2)") : .text("")
    }
    return .text(LayoutTestTexts(page, stop).value)
  }

  private var links: [String?] {
    let walk = page.reader.open(page.screen, by: .jump(.links))
    return walk.stops.map { stop in
      stop.announcement.parts.filter { $0.kind == .label }.map(\.text).joined()
    }
  }

  private func has(_ trait: String?) -> Bool {
    let web = stop?.element.web
    let traits = stop?.element.traits ?? []
    switch trait {
    case "PopUpButton": return web?.role == .popUpButton
    case "Button":
      return traits.contains(.button) || web?.role == .checkbox || web?.role == .switchControl
    case "TextEntry": return traits.contains(.textEntry)
    case "MenuItem": return web?.role == .menuItem
    case "TabBar": return node.map { page.screen[$0].role == .tabList } ?? false
    case "Selected": return traits.contains(.selected)
    case "ContainedByFieldset":
      return node.flatMap { page.nearest(to: $0) { $0.web?.element == "fieldset" } } != nil
    default: return false
    }
  }

  private func hasSameTraits(as selector: String) -> Bool {
    var other = test
    other.selector = selector
    let twin = LayoutTestAnswers(page: page, test: other)
    return LayoutTestTexts.traits(of: stop) == LayoutTestTexts.traits(of: twin.stop)
  }

  /// Returns a text with single spaces instead of white space, and none at its ends.
  static func folded(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
