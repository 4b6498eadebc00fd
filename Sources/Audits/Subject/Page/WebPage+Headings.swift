internal import Simulator

extension WebPage {
  /// Elements that are headings of themselves.
  static let headingNames = ["h1", "h2", "h3", "h4", "h5", "h6"]

  /// All headings that are heard, with their levels, in document order.
  var headings: [(index: Int, level: Int)] {
    shown(named: WebPage.headingNames, with: ["role"]).compactMap { index in
      guard let node = node(of: index), node.role == .heading else { return nil }
      return (index, node.level ?? 2)
    }
  }
}
