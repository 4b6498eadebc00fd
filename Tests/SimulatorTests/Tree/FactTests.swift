import Simulator
import Testing

@testable import AccessibilityTree
@testable import Sessions

/// Completeness of the fact tables of nodes and screens.
struct FactTests {
  /// A node in which all parts are set, to values other than the samples with which tests change
  /// them.
  private static let full: Node = {
    var node = Node(
      .slider, label: "Volume", value: Value(text: "Half", range: .init(now: 5), checked: .mixed),
      hint: AuthoredText("Up and down", from: .title))
    node.textInput = TextInput(keyboard: .email)
    node.collectionPosition = CollectionPosition(rowCount: 7)
    node.live = LiveRegion(.polite)
    node.hidden = Hidden(.inert)
    node.frame = Frame(x: 9, y: 9, width: 9, height: 9)
    node.web = WebFacts(element: "b")
    return node
  }()

  /// Returns the values of the stored properties of a value and of the values inside it, by path.
  private static func leaves(of value: Any, at path: String = "") -> [String: String] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional where mirror.children.count == 1,
      .class where path.hasSuffix("box") || path.hasSuffix("stored"):
      guard let inside = mirror.children.first else { break }
      return leaves(of: inside.value, at: path)
    case .struct where !mirror.children.isEmpty:
      var all: [String: String] = [:]
      for child in mirror.children {
        // A node stores its facts in a separate object.
        let facts = (child.value as? Node.Storage)?.facts
        let inside = facts == nil ? "\(path)/\(child.label ?? "")" : path
        all.merge(leaves(of: facts ?? child.value, at: inside)) { $1 }
      }
      return all
    default: break
    }
    return [path: String(describing: value)]
  }

  /// Returns sample values for a fact; `nil` stands for a fact without a value.
  private static func samples(of takes: String) -> [String?] {
    switch takes {
    case "a whole number", "a number", "a number or nothing": ["2"]
    case "four numbers: left, top, width, height": ["1 2 3 4"]
    case "any text", "the name of an element", "identifiers with commas between them": ["sample"]
    default:
      takes.split(separator: ", ").map { word in
        word.hasPrefix("nothing") ? nil : word.contains(" ") ? nil : String(word)
      } + ["hidden, visible, from talkback, keeps children", "assertive, atomic, removals"]
    }
  }

  /// Returns the stored properties that the rows of a table change.
  private static func covered<Subject>(_ facts: [Fact<Subject>], on subject: Subject) -> Set<String>
  {
    let before = leaves(of: subject)
    var covered: Set<String> = []
    for fact in facts where !fact.isIgnored {
      let ends = fact.isFamily ? ["name", "text", "label", "accessibilityRole"] : [""]
      for (sample, end) in samples(of: fact.takes).flatMap({ s in ends.map { (s, $0) } }) {
        var changed = subject
        let name = fact.name + end
        guard fact.read(&changed, OutlineValue(name, sample, isQuoted: false)) else { continue }
        let after = leaves(of: changed)
        covered.formUnion(before.keys.filter { before[$0] != after[$0] })
      }
    }
    return covered
  }

  @Test func `Every stored property of a node has a row`() {
    let missing = Set(Self.leaves(of: Self.full).keys)
      .subtracting(Self.covered(Node.facts, on: Self.full))
    // Only importers set the source location of a node.
    #expect(missing == ["/position"])
  }

  @Test func `Every stored property of a screen has a row`() {
    let screen = Screen(origin: .web)
    let missing = Set(Self.leaves(of: screen).keys.filter { !$0.hasPrefix("/structure") })
      .subtracting(Self.covered(Screen.facts, on: screen))
    // Rows do not set the nodes of a screen, the values that importers set (such as its name, file
    // and diagnostics), and its window, which only browsers report.
    #expect(
      missing == ["/name", "/file", "/nodes", "/unknown", "/absence", "/isOfSwiftUI", "/window"])
  }

  @Test func `A fact that a row sets can be read and cleared`() {
    for fact in Node.facts where !fact.isIgnored && !fact.isRepeatable && !fact.isFamily {
      let tried = Self.samples(of: fact.takes).contains { sample in
        var node = Self.full
        let isRead = fact.read(&node, OutlineValue(fact.name, sample, isQuoted: false))
        return isRead && fact.value(node) != nil
      }
      #expect(tried, "\(fact.name)")
    }
  }

  @Test func `A row with human-readable text is marked as text`() {
    for fact in Node.facts where !fact.isIgnored {
      let name = fact.isFamily ? fact.name + "name" : fact.name
      for sample in Self.samples(of: fact.takes) {
        var node = Self.full
        _ = fact.read(&node, OutlineValue(name, sample, isQuoted: false))
        let texts = fact.value(node)?.texts ?? []
        #expect(texts.isEmpty || fact.isForPeople, "\(fact.name)")
      }
    }
  }

  @Test func `No two rows share a name or an order in JSON`() {
    #expect(Set(Node.facts.map(\.name)).count == Node.facts.count)
    let orders = Node.facts.flatMap { $0.json.compactMap(\.order) }
    #expect(orders.sorted() == Array(1...orders.count))
  }
}
