internal import Simulator

extension WebPage {
  /// Elements that are headings of themselves.
  static let headingNames = ["h1", "h2", "h3", "h4", "h5", "h6"]

  /// All headings that are heard, with their levels, in document order.
  var headings: [(place: Int, level: Int)] {
    shown(named: WebPage.headingNames, with: ["role"]).compactMap { place in
      guard let node = node(of: place), node.role == .heading else { return nil }
      return (place, node.level ?? 2)
    }
  }
}
