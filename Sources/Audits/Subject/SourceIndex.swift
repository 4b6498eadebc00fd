internal import Simulator

/// Where elements of a certain name, or with a certain attribute, stand in a file.
struct SourceIndex: Sendable {
  private var named: [String: [Int]] = [:]
  private var holding: [String: [Int]] = [:]
  /// Elements by the author's identifier, which should be one for each; of pages alone.
  private(set) var identified: [String: [Int]] = [:]

  /// Goes through a file once, so that rules need not.
  ///
  /// What stands in a template is no part of the page until a script puts it there, but for that of a
  /// shadow root.
  init(_ source: SourceTree) {
    var isInert: [Bool] = []
    for index in source.indices {
      let element = source[index]
      isInert.append(
        element.parent.map {
          isInert[$0] || source[$0].name == "template" && source[$0]["shadowrootmode"] == nil
        } ?? false)
      guard !isInert[index] else { continue }
      named[element.name, default: []].append(index)
      var hasARIA = false
      for attribute in element.attributes {
        holding[attribute.name, default: []].append(index)
        hasARIA = hasARIA || attribute.name.hasPrefix("aria-")
      }
      if source.language == .html, let id = element["id"], !id.isEmpty {
        identified[id, default: []].append(index)
      }
      if hasARIA { holding["aria-", default: []].append(index) }
    }
  }

  /// Elements with one of the names or attributes, in document order; `aria-` stands for every
  /// attribute that begins so.
  func elements(named names: [String] = [], with attributes: [String] = []) -> [Int] {
    let lists = names.compactMap { named[$0] } + attributes.compactMap { holding[$0] }
    guard lists.count > 1 else { return lists.first ?? [] }
    return Set(lists.joined()).sorted()
  }
}
