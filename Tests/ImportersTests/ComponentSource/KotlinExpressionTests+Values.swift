extension KotlinExpressionTests {
  /// Lists, sets, maps and sequences.
  static let collections: [(body: String, text: String?)] = [
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
      return samples.sortedWith(compareByDescending<Item> { it.tags.size }.thenBy { it.name }).joinToString("|") { it.label }
      """#, "Milk, done|Bread|Tea"
    ),
    (
      #"""
      val byTwo = samples.sortedWith(compareBy({ it.isDone }, { -it.price }))
      val down = samples.sortedWith(compareBy<Item> { it.isDone }.thenByDescending { it.name }).reversed()
      return "${byTwo.map { it.id }} ${down.map { it.id }}"
      """#, "[3, 1, 2] [2, 3, 1]"
    ),
    (
      #"""
      return samples.sortedWith(compareBy(String.CASE_INSENSITIVE_ORDER) { it.name }).joinToString("|") { it.label }
      """#, nil
    ),
    (
      #"""
      val pairs = listOf("a" to 1, "b" to 2, "a" to 3).toMap()
      return pairs.entries.joinToString { "${it.key}${it.value}" } + listOf("x", "y").zip(listOf(1, 2)) { n, i -> n.repeat(i) }
      """#, "a3, b2[x, yy]"
    ),
    (
      #"""
      val mixed: List<Any> = listOf(1, "two", LoadState.Idle, 2.5)
      return "${mixed.filterIsInstance<String>()} ${mixed.filterIsInstance<LoadState>().size} ${mixed.filterIsInstance<Int>()}"
      """#, "[two] 1 [1]"
    ),
    (
      #"""
      val at = "Find the Cat".indexOf("cat", ignoreCase = true)
      return "$at ${"Find the Cat".substring(at, at + 3)} ${"a-b-c".indexOf('-', 2)} ${"abc".indexOf("z")}"
      """#, "9 Cat 3 -1"
    ),
    (
      #"""
      return "${"aaa".indexOf("aa", 1)} ${"aaa".lastIndexOf("aa")} ${"abab".indexOf("ab", 9)} ${"ab".lastIndexOf("c")}"
      """#, "1 1 -1 -1"
    ),
    (
      #"""
      return loadUser(name = "ann").name
      """#, nil
    ),
    (
      #"""
      val built = buildList { add(0); repeat(2) { add(it + 1) } }
      return "$built ${mutableListOf<Int>().apply { repeat(2) { add(it) } }} ${buildString { repeat(2) { append(it) } }}"
      """#, "[0, 1, 2] [0, 1] 01"
    ),
    (
      #"""
      return "abc".substring(0, model.count)
      """#, nil
    ),
    (
      #"""
      return "${listOf(4).single()} ${listOf(1, 2).singleOrNull()} ${listOf(1, 2, 3).singleOrNull { it > 2 }} ${listOf(1, 2).singleOrNull { it > 0 }}"
      """#, "4 null 3 null"
    ),
    (
      #"""
      val odd = listOf("a", "b", "c").filterIndexed { i, _ -> i % 2 == 0 }
      return "$odd ${listOf("a", "b").mapIndexedNotNull { i, t -> if (i == 0) null else t + i }} ${(2.0).pow(3)} ${(1.5f).pow(2)}"
      """#, "[a, c] [b1] 8.0 2.25"
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
      return "${listOf(3, 1, 2).sorted().first()} ${listOf(3, 1, 2).max()} ${emptyList<Int>().maxOrNull()} ${listOf(1, 2, 3, 4).takeLast(2)}"
      """#, "1 3 null [3, 4]"
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
      return samples.fold(mutableMapOf<String, Double>()) { m, it -> m[if (it.isDone) "done" else "open"] = (m[if (it.isDone) "done" else "open"] ?: 0.0) + it.price
        m }.toString()
      """#, "{open=5.5, done=1.25}"
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
      val l = listOf(1, 2, 2, 3, 3)
      return "${l.distinct()} ${l.toSet().size} ${l.windowed(2).size} ${l.zipWithNext { a, b -> b - a }} ${l.chunked(2)}"
      """#, "[1, 2, 3] 3 4 [1, 0, 1, 0] [[1, 2], [2, 3], [3]]"
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

  /// Texts, numbers and values that may be missing.
  static let values: [(body: String, text: String?)] = [
    (
      #"""
      return "${fib(12)} ${7 / -2} ${7 % -2} ${-7 / 2} ${7.0 / 2} ${(-7).mod(3)}"
      """#, "144 -3 1 -3 3.5 2"
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
      return "${"abc" < "abd"} ${"Zoe" < "adam"} ${"a,b,,c".split(",").size} ${"a,b".substringAfter(",")}"
      """#, "true true 4 b"
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
      val text = "  spaced out "
      return "[${text.trim()}] ${text.replace(" ", "")}"
      """#, "[spaced out] spacedout"
    ),
    (
      #"""
      return buildString { append("x")
        repeat(2) { append(it) }
        appendLine()
        append("end") }.replace("\n", "/")
      """#, "x01/end"
    ),
  ]
}
