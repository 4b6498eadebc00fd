import ComponentSource
import Testing

/// Functions of Swift as view models have them, with their texts.
///
/// Source of the texts: the same functions, compiled with Swift 6 and run.
///
/// A function without a text is one whose result the evaluator does not know, and reports.
struct SwiftExpressionTests {
  static let functions: [(body: String, text: String?)] = [
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
      let t: Set<String> = ["a", "b", "a"]
      return "\(t.count) \(t.contains("b")) \(t.sorted().joined())"
      """#, "2 true ab"
    ),
    (
      #"""
      return Filter.allCases.map { f in "\(f.rawValue) \([Item].samples.filter(f.matches).count)" }.joined(separator: ", ")
      """#, "All 3, Active 2, Done 1"
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
      var t = Temperature(celsius: 100)
      t.fahrenheit = 50
      return "\(t.celsius)"
      """#, "10.0"
    ),
    (
      #"""
      var c = Counter()
      c.value = 4
      c.value = 12
      return "\(c.log) \(c.value)"
      """#, "<4>0<12>4 9"
    ),
    (
      #"""
      let cart = Cart()
      [Item].samples.forEach { cart.add($0) }
      return "\(cart.count) for \(cart.total) \(cart["Milk"]?.tags.last ?? "-")"
      """#, "3 for 6.75 white"
    ),
    (
      #"""
      return Page(title: "Hi").heading + Blank().heading
      """#, "** Hi **** Untitled **"
    ),
    (
      #"""
      var st = Stack<Int>()
      st.push(3)
      st.push(8)
      let p = st.pop()
      return "\(p ?? 0) \(st.top ?? -1) \(st.pop() == nil)"
      """#, "8 3 false"
    ),
    (
      #"""
      return "\(Money(cents: 1250) + Money(cents: 199)) \([Money(cents: 5), Money(cents: 3)].min()!)"
      """#, nil
    ),
    (
      #"""
      let groups = Dictionary(grouping: [Item].samples, by: { $0.tags.count })
      return groups.keys.sorted().map { "\($0):\(groups[$0]!.names)" }.joined(separator: ";")
      """#, "0:Tea;1:Bread;2:Milk"
    ),
    (
      #"""
      let d = Dictionary(uniqueKeysWithValues: [Item].samples.map { ($0.id, $0.name) })
      return d[2, default: "none"] + d[9, default: "none"]
      """#, "Milknone"
    ),
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
      let (a, b) = (7 / -2, 7 % -2)
      return "\(a) \(b) \(-7 / 2) \(abs(-3)) \(7.0 / 2)"
      """#, "-3 1 -3 3 3.5"
    ),
    (
      #"""
      return [Item].samples.sorted { ($0.tags.count, $0.name) > ($1.tags.count, $1.name) }.map(\.label).joined(separator: "|")
      """#, "Milk, done|Bread|Tea"
    ),
    (
      #"""
      let name: String? = nil
      let nick: String? = "Jo"
      return name ?? nick?.uppercased() ?? "?"
      """#, "JO"
    ),
    (
      #"""
      let opt: Int? = 5
      return "\(opt.map { $0 * 2 } ?? 0) \(opt.flatMap { $0 > 9 ? $0 : nil } == nil)"
      """#, "10 true"
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
      var xs = [5, 3, 9]
      xs.insert(1, at: 1)
      xs[0] += 10
      xs.removeAll { $0 == 3 }
      return "\(xs) \(xs.firstIndex(of: 9) ?? -1)"
      """#, "[15, 1, 9] 2"
    ),
    (
      #"""
      return zip(["a", "b", "c"], 1...2).map { "\($0)\($1)" }.joined(separator: ",")
      """#, "a1,b2"
    ),
    (
      #"""
      return stride(from: 10, through: 0, by: -5).map { "\($0)" }.joined(separator: " ")
      """#, "10 5 0"
    ),
    (
      #"""
      let word = "Straße 12"
      return "\(word.count) \(word.filter(\.isNumber)) \(word.prefix(3).lowercased()) \(String(word.reversed()))"
      """#, "9 12 str 21 eßartS"
    ),
    (
      #"""
      return String(format: "%.2f of %d%% %@", 3.14159, 50, "ok")
      """#, "3.14 of 50% ok"
    ),
    (
      #"""
      return "\([[1, 2], [3], []].flatMap { $0 }) \(["1", "x", "3"].compactMap { Int($0) }.reduce(0, +))"
      """#, "[1, 2, 3] 4"
    ),
    (
      #"""
      let m = ["b": 2, "a": 1].mapValues { $0 * 10 }
      return m.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
      """#, "a=10&b=20"
    ),
    (
      #"""
      var counts: [Character: Int] = [:]
      for ch in "banana" { counts[ch, default: 0] += 1 }
      return "\(counts["a"] ?? 0)\(counts["n"] ?? 0)\(counts["z"] ?? 0)"
      """#, "320"
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
      let f: (Int) -> String = { n in n == 1 ? "1 item" : "\(n) items" }
      return f(1) + ", " + f(0)
      """#, "1 item, 0 items"
    ),
    (
      #"""
      return "\([3, 1, 2].sorted().first ?? 0) \([3, 1, 2].max()!) \([Int]().max() == nil) \([1, 2, 3, 4].suffix(2))"
      """#, "1 3 true [3, 4]"
    ),
    (
      #"""
      return "\(Filter(rawValue: "Done") == .done) \(Filter(rawValue: "x") == nil) \(Filter.active)"
      """#, "true true active"
    ),
    (
      #"""
      var item = [Item].samples[0]
      item.isDone.toggle()
      var copy = item
      copy.name = "Coffee"
      return "\(item.label) / \(copy.label) / \([Item].samples[0].label)"
      """#, "Tea, done / Coffee, done / Tea"
    ),
    (
      #"""
      return "\([1, 2, 3].contains { $0 > 2 }) \([2, 4].allSatisfy { $0.isMultiple(of: 2) }) \("a".isEmpty)"
      """#, "true true false"
    ),
    (
      #"""
      let parts = "2024-05-17".split(separator: "-").compactMap { Int($0) }
      return "\(parts[2]).\(parts[1]).\(parts[0])"
      """#, "17.5.2024"
    ),
    (
      #"""
      let u: Set<Int> = [1, 2, 3]
      let v: Set<Int> = [2, 3, 4]
      return "\(u.intersection(v).sorted()) \(u.union(v).count) \(u.subtracting(v)) \(u.isSubset(of: v))"
      """#, "[2, 3] 4 [1] false"
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
      return "\("abc" < "abd") \("Zoe" < "adam") \("a,b,,c".components(separatedBy: ",").count) \("a,b,,c".split(separator: ",").count)"
      """#, "true true 4 3"
    ),
    (
      #"""
      let add: (Int) -> (Int) -> Int = { a in { b in a + b } }
      return "\(add(3)(4))"
      """#, "7"
    ),
    (
      #"""
      return "\(Int("42")! + 1) \(Int("4x") ?? -1) \(Double("2.50")!) \(Int(3.99)) \(Double(7))"
      """#, "43 -1 2.5 3 7.0"
    ),
    (
      #"""
      var a = 1, b = 2
      swap(&a, &b)
      (a, b) = (a + b, a - b)
      return "\(a) \(b)"
      """#, "3 1"
    ),
    (
      #"""
      return [Item].samples.reduce(into: [String: Double]()) { $0[$1.isDone ? "done" : "open", default: 0] += $1.price }.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      """#, "done 1.25, open 5.5"
    ),
    (
      #"""
      let h = "Hello"
      let i = h.index(h.startIndex, offsetBy: 1)
      return "\(h[i]) \(h[h.startIndex]) \(h.hasPrefix("He"))"
      """#, nil
    ),
    (
      #"""
      let s2 = "  spaced out "
      return "[\(s2.trimmingCharacters(in: .whitespaces))] \(s2.replacingOccurrences(of: " ", with: ""))"
      """#, "[spaced out] spacedout"
    ),
    (
      #"""
      return (1...15).map { $0 % 15 == 0 ? "FizzBuzz" : $0 % 5 == 0 ? "Buzz" : $0 % 3 == 0 ? "Fizz" : "\($0)" }.suffix(4).joined(separator: " ")
      """#, "Fizz 13 14 FizzBuzz"
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
    (
      #"""
      let q = [Item].samples.lazy.filter { !$0.isDone }.map { $0.name.uppercased() }
      return Array(q).joined(separator: "+") + " \([Item].samples.map(\.price).reduce(0, +))"
      """#, "TEA+BREAD 6.75"
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
