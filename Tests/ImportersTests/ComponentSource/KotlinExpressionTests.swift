import ComponentSource
import Testing

/// Functions of Kotlin as view models and composables have them, with their texts.
///
/// Source of the texts: Kotlin language specification and API reference of its standard library.
///
/// A function without a text is one whose result the evaluator does not know, and reports.
struct KotlinExpressionTests {
  static let functions: [(body: String, text: String?)] = [
    (
      #"""
      outer@ for (i in 1..3) { for (j in 1..3) { if (j == 2) continue@outer
          if (i == 3) break@outer
          s += "$i$j " } }
      return s
      """#, "11 21 "
    ),
    (
      #"""
      var n = 0
      loop@ while (true) { n++
        if (n % 5 == 0) break@loop }
      return "$n"
      """#, "5"
    ),
    (
      #"""
      listOf(1, 2, 3).forEach { if (it == 2) return@forEach
        s += it }
      return s
      """#, "13"
    ),
    (
      #"""
      val t = mutableSetOf("a", "b", "a")
      val r = t.add("a")
      val q = t.add("c")
      return "$t $r $q ${t.size}"
      """#, "[a, b, c] false true 3"
    ),
    (
      #"""
      return "${setOf(1, 2) + 2 + 3} ${setOf(3, 1) union setOf(1, 4)} ${setOf(1, 2, 3) intersect setOf(2, 3, 4)} ${setOf(1, 2) - 2}"
      """#, "[1, 2, 3] [3, 1, 4] [2, 3] [1]"
    ),
    (
      #"""
      return Filter.entries.joinToString { f -> "${f.title} ${samples.count(f::matches)}" }
      """#, "All 3, Active 2, Done 1"
    ),
    (
      #"""
      return "${listOf(1, 2, 3).map(each@{ v -> if (v == 2) return@each 20; v })}"
      """#, "[1, 20, 3]"
    ),
    (
      #"""
      return "${listOf(1, 2).map(fun(v: Int): Int { return v + 1 })}"
      """#, "[2, 3]"
    ),
    (
      #"""
      val word = l@{ v: Int -> if (v > 1) return@l "five"; "seven" }
      return word(2) + word(1)
      """#, "fiveseven"
    ),
    (
      #"""
      val state: LoadState = LoadState.Failed(404, "Not found")
      return when (state) { is LoadState.Failed -> "${state.text} (${state.code})"
        is LoadState.Loaded -> "ok"
        LoadState.Idle -> "idle" }
      """#, "Not found (404)"
    ),
    (
      #"""
      return try { validate("ab") } catch (e: IllegalArgumentException) { "empty" } catch (e: FormException) { "short by ${3 - e.n}" }
      """#, "short by 1"
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
      return samples.groupBy { it.tags.size }.toSortedMap().map { (n, g) -> "$n:${g.joinToString("/") { it.name }}" }.joinToString(";")
      """#, "0:Tea;1:Bread;2:Milk"
    ),
    (
      #"""
      val d = samples.associate { it.id to it.name }
      return d.getOrDefault(2, "none") + d.getOrElse(9) { "none" }
      """#, "Milknone"
    ),
    (
      #"""
      var n = 1
      val add = { x: Int -> n + x }
      n = 10
      return "${add(1)} $n"
      """#, "11 10"
    ),
    (
      #"""
      fun square(x: Int) = x * x
      return "${applied(2, 3, ::square)} ${applied(1) { it * 3 }}"
      """#, "256 9"
    ),
    (
      #"""
      return "${fib(12)} ${7 / -2} ${7 % -2} ${-7 / 2} ${7.0 / 2} ${(-7).mod(3)}"
      """#, "144 -3 1 -3 3.5 2"
    ),
    (
      #"""
      return samples.sortedWith(compareByDescending<Item> { it.tags.size }.thenBy { it.name }).joinToString("|") { it.label }
      """#, nil
    ),
    (
      #"""
      val name: String? = null
      val nick: String? = "Jo"
      return name ?: nick?.uppercase() ?: "?"
      """#, "JO"
    ),
    (
      #"""
      val o: Int? = 5
      return "${o?.let { it * 2 } ?: 0} ${o?.takeIf { it > 9 } == null}"
      """#, "10 true"
    ),
    (
      #"""
      for ((i, item) in samples.withIndex()) { if (item.isDone) continue
        s += "${i + 1}. ${item.name} " }
      return s
      """#, "1. Tea 3. Bread "
    ),
    (
      #"""
      for (i in 10 downTo 0 step 5) s += "$i "
      return s
      """#, "10 5 0 "
    ),
    (
      #"""
      return when (85) { in 90..100 -> "A"
        in 80 until 90 -> "B"
        else -> "C" }
      """#, "B"
    ),
    (
      #"""
      val x: Any = 5
      return when (x) { is String -> "text"
        is Int -> "int ${x + 1}"
        else -> "?" }
      """#, "int 6"
    ),
    (
      #"""
      val l = mutableListOf(5, 3, 9)
      l.add(1, 1)
      l[0] += 10
      l.removeIf { it == 3 }
      return "$l ${l.indexOf(9)}"
      """#, "[15, 1, 9] 2"
    ),
    (
      #"""
      return listOf("a", "b", "c").zip(listOf(1, 2)).joinToString(",") { (a, b) -> a + b }
      """#, "a1,b2"
    ),
    (
      #"""
      val w = "Straße 12"
      return "${w.length} ${w.filter { it.isDigit() }} ${w.take(3).lowercase()} ${w.reversed()}"
      """#, "9 12 str 21 eßartS"
    ),
    (
      #"""
      return "%.2f of %d%% %s".format(3.14159, 50, "ok")
      """#, "3.14 of 50% ok"
    ),
    (
      #"""
      return "${listOf(listOf(1, 2), listOf(3), emptyList()).flatten()} ${listOf("1", "x", "3").mapNotNull { it.toIntOrNull() }.sum()}"
      """#, "[1, 2, 3] 4"
    ),
    (
      #"""
      return mapOf("b" to 2, "a" to 1).mapValues { it.value * 10 }.toSortedMap().entries.joinToString("&") { (k, v) -> "$k=$v" }
      """#, "a=10&b=20"
    ),
    (
      #"""
      val c = mutableMapOf<Char, Int>()
      for (ch in "banana") c[ch] = (c[ch] ?: 0) + 1
      return "${c['a']}${c['n']}${c['z'] ?: 0}"
      """#, "320"
    ),
    (
      #"""
      val first = samples.firstOrNull { it.price > 2.75 } ?: return "none"
      return "${first.name} ${first.price}"
      """#, "Bread 3.0"
    ),
    (
      #"""
      return try { s += "a"
        validate("")
        "no" } catch (e: IllegalArgumentException) { s + (e.message ?: "?") } finally { s += "z" }
      """#, "aempty"
    ),
    (
      #"""
      val r = runCatching { validate("") }.getOrDefault("fallback")
      val q = runCatching { validate("fine") }.getOrElse { "fallback" }
      return "$r $q"
      """#, nil
    ),
    (
      #"""
      var i = 0
      do { i += 3 } while (i < 10)
      return "$i"
      """#, "12"
    ),
    (
      #"""
      val r = run outer@{ if (samples.size > 2) return@outer "many"
        "few" }
      return r
      """#, "many"
    ),
    (
      #"""
      val f: (Int) -> String = { n -> if (n == 1) "1 item" else "$n items" }
      return f(1) + ", " + f(0)
      """#, "1 item, 0 items"
    ),
    (
      #"""
      return "${listOf(3, 1, 2).sorted().first()} ${listOf(3, 1, 2).max()} ${emptyList<Int>().maxOrNull()} ${listOf(1, 2, 3, 4).takeLast(2)}"
      """#, "1 3 null [3, 4]"
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
      return "${listOf(1, 2, 3).any { it > 2 }} ${listOf(2, 4).all { it % 2 == 0 }} ${"a".isEmpty()} ${" ".isBlank()}"
      """#, "true true false true"
    ),
    (
      #"""
      val (y, m, d) = "2024-05-17".split("-").map { it.toInt() }
      return "$d.$m.$y"
      """#, "17.5.2024"
    ),
    (
      #"""
      return "${Config.limit(5)} ${Config.MAX} ${"hi".shout()} ${"hi".shout('?')} ${samples[2].short}"
      """#, "3 3 HI! HI? Br"
    ),
    (
      #"""
      return "${"abc" < "abd"} ${"Zoe" < "adam"} ${"a,b,,c".split(",").size} ${"a,b".substringAfter(",")}"
      """#, "true true 4 b"
    ),
    (
      #"""
      val add: (Int) -> (Int) -> Int = { a -> { b -> a + b } }
      return "${add(3)(4)}"
      """#, "7"
    ),
    (
      #"""
      return "${"42".toInt() + 1} ${"4x".toIntOrNull() ?: -1} ${"2.50".toDouble()} ${3.99.toInt()} ${7.toDouble()} ${7f}"
      """#, "43 -1 2.5 3 7.0 7.0"
    ),
    (
      #"""
      val sb = StringBuilder()
      sb.append("a").append(1)
      sb.append('c')
      return sb.toString() + sb.length
      """#, "a1c3"
    ),
    (
      #"""
      return samples.fold(mutableMapOf<String, Double>()) { m, it -> m[if (it.isDone) "done" else "open"] = (m[if (it.isDone) "done" else "open"] ?: 0.0) + it.price
        m }.toString()
      """#, "{open=5.5, done=1.25}"
    ),
    (
      #"""
      val text = "  spaced out "
      return "[${text.trim()}] ${text.replace(" ", "")}"
      """#, "[spaced out] spacedout"
    ),
    (
      #"""
      return (1..15).map { when { it % 15 == 0 -> "FizzBuzz"
          it % 5 == 0 -> "Buzz"
          it % 3 == 0 -> "Fizz"
          else -> "$it" } }.takeLast(4).joinToString(" ")
      """#, "Fizz 13 14 FizzBuzz"
    ),
    (
      #"""
      rows@ for (row in listOf(listOf(1, -1, 2), listOf(3, 4))) { for (cell in row) { when { cell < 0 -> continue@rows
            cell == 4 -> break@rows
            else -> s += cell } } }
      return s
      """#, "13"
    ),
    (
      #"""
      return samples.asSequence().filterNot { it.isDone }.map { it.name.uppercase() }.toList().joinToString("+") + " ${samples.sumOf { it.price }}"
      """#, "TEA+BREAD 6.75"
    ),
    (
      #"""
      val (done, open) = samples.partition { it.isDone }
      return "${done.size} ${open.map { it.id }}"
      """#, "1 [1, 3]"
    ),
    (
      #"""
      return buildString { append("x")
        repeat(2) { append(it) }
        appendLine()
        append("end") }.replace("\n", "/")
      """#, "x01/end"
    ),
    (
      #"""
      val l = listOf(1, 2, 2, 3, 3)
      return "${l.distinct()} ${l.toSet().size} ${l.windowed(2).size} ${l.zipWithNext { a, b -> b - a }} ${l.chunked(2)}"
      """#, nil
    ),
    (
      #"""
      val q = with(samples[1]) { "$name $id" }
      val z = samples[0].run { price * 2 }
      return "$q $z ${samples.last().let { it.id }.also { s += it }} $s"
      """#, "Milk 2 5.0 3 3"
    ),
    (
      #"""
      return "${5 in 1..5} ${5 !in 1 until 5} ${'a' in "cat"} ${2 in listOf(1, 3)} ${10.coerceIn(0, 7)} ${(1..10 step 3).toList()}"
      """#, "true true true false 7 [1, 4, 7, 10]"
    ),
    (
      #"""
      return listOf("pear", "fig", "apple").sortedBy { it.length }.mapIndexed { i, f -> "$i$f" }.reversed().joinToString(prefix = "<", postfix = ">", limit = 2)
      """#, "<2apple, 1pear, ...>"
    ),
  ]

  private static let declarations = #"""
    data class Item(val id: Int, val name: String, val price: Double, val isDone: Boolean = false, val tags: List<String> = emptyList()) {
      val label: String get() = if (isDone) "$name, done" else name
    }
    val samples = listOf(Item(1, "Tea", 2.5), Item(2, "Milk", 1.25, isDone = true, tags = listOf("cold", "white")), Item(3, "Bread", 3.0, tags = listOf("white")))
    enum class Filter(val title: String) { ALL("All"), ACTIVE("Active"), DONE("Done");
      fun matches(item: Item): Boolean = when (this) { ALL -> true; ACTIVE -> !item.isDone; DONE -> item.isDone }
      companion object { val default = ACTIVE } }
    sealed interface LoadState {
      data object Idle : LoadState
      data class Loaded(val items: List<Item>) : LoadState
      data class Failed(val code: Int, val text: String) : LoadState
    }
    class FormException(val n: Int) : Exception("form $n")
    class Temperature(var celsius: Double) { var fahrenheit: Double
        get() = celsius * 9 / 5 + 32
        set(value) { celsius = (value - 32) * 5 / 9 } }
    class Counter { var log = ""
      var value = 0
        set(v) { log += "$field>$v;"; field = if (v > 9) 9 else v } }
    class Cart { private val items = mutableListOf<Item>(); val count get() = items.size; var total = 0.0
        private set
      fun add(item: Item) { items.add(item); total += item.price }
      operator fun get(name: String): Item? = items.find { it.name == name } }
    interface Titled { val title: String get() = "Untitled"; fun heading() = "** $title **" }
    class Page(override val title: String) : Titled
    class Blank : Titled
    class Stack<T> { private val all = ArrayDeque<T>(); fun push(e: T) { all.addLast(e) }
      fun pop(): T? = all.removeLastOrNull(); val top: T? get() = all.lastOrNull() }
    data class Money(val cents: Int) : Comparable<Money> { override fun compareTo(other: Money) = cents - other.cents
      operator fun plus(other: Money) = Money(cents + other.cents)
      override fun toString() = "$${cents / 100}.${cents % 100}" }
    object Config { const val MAX = 3; fun limit(n: Int) = minOf(n, MAX) }
    fun validate(s: String): String { if (s.isEmpty()) throw IllegalArgumentException("empty"); if (s.length < 3) throw FormException(s.length); return s }
    fun applied(n: Int, times: Int = 2, f: (Int) -> Int): Int { var r = n; repeat(times) { r = f(r) }; return r }
    fun fib(n: Int): Int = if (n < 2) n else fib(n - 1) + fib(n - 2)
    fun String.shout(mark: Char = '!') = uppercase() + mark
    val Item.short get() = name.take(2)
    """#

  @Test(arguments: functions)
  func `A function of Kotlin has its text, or is reported as unknown`(
    _ body: String, _ text: String?
  ) {
    var source = EvaluatedSource(
      kotlin: """
        \(Self.declarations)
        fun result(): String {
          var s = ""
          \(body)
        }
        @Composable fun Main() { Show("${result()}") }
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
