internal import Simulator

extension WebPage {
  /// Whether nobody hears an element, so that it may stand anywhere.
  func isSilent(_ place: Int) -> Bool {
    ["script", "template", "style", "link", "meta", "noscript"].contains(source[place].name)
      || isHidden(place)
  }

  /// The table that an element stands in.
  func table(of place: Int) -> Int? {
    source.ancestors(of: place).first { source[$0].name == "table" }
  }

  /// The `html` element.
  var root: Int? { places(named: ["html"]).first }

  /// Elements that only break a line.
  static let breaks: Set<String> = ["br", "wbr"]
}
