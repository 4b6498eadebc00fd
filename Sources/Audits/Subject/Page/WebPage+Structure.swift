internal import Simulator

extension WebPage {
  /// Whether nobody hears an element, so that it may stand anywhere.
  func isSilent(_ index: Int) -> Bool {
    ["script", "template", "style", "link", "meta", "noscript"].contains(source[index].name)
      || isHidden(index)
  }

  /// The table that an element stands in.
  func table(of index: Int) -> Int? {
    source.ancestors(of: index).first { source[$0].name == "table" }
  }

  /// The `html` element.
  var root: Int? { elements(named: ["html"]).first }

  /// Elements that only break a line.
  static let breaks: Set<String> = ["br", "wbr"]
}
