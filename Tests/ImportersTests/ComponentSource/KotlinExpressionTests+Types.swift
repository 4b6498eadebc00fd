extension KotlinExpressionTests {
  /// Classes, enumerations and other types that the code declares.
  static let types: [(body: String, text: String?)] = [
    (
      #"""
      return Filter.entries.joinToString { f -> "${f.title} ${samples.count(f::matches)}" }
      """#, "All 3, Active 2, Done 1"
    ),
    (
      #"""
      val t = Temperature(100.0)
      t.fahrenheit = 50.0
      return "${t.celsius}"
      """#, "10.0"
    ),
    (
      #"""
      val c = Counter()
      c.value = 4
      c.value = 12
      return "${c.log} ${c.value}"
      """#, "0>4;4>12; 9"
    ),
    (
      #"""
      val cart = Cart()
      samples.forEach { cart.add(it) }
      return "${cart.count} for ${cart.total} ${cart["Milk"]?.tags?.last() ?: "-"}"
      """#, "3 for 6.75 white"
    ),
    (
      #"""
      return Page("Hi").heading() + Blank().heading()
      """#, "** Hi **** Untitled **"
    ),
    (
      #"""
      val st = Stack<Int>()
      st.push(3)
      st.push(8)
      val p = st.pop()
      return "${p ?: 0} ${st.top ?: -1} ${st.pop()} ${st.pop() == null}"
      """#, "8 3 3 true"
    ),
    (
      #"""
      return "${Money(1250) + Money(199)} ${listOf(Money(5), Money(3)).min()} ${Money(1) < Money(2)}"
      """#, "$14.49 $0.3 true"
    ),
    (
      #"""
      return "${Filter.valueOf("DONE") == Filter.DONE} ${Filter.default} ${Filter.DONE.ordinal} ${Filter.entries.find { it.title == "All" }?.name}"
      """#, "true ACTIVE 2 ALL"
    ),
    (
      #"""
      val item = samples[0].copy(isDone = true)
      val other = item.copy(name = "Coffee")
      return "${item.label} / ${other.label} / ${samples[0].label}"
      """#, "Tea, done / Coffee, done / Tea"
    ),
    (
      #"""
      return "${Config.limit(5)} ${Config.MAX} ${"hi".shout()} ${"hi".shout('?')} ${samples[2].short}"
      """#, "3 3 HI! HI? Br"
    ),
  ]
}
