/// The bullets and numbers of list items.
///
/// Source: HTML Standard, 4.4.5 and 4.4.8; CSS Counter Styles Level 3.
struct ListMarkers {
  private var ordinals: [DOM.ID: Int] = [:]
  private let styles: Styles
  private let dom: DOM

  init(_ page: PageFacts) {
    dom = page.dom
    styles = page.styles
    var next: [DOM.ID: Int] = [:]
    for id in page.tree.order where dom.htmlTag(id) == .li && styles[id].display == .listItem {
      let list = dom[id].parent
      let isOrdered = dom.htmlTag(list) == .ol
      let isReversed = isOrdered && dom.has(.reversed, list)
      let first = next[list] ?? start(of: list, isReversed)
      let ordinal = dom.attribute(.value, of: id)?.htmlInteger ?? first
      ordinals[id] = ordinal
      next[list] = ordinal &+ (isReversed ? -1 : 1)
    }
  }

  private func start(of list: DOM.ID, _ isReversed: Bool) -> Int {
    guard dom.htmlTag(list) == .ol else { return 1 }
    if let start = dom.attribute(.start, of: list)?.htmlInteger { return start }
    return isReversed ? dom.children(of: list).count { dom.htmlTag($0) == .li } : 1
  }

  /// Returns the marker of a list item, or `nil` if the list item has no marker.
  func marker(of id: DOM.ID) -> String? {
    ordinals[id].flatMap { ListMarkers.text(of: $0, in: styles[id].listStyle) }
  }

  /// Returns a number as the text of a counter style, or `nil` if the style shows nothing.
  static func text(of number: Int, in style: Style.ListStyle) -> String? {
    switch style {
    case .none: nil
    case .disc: "•"
    case .circle: "◦"
    case .square: "▪"
    case .decimal: String(number)
    case .decimalLeadingZero: (0...9).contains(number) ? "0\(number)" : String(number)
    case .lowerAlpha: ListMarkers.letters(number, from: "a", count: 26)
    case .upperAlpha: ListMarkers.letters(number, from: "A", count: 26)
    case .lowerGreek: ListMarkers.letters(number, from: "α", count: 24)
    case .lowerRoman: ListMarkers.roman(number).lowercased()
    case .upperRoman: ListMarkers.roman(number)
    }
  }

  private static func letters(
    _ number: Int, from first: Unicode.Scalar, count: Int
  ) -> String {
    guard number > 0 else { return String(number) }
    var rest = number
    var scalars: [Unicode.Scalar] = []
    while rest > 0 {
      rest -= 1
      var offset = UInt32(rest % count)
      // Greek counters skip the final sigma.
      if count == 24, offset >= 17 { offset += 1 }
      scalars.append(Unicode.Scalar(first.value + offset) ?? first)
      rest /= count
    }
    return String(String.UnicodeScalarView(scalars.reversed()))
  }

  private static func roman(_ number: Int) -> String {
    guard (1...3999).contains(number) else { return String(number) }
    var rest = number
    var text = ""
    for (value, numeral) in numerals {
      while rest >= value {
        text += numeral
        rest -= value
      }
    }
    return text
  }

  private static let numerals = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]
}
