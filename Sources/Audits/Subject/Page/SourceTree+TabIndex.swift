internal import Simulator

extension SourceTree.Element {
  /// The number of a `tabindex`, or `nil` where browsers find none, so that the attribute does nothing.
  var tabIndex: Int? { self["tabindex"].flatMap(\.htmlInteger) }
}

extension String {
  /// The whole number that a text begins with, as HTML reads one: blanks before it and anything behind
  /// it are passed over.
  ///
  /// Source: HTML Standard, 2.3.4.1 “Signed integers”.
  var htmlInteger: Int? {
    var rest = unicodeScalars.drop(while: \.isMarkupSpace)
    let sign = rest.first == "-" ? -1 : 1
    if let first = rest.first, first == "-" || first == "+" { rest.removeFirst() }
    let digits = rest.prefix { ("0"..."9").contains($0) }
    return Int(String(String.UnicodeScalarView(digits))).map { $0 * sign }
  }
}
