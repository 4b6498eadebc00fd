internal import Simulator

extension SourceTree.Element {
  /// The number in `tabindex`, or `nil` if there is none or browsers ignore the attribute.
  var tabIndex: Int? { self["tabindex"].flatMap(\.htmlInteger) }
}

extension String {
  /// The integer at the start of a text, as HTML parses it: ` 12px` → 12.
  ///
  /// White space before the number and anything after it are ignored. Source: HTML Standard,
  /// 2.3.4.1 “Signed integers”.
  var htmlInteger: Int? {
    var rest = unicodeScalars.drop(while: \.isMarkupSpace)
    let sign = rest.first == "-" ? -1 : 1
    if let first = rest.first, first == "-" || first == "+" { rest.removeFirst() }
    let digits = rest.prefix { ("0"..."9").contains($0) }
    return Int(String(String.UnicodeScalarView(digits))).map { $0 * sign }
  }
}
