import ComponentSource
import Testing

/// Kotlin functions such as those in view models and composables, with the texts that they return.
///
/// Source of the texts: Kotlin language specification and API reference of its standard library.
///
/// If a function has no text, the evaluator cannot determine its result, and reports this.
struct KotlinExpressionTests {
  static let functions: [(body: String, text: String?)] =
    statements + closures + types + collections + values

  /// Loops, branches, jumps and errors.
  static let statements: [(body: String, text: String?)] = [
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
      """#, "fallback fine"
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
  ]

  /// Closures and functions in functions.
  static let closures: [(body: String, text: String?)] = [
    (
      #"""
      listOf(1, 2, 3).forEach { if (it == 2) return@forEach
        s += it }
      return s
      """#, "13"
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
      val add: (Int) -> (Int) -> Int = { a -> { b -> a + b } }
      return "${add(3)(4)}"
      """#, "7"
    ),
    (
      #"""
      val q = with(samples[1]) { "$name $id" }
      val z = samples[0].run { price * 2 }
      return "$q $z ${samples.last().let { it.id }.also { s += it }} $s"
      """#, "Milk 2 5.0 3 3"
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
