import ComponentSource
import Testing

/// Swift functions such as those in view models, with the texts that they return.
///
/// Source of the texts: the same functions, compiled with Swift 6 and run.
///
/// If a function has no text, the evaluator cannot determine its result, and reports this.
struct SwiftExpressionTests {
  static let functions: [(body: String, text: String?)] =
    statements + closures + types + collections + values

  /// Loops, branches, jumps and errors.
  static let statements: [(body: String, text: String?)] = [
    (
      #"""
      outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }
          if i == 3 { break outer }
          s += "\(i)\(j) " } }
      return s
      """#, "11 21 "
    ),
    (
      #"""
      var n = 0
      loop: while true { n += 1
        if n % 5 == 0 { break loop } }
      return "\(n)"
      """#, "5"
    ),
    (
      #"""
      let state = LoadState.failed(code: 404, "Not found")
      if case .failed(let code, let text) = state, code >= 400 { return "\(text) (\(code))" }
      return "ok"
      """#, "Not found (404)"
    ),
    (
      #"""
      do { return try validate("ab") } catch FormError.empty { return "empty" } catch FormError.tooShort(let n) { return "short by \(3 - n)" } catch { return "other" }
      """#, "short by 1"
    ),
    (
      #"""
      for case let x? in [1, nil, 3] as [Int?] { s += "\(x);" }
      return s
      """#, "1;3;"
    ),
    (
      #"""
      for (i, item) in [Item].samples.enumerated() where !item.isDone { s += "\(i + 1). \(item.name) " }
      return s
      """#, "1. Tea 3. Bread "
    ),
    (
      #"""
      switch (3, "x") { case (0, _): return "zero"
        case (1..., "y"): return "y"
        case (let n, "x") where n > 2: return "big \(n)"
        default: return "none" }
      """#, "big 3"
    ),
    (
      #"""
      let grade = switch 85 { case 90...: "A"
        case 80..<90: "B"
        default: "C" }
      return grade
      """#, "B"
    ),
    (
      #"""
      let size = if [Item].samples.count > 2 { "many" } else { "few" }
      return size
      """#, "many"
    ),
    (
      #"""
      guard let first = [Item].samples.first(where: { $0.price > 2.75 }) else { return "none" }
      return "\(first.name) \(first.price)"
      """#, "Bread 3.0"
    ),
    (
      #"""
      do { s += "a"
        defer { s += "b" }
        do { defer { s += "c" }
          s += "d" } }
      return s
      """#, "adcb"
    ),
    (
      #"""
      let r = (try? validate("")) ?? "fallback"
      let q = (try? validate("fine")) ?? "fallback"
      return r + " " + q
      """#, "fallback fine"
    ),
    (
      #"""
      var i = 0
      repeat { i += 3 } while i < 10
      return "\(i)"
      """#, "12"
    ),
    (
      #"""
      check: do { if s.isEmpty { break check }
        s = "not reached" }
      return "[\(s)]"
      """#, "[]"
    ),
    (
      #"""
      pick: switch 4 { case 4: if s.isEmpty { break pick }
        s = "no"
        default: s = "d" }
      return s + "after"
      """#, "after"
    ),
    (
      #"""
      let x: Any = 5
      if let n = x as? Int { return "int \(n)" } else if x is String { return "text" }
      return "?"
      """#, "int 5"
    ),
    (
      #"""
      rows: for row in [[1, -1, 2], [3, 4]] { for cell in row { switch cell { case ..<0: continue rows
            case 4: break rows
            default: s += "\(cell)" } } }
      return s
      """#, "13"
    ),
    (
      #"""
      let state: LoadState = .loaded(.samples)
      switch state { case .idle, .loading: return "…"
        case .loaded(let items) where items.isEmpty: return "none"
        case .loaded(let items): return items.names
        case .failed(_, let text): return text }
      """#, "Tea, Milk, Bread"
    ),
  ]

  /// Closures and functions in functions.
  static let closures: [(body: String, text: String?)] = [
    (
      #"""
      var n = 1
      let add = { [n] (x: Int) in n + x }
      n = 10
      return "\(add(1)) \(n)"
      """#, "2 10"
    ),
    (
      #"""
      var total = 0
      let inc = { total += 2 }
      inc()
      inc()
      return "\(total)"
      """#, "4"
    ),
    (
      #"""
      func square(_ x: Int) -> Int { x * x }
      return "\(apply(2, times: 3, square))"
      """#, "256"
    ),
    (
      #"""
      return "\(fib(12)) \(apply(1, times: 4) { $0 * 3 })"
      """#, "144 81"
    ),
    (
      #"""
      let f: (Int) -> String = { n in n == 1 ? "1 item" : "\(n) items" }
      return f(1) + ", " + f(0)
      """#, "1 item, 0 items"
    ),
    (
      #"""
      let add: (Int) -> (Int) -> Int = { a in { b in a + b } }
      return "\(add(3)(4))"
      """#, "7"
    ),
  ]

  private static let declarations = #"""
    struct Item: Identifiable, Hashable {
      var id: Int; var name: String; var price: Double; var isDone = false; var tags: [String] = []
      var label: String { isDone ? "\(name), done" : name }
    }
    extension Array where Element == Item {
      static let samples = [Item(id: 1, name: "Tea", price: 2.5), Item(id: 2, name: "Milk", price: 1.25, isDone: true, tags: ["cold", "white"]), Item(id: 3, name: "Bread", price: 3, tags: ["white"])]
      var names: String { map(\.name).joined(separator: ", ") }
    }
    enum Filter: String, CaseIterable { case all = "All", active = "Active", done = "Done"
      func matches(_ item: Item) -> Bool { switch self { case .all: true; case .active: !item.isDone; case .done: item.isDone } } }
    enum LoadState { case idle, loading, loaded([Item]), failed(code: Int, String) }
    enum FormError: Error { case empty, tooShort(Int), network }
    struct Temperature { var celsius: Double
      var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } } }
    struct Counter { var log = ""; var value = 0 { willSet { log += "<\(newValue)" } didSet { log += ">\(oldValue)"; if value > 9 { value = 9 } } } }
    final class Cart { var items: [Item] = []; var total = 0.0; var count: Int { items.count }
      func add(_ item: Item) { items.append(item); total += item.price }
      subscript(name: String) -> Item? { items.first { $0.name == name } } }
    protocol Titled { var title: String { get } }
    extension Titled { var heading: String { "** \(title) **" }; var title: String { "Untitled" } }
    struct Page: Titled { var title: String }
    struct Blank: Titled {}
    struct Stack<Element> { private var all: [Element] = []; mutating func push(_ e: Element) { all.append(e) }
      mutating func pop() -> Element? { all.popLast() }; var top: Element? { all.last } }
    struct Money: Comparable, CustomStringConvertible { var cents: Int; var description: String { "$\(cents / 100).\(cents % 100)" }
      static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
      static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) } }
    func validate(_ s: String) throws -> String { if s.isEmpty { throw FormError.empty }; if s.count < 3 { throw FormError.tooShort(s.count) }; return s }
    func apply(_ n: Int, times: Int, _ f: (Int) -> Int) -> Int { (0..<times).reduce(n) { r, _ in f(r) } }
    func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
    """#

  @Test(arguments: functions)
  func `A function of Swift has its text, or is reported as unknown`(
    _ body: String, _ text: String?
  ) {
    var source = EvaluatedSource(
      swift: """
        \(Self.declarations)
        func result() -> String {
          var s = ""
          _ = s
          \(body)
        }
        struct Main: View { var body: some View { Show("\\(result())") } }
        """)
    let shown = source.screen()
    if let text {
      #expect(shown == ["Show('\(text)')"])
    } else {
      #expect(shown.first?.contains("{") == true, "\(shown)")
      #expect(!source.evaluator.unknowns.isEmpty)
    }
  }
}
