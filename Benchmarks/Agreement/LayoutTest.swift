internal import Encoding
import Importers
internal import TextIO

/// One assertion of a WebKit layout test: a page, an element, and properties that must be exposed.
struct LayoutTest {
  /// The subject of an assertion on an element that is not a stop itself.
  enum Target: String {
    case element, text, container
  }

  /// An action before the assertion.
  enum Action {
    case set(selector: String, name: String, value: String)
    /// An action that only a script or a medium can perform.
    case outOfReach(String)
  }

  /// The name of the test, and the number of the case in the test.
  var id: String
  var html: String
  var selector: String
  var target: Target
  var action: Action?
  var expectations: [(key: String, value: JSON.Value)]
  /// The oldest release for which the assertion must hold.
  var release: String
  /// Whether only an old version of the test is known.
  var isOld: Bool

  /// The name of the test.
  var test: String { String(id.drop { $0 != "/" }.dropFirst().prefix { $0 != "#" }) }

  /// Whether the case is held out: no rule is made from it.
  ///
  /// A hash of the name selects about a sixth of the tests, which have a third of the cases.
  var isKeptAside: Bool {
    test.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } % 6
      == 0
  }

  /// Reads a line.
  init(_ line: JSON.Value) throws(InputError) {
    id = try line.required("id").asString()
    html = try line.required("html").asString()
    selector = try line.required("select").asString()
    target = try line.string("target").flatMap(Target.init) ?? .element
    expectations = try line.required("expect").asObject().members
    release = try line.string("webkit") ?? "26"
    isOld = try line.string("source") == "assertion-old"
    action = line.field("action").map(LayoutTest.action)
  }

  private static func action(_ value: JSON.Value) -> Action {
    guard let (name, argument) = value.members.first, name.hasPrefix("set") else {
      return .outOfReach(value.members.first?.key ?? "action")
    }
    let words = argument.elements.map { $0.string ?? "" }
    return words.count == 3
      ? .set(selector: words[0], name: words[1], value: words[2]) : .outOfReach(name)
  }

  /// The page after its action; `nil` if the action cannot be performed.
  var page: String? {
    switch action {
    case nil: html
    case .outOfReach: nil
    case .set(let selector, let name, let value):
      selector.first == "#" ? html(setting: name, of: selector.dropFirst(), to: value) : nil
    }
  }

  /// Returns the page with an attribute set on the element with an identifier.
  private func html(setting name: String, of id: Substring, to value: String) -> String? {
    let mark = "id=\"\(id)\""
    guard let range = html.firstRange(of: mark),
      let start = html[..<range.lowerBound].lastIndex(of: "<"),
      let end = html[range.upperBound...].firstIndex(of: ">")
    else { return nil }
    var tag = String(html[start..<end])
    if let old = tag.firstRange(of: " \(name)=\"") {
      let rest = tag[old.upperBound...]
      guard let quote = rest.firstIndex(of: "\"") else { return nil }
      tag.removeSubrange(old.lowerBound...quote)
    }
    return html[..<start] + tag + " \(name)=\"\(value)\"" + html[end...]
  }
}

extension String {
  /// Returns the range of the first occurrence of a text.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
