extension SwiftExpressionTests {
  /// Structures, enumerations and other types that the code declares.
  static let types: [(body: String, text: String?)] = [
    (
      #"""
      return Filter.allCases.map { f in "\(f.rawValue) \([Item].samples.filter(f.matches).count)" }.joined(separator: ", ")
      """#, "All 3, Active 2, Done 1"
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
      """#, "$14.49 $0.3"
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
  ]
}
