internal import AccessibilityTree

/// The values of controls as text: typed text, chosen options and numbers.
struct ControlText {
  private let page: PageFacts
  private let dom: DOM
  private let roles: RoleList

  init(_ page: PageFacts) {
    self.page = page
    dom = page.dom
    roles = page.roles
  }

  /// Returns the text in a native field or an editable element.
  func typed(in id: DOM.ID) -> String? {
    switch dom.htmlTag(id) {
    case .input: dom.attribute(.value, of: id)
    case .textarea: dom.textContent(of: id)
    default:
      dom.has(.contenteditable, id) || roles[id] == .textBox || roles[id] == .searchBox
        ? dom.textContent(of: id).spaceCollapsed : nil
    }
  }

  /// Returns the chosen options of a `select`, or of an ARIA list or combo box.
  func chosenOptions(of id: DOM.ID) -> [DOM.ID] {
    if dom.htmlTag(id) == .select { return chosenNatively(in: id) }
    let lists = [id] + page.identifiers.references(.ariaControls, of: id)
    return lists.lazy.map(markedAsSelected(in:)).first { !$0.isEmpty } ?? []
  }

  /// Returns the chosen options inside a `select`, or inside an ARIA list or combo box.
  ///
  /// A list elsewhere on the page that the combo box controls does not count.
  func chosenOptions(inside id: DOM.ID) -> [DOM.ID] {
    dom.htmlTag(id) == .select ? chosenNatively(in: id) : markedAsSelected(in: id)
  }

  /// Returns the options of a `select` that are chosen when the page opens: the options with the
  /// attribute `selected`.
  ///
  /// In a `select` with a single choice, only the last of these options is chosen. If a closed
  /// `select` with a single choice has no option with this attribute, the first enabled option is
  /// chosen.
  private func chosenNatively(in select: DOM.ID) -> [DOM.ID] {
    let options = options(of: select)
    let selected = options.filter { dom.has(.selected, $0) }
    if dom.has(.multiple, select) { return selected }
    if let last = selected.last { return [last] }
    guard (dom.attribute(.size, of: select)?.htmlInteger ?? 0) <= 1 else { return [] }
    let enabled = options.first { option in
      let parent = dom[option].parent
      return !dom.has(.disabled, option)
        && !(dom.htmlTag(parent) == .optgroup && dom.has(.disabled, parent))
    }
    return enabled.map { [$0] } ?? []
  }

  func options(of select: DOM.ID) -> [DOM.ID] {
    dom.descendants(of: select).filter { dom.htmlTag($0) == .option }
  }

  private func markedAsSelected(in top: DOM.ID) -> [DOM.ID] {
    let tree = page.tree
    var found: [DOM.ID] = []
    var current = tree.successor(of: top, within: top)
    while current >= 0 {
      if roles[current] == .option, dom.keyword(.ariaSelected, of: current) == "true" {
        found.append(current)
      }
      current = tree.successor(of: current, within: top)
    }
    return found
  }

  func text(ofOption id: DOM.ID) -> String {
    dom.words(.label, of: id) ?? dom.textContent(of: id).spaceCollapsed
  }

  /// Returns the value of a range, such as a slider, as text.
  ///
  /// The text comes from `aria-valuetext`, from `aria-valuenow` or from the native number,
  /// whichever exists first.
  func rangeText(of id: DOM.ID) -> String? {
    if let text = dom.words(.ariaValuetext, of: id) ?? dom.words(.ariaValuenow, of: id) {
      return text
    }
    switch dom.htmlTag(id) {
    case .input, .progress, .meter: return nativeNumber(of: id).map(ControlText.formatted)
    default: return nil
    }
  }

  /// Returns the number in a native control, within its limits.
  func nativeNumber(of id: DOM.ID) -> Double? {
    let value = dom.attribute(.value, of: id)?.htmlNumber
    guard let (minimum, maximum) = nativeLimits(of: id) else { return value }
    switch dom.htmlTag(id) {
    case .input:
      let middle = maximum < minimum ? minimum : minimum + (maximum - minimum) / 2
      return stepped(min(max(value ?? middle, minimum), max(minimum, maximum)), id, from: minimum)
    case .progress: return value.map { min(max($0, minimum), maximum) }
    default: return min(max(value ?? 0, minimum), max(minimum, maximum))
    }
  }

  /// Returns the limits of a native control, or `nil` if controls of its type have no default
  /// limits.
  func nativeLimits(of id: DOM.ID) -> (minimum: Double, maximum: Double)? {
    let minimum = dom.attribute(.min, of: id)?.htmlNumber
    let maximum = dom.attribute(.max, of: id)?.htmlNumber
    switch dom.htmlTag(id) {
    case .input:
      return roles[id] == .spinButton || InputType(of: id, dom) != .range
        ? nil : (minimum ?? 0, maximum ?? 100)
    case .meter: return (minimum ?? 0, max(minimum ?? 0, maximum ?? 1))
    case .progress: return (0, maximum.map { $0 > 0 ? $0 : 1 } ?? 1)
    default: return nil
    }
  }

  private func stepped(_ number: Double, _ id: DOM.ID, from minimum: Double) -> Double {
    if dom.keyword(.step, of: id) == "any" { return number }
    let step = dom.attribute(.step, of: id)?.htmlNumber ?? 1
    guard step > 0 else { return number }
    return minimum + ((number - minimum) / step).rounded() * step
  }

  /// Returns a number without a trailing `.0`.
  static func formatted(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
