package import Encoding
package import Importers
import Simulator

/// The tree of a screen as JSON, with every element.
package enum TreeJSON {
  package static func write(
    _ imported: ImportedScreen, to json: inout JSONWriter, _ output: inout ReportSink
  ) {
    let screen = imported.screen
    json.lines { json in
      JSONFormat.writeFacts(of: screen, diagnostics: screen.diagnostics, to: &json)
      let paths = screen.paths
      let elements = screen.preorder.filter { isElement(screen[$0.index]) }
      json.member("nodes", each: elements, onePerLine: true) { visit, json in
        let path = paths.path(of: visit.index)
        write(screen[visit.index], path: path, depth: visit.depth, to: &json)
        output.drain(&json)
      }
      json.member("unused", each: imported.unused) { text, json in
        json.member("text", text.text)
        json.member("source", text.source)
        json.member("reason", text.reason.rawValue)
        json.member("line", text.position?.line)
        json.member("column", text.position?.column)
        if let file = text.position?.file { json.member("file", file) }
      }
    }
    output.drain(&json)
  }

  /// Returns whether a node is an element.
  ///
  /// Texts and generated content of a page are no elements.
  private static func isElement(_ node: Node) -> Bool {
    guard let element = node.web?.element else { return true }
    return !element.isEmpty && !element.hasPrefix(":")
  }

  private static func write(_ node: Node, path: String, depth: Int, to json: inout JSONWriter) {
    json.member("id", node.id ?? path)
    json.member("role", node.role.ariaName)
    json.member("name", node.name)
    json.member("description", node.description)
    json.member("states") { write(states, of: node, to: &$0) }
    json.member("path", path)
    json.member("line", node.position?.line)
    json.member("column", node.position?.column)
    json.member("depth", depth)
    write(members, of: node, to: &json)
  }

  /// The JSON members for states, with their ARIA names.
  ///
  /// Source: WAI-ARIA 1.2, section 6.6.
  private static let states = Node.facts.flatMap(\.json).filter { $0.order == nil }
    .sorted { $0.key < $1.key }

  /// The JSON members other than states, for facts that only some nodes have.
  private static let members = Node.facts.flatMap(\.json).filter { $0.order != nil }
    .sorted { $0.order ?? 0 < $1.order ?? 0 }

  private static func write(
    _ members: [Fact<Node>.JSONMember], of node: Node, to json: inout JSONWriter
  ) {
    for member in members {
      guard let value = member.value(node) else { continue }
      json.key(member.key)
      write(value, to: &json)
    }
  }

  private static func write(_ value: FactValue, to json: inout JSONWriter) {
    switch value {
    case .flag(let truth): json.value(truth)
    // The ARIA tokens `true` and `false` are Booleans in JSON.
    case .word("true"): json.value(true)
    case .word("false"): json.value(false)
    case .word(let text), .text(let text), .name(let text): json.value(text)
    case .integer(let number): json.value(number)
    case .number(let number): write(number, to: &json)
    case .numbers(let numbers): json.array { for number in numbers { write(number, to: &$0) } }
    case .texts(let texts), .names(let texts):
      json.array { for text in texts { $0.value(text) } }
    case .attributes(let attributes):
      json.object { for key in attributes.keys.sorted() { $0.member(key, attributes[key] ?? "") } }
    case .content(let content):
      json.object { for content in content { $0.member(content.label, content.value) } }
    }
  }

  private static func write(_ number: Double, to json: inout JSONWriter) {
    json.value(decimal: number.isFinite ? "\(number)" : nil)
  }
}
