extension SwiftExpressionTests {
  /// Arrays, sets, dictionaries and sequences.
  static let collections: [(body: String, text: String?)] = [
    (
      #"""
      return "\("Green Tea".localizedStandardContains("tea")) \("Milk".contains("")) \("Milk".localizedCaseInsensitiveContains(""))"
      """#, "true false false"
    ),
    (
      #"""
      func twice(_ v: @autoclosure () -> Int) -> Int { v() + v() }
      func name(_ item: @autoclosure () -> Item = [Item].samples[1]) -> String { item().name }
      return "\(twice(3)) \(name([Item].samples[0])) \(name())"
      """#, "6 Tea Milk"
    ),
    (
      #"""
      let t: Set<String> = ["a", "b", "a"]
      return "\(t.count) \(t.contains("b")) \(t.sorted().joined())"
      """#, "2 true ab"
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
      return [Item].samples.sorted { ($0.tags.count, $0.name) > ($1.tags.count, $1.name) }.map(\.label).joined(separator: "|")
      """#, "Milk, done|Bread|Tea"
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
      return "\([3, 1, 2].sorted().first ?? 0) \([3, 1, 2].max()!) \([Int]().max() == nil) \([1, 2, 3, 4].suffix(2))"
      """#, "1 3 true [3, 4]"
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
      return [Item].samples.reduce(into: [String: Double]()) { $0[$1.isDone ? "done" : "open", default: 0] += $1.price }.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      """#, "done 1.25, open 5.5"
    ),
    (
      #"""
      return (1...15).map { $0 % 15 == 0 ? "FizzBuzz" : $0 % 5 == 0 ? "Buzz" : $0 % 3 == 0 ? "Fizz" : "\($0)" }.suffix(4).joined(separator: " ")
      """#, "Fizz 13 14 FizzBuzz"
    ),
    (
      #"""
      let q = [Item].samples.lazy.filter { !$0.isDone }.map { $0.name.uppercased() }
      return Array(q).joined(separator: "+") + " \([Item].samples.map(\.price).reduce(0, +))"
      """#, "TEA+BREAD 6.75"
    ),
  ]

  /// Texts, numbers and values that may be missing.
  static let values: [(body: String, text: String?)] = [
    (
      #"""
      let (a, b) = (7 / -2, 7 % -2)
      return "\(a) \(b) \(-7 / 2) \(abs(-3)) \(7.0 / 2)"
      """#, "-3 1 -3 3 3.5"
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
      return "\("abc" < "abd") \("Zoe" < "adam") \("a,b,,c".components(separatedBy: ",").count) \("a,b,,c".split(separator: ",").count)"
      """#, "true true 4 3"
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
  ]
}
