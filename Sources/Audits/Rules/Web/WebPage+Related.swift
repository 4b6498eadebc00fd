internal import Simulator

extension WebPage {
  /// Returns another element that a finding is about; none if the element has no node.
  func related(_ index: Int, _ message: String) -> [Finding.Related] {
    subject.node(of: index).map { [Finding.Related($0, message)] } ?? []
  }
}
