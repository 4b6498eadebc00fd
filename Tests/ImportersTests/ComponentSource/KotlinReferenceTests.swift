import ComponentSource
import Testing

/// Kotlin collections that code changes by another name, and the types of Kotlin values.
struct KotlinReferenceTests {
  private func shown(_ body: String) -> [String] {
    var source = EvaluatedSource(
      kotlin: """
        fun fill(list: MutableList<String>, word: String) { list.add(word); list += "!" }
        fun StringBuilder.number(value: Int) { append(value) }
        object Store { val all = listOf("a", "b"); fun item(index: Int) = all[index] }
        @Composable fun Main() {
        \(body)
        }
        """)
    return source.screen()
  }

  @Test(arguments: [
    ("val list = mutableListOf(\"a\").also { it += \"b\" }", "[a, b]"),
    ("val list = mutableListOf(\"a\").also { own -> own.add(\"b\"); own.remove(\"a\") }", "[b]"),
    ("val list = mutableListOf(\"a\")\nlist.also { it += \"b\" }", "[a, b]"),
    (
      "val list = mutableListOf(\"a\")\nlist.also { it += \"b\" }.also { it += \"c\" }", "[a, b, c]"
    ),
    ("val list = mutableListOf(\"a\")\nlist.apply { add(\"b\") }", "[a, b]"),
    ("val list = mutableListOf(\"a\")\nlist.let { it.add(\"b\") }", "[a, b]"),
    ("val list = mutableListOf(\"a\")\nlist.run { add(\"b\") }", "[a, b]"),
    ("val list = mutableListOf(\"a\")\nwith(list) { add(\"b\") }", "[a, b]"),
    ("val list = mutableListOf(\"a\")\nfill(list, \"b\")", "[a, b, !]"),
    ("val list = mutableListOf(mutableListOf(\"a\"))\nlist.forEach { it.add(\"b\") }", "[[a, b]]"),
    (
      "val list = mutableListOf(mutableListOf(\"a\"))\nfor (row in list) row.add(\"b\")", "[[a, b]]"
    ),
    ("val list = mutableMapOf(\"k\" to \"v\")\nlist.also { it[\"x\"] = \"y\" }", "{k=v, x=y}"),
    ("val list = StringBuilder(\"a\").also { it.append(\"b\") }.toString()", "ab"),
    ("var list = listOf(\"a\")\nlist.let { own -> list = own + \"b\" }", "[a, b]"),
  ])
  func `A change through a parameter changes the collection itself`(
    _ code: String, _ text: String
  ) {
    #expect(shown("\(code)\nShow(\"$list\")") == ["Show('\(text)')"])
  }

  @Test(arguments: [
    "fun line(block: StringBuilder.() -> Unit): String { val b = StringBuilder(); b.block(); return b.toString() }\nval text = line { append(\"a\"); append(1) }",
    "val text = StringBuilder(\"a\").apply { number(1) }.toString()",
    "val builder = StringBuilder(\"a\")\nbuilder.number(1)\nval text = builder.toString()",
  ])
  func `A lambda or an extension with a builder as its receiver changes the builder`(
    _ code: String
  ) {
    let name = code.contains("val builder") ? "$builder" : "$text"
    #expect(shown("\(code)\nShow(\"\(name)\")") == ["Show('a1')"])
  }

  @Test(arguments: [
    "val list = mutableListOf(\"a\").also { it += word }.joinToString()",
    "val list = mutableListOf(\"a\").also { it.addAll(words) }",
    "val list = mutableListOf(\"a\")\nlist.also { it.removeAll(words) }",
  ])
  func `A change by an unknown value makes a part of the collection unknown`(_ code: String) {
    let shown = shown("\(code)\nShow(\"$list\")")
    #expect(shown.first?.contains("{") == true, "\(shown)")
  }

  @Test func `A reference to a function of an object calls the function on the object`() {
    #expect(
      shown("Show(1.let(Store::item))\nShow(\"${listOf(1, 0).map(Store::item)}\")")
        == ["Show(b)", "Show('[b, a]')"])
  }

  @Test(arguments: [
    ("Int", "[1]"), ("Long", "[]"), ("Double", "[2.5]"), ("Float", "[4.0]"), ("Char", "[c]"),
    ("String", "[a]"), ("Number", "[1, 2.5, 4.0]"), ("Boolean", "[true]"),
  ])
  func `A list is filtered by the types of its literals`(_ type: String, _ text: String) {
    let list = "listOf<Any>(1, \"a\", 2.5, 'c', 4f, true).filterIsInstance<\(type)>()"
    #expect(shown("Show(\"${\(list)}\")") == ["Show('\(text)')"])
  }

  @Test(arguments: [
    "listOf<Any>(1, 2L).filterIsInstance<Long>()", "listOf<Any>(1, 2L).filterIsInstance<Int>()",
    "listOf<Any>(1, 2.toLong()).filterIsInstance<Int>()", "listOf<Long>(1).first() is Int",
    "listOf<Any>(3000000000).filterIsInstance<Int>()",
  ])
  func `The type of an integer is unknown if there are integers of several types`(
    _ expression: String
  ) {
    let shown = shown("Show(\"${\(expression)}\")")
    #expect(shown.first?.contains("{") == true, "\(shown)")
  }

  @Test(arguments: [
    ("val a = mutableListOf(1)\nval b = a\nb.add(2)", "$a", "[1, 2]"),
    ("val a = mutableListOf(1)\nval b = a\na.add(2)", "$b", "[1, 2]"),
    ("val a = mutableListOf(1)\nval b = a\nval c = b\nc += 2", "$a", "[1, 2]"),
    ("val a = mutableMapOf(1 to 2)\nval b = a\nb[3] = 4", "$a", "{1=2, 3=4}"),
    ("var a = mutableListOf(1)\nval b = a\na = mutableListOf(3)\na.add(4)", "$a $b", "[3, 4] [1]"),
    ("var a = listOf(1)\nval b = a\na += 2", "$a $b", "[1, 2] [1]"),
    ("val a = StringBuilder(\"x\")\nval b = a\nb.append(\"y\")", "$a", "xy"),
    ("var a = \"x\"\nval b = a\na += \"y\"", "$a $b", "xy x"),
    ("val a = arrayOf(1, 2)\nval b = a\nb[0] = 3", "${a.joinToString()}", "3, 2"),
    ("val b = everything\nb.add(2)", "$everything", "[1, 2]"),
    ("val b = Store.all\nb.add(2)", "${Store.all}", "[1, 2]"),
    ("val a = mutableListOf(1)\nval b = a.toMutableList()\nb.add(2)", "$a", "[1]"),
    ("val a = mutableListOf(1)\nval b = a\nfill(b)", "$a", "[1, 7]"),
    ("val a = Bag()\nval b = a.items\nb.add(2)", "${a.items}", "[1, 2]"),
    ("val a = Bag()\nval b = a.items\na.items.add(2)", "$b", "[1, 2]"),
    ("val a = Bag()\nput(a)", "${a.items} ${a.count}", "[1, 9] 1"),
    ("val a = mutableListOf(1)\nval b = Box(a)\nb.list.add(2)", "$a", "[1, 2]"),
    ("val a = mutableListOf(1)\nval b = Box(list = a)\na.add(2)", "${b.list}", "[1, 2]"),
    ("val a = mutableListOf(mutableListOf(1))\nval b = a[0]\nb.add(2)", "$a", "[[1, 2]]"),
    ("val a = listOf(Task(\"x\"))\nval b = a[0]\nb.done = true", "${a[0].done}", "true"),
    (
      "val a = listOf(Task(\"x\"))\na.forEach { it.done = true }", "$a",
      "[Task(title=x, done=true)]"
    ),
    (
      "val a = Task(\"x\")\nval b = a.copy(title = \"y\")\nb.done = true", "${a.done} ${b.done}",
      "false true"
    ),
  ])
  func `A change by another name changes the collection or instance itself`(
    _ code: String, _ shown: String, _ text: String
  ) {
    var source = EvaluatedSource(
      kotlin: """
        val everything = mutableListOf(1)
        object Store { val all = mutableListOf(1) }
        class Bag { val items = mutableListOf(1); var count = 0 }
        class Box(val list: MutableList<Int>)
        data class Task(val title: String, var done: Boolean = false)
        fun fill(list: MutableList<Int>) { list.add(7) }
        fun put(bag: Bag) { bag.items.add(9); bag.count += 1 }
        @Composable fun Main() {
        \(code)
        Show("\(shown)")
        }
        """)
    #expect(source.screen() == ["Show('\(text)')"])
  }

  @Test(arguments: [
    "val b = a.first()\nb.add(2)", "val b = a.find { it.size == 1 }!!\nb.add(2)",
    "var i = 0\nval b = a[i]\ni = 1\nb.add(2)", "a.last().add(2)",
  ])
  func `A collection is unknown after a change of an element that is not followed`(_ code: String) {
    var source = EvaluatedSource(
      kotlin: """
        @Composable fun Main() {
        val a = mutableListOf(mutableListOf(1), mutableListOf(2))
        \(code)
        Show("$a")
        }
        """)
    let shown = source.screen()
    #expect(shown == ["Show('{a}')"], "\(shown)")
  }

  @Test(arguments: [
    ("f(5)", "int"), ("f(5L)", "long"), ("f(-5L)", "long"), ("f(3000000000)", "long"),
    ("f(1.0f)", "float"), ("f(1.0)", "double"), ("f('c')", "char"), ("f(2.toLong())", "long"),
    ("f(long)", "long"), ("f(listOf(1L).size)", "int"), ("f(typed)", "long"),
  ])
  func `The type of a number chooses the function`(_ call: String, _ text: String) {
    var source = EvaluatedSource(
      kotlin: """
        fun f(x: Int) = "int"
        fun f(x: Long) = "long"
        fun f(x: Float) = "float"
        fun f(x: Double) = "double"
        fun f(x: Char) = "char"
        @Composable fun Main() {
        val long = 4L
        val typed: Long = 4
        Show(\(call))
        }
        """)
    #expect(source.screen() == ["Show(\(text))"])
  }

  @Test func `A call is unknown if the unknown type of a number chooses the function`() {
    var source = EvaluatedSource(
      kotlin: """
        fun f(x: Int) = "int"
        fun f(x: Long) = "long"
        fun next(): Long = 4
        @Composable fun Main() { Show("${f(next())}") }
        """)
    let shown = source.screen()
    #expect(shown.first?.contains("{") == true, "\(shown)")
  }

  @Test(arguments: [
    ("name", "Real"), ("greet()", "Hello Real"), ("other()", "own"), ("own", "mine"),
    ("size", "3"),
  ])
  func `A class delegates members of an interface`(_ member: String, _ text: String) {
    var source = EvaluatedSource(
      kotlin: """
        interface Repo { val name: String; val size: Int get() = 0; fun greet(): String; fun other() = "default" }
        class Real : Repo {
          override val name = "Real"
          override val size = 3
          override fun greet() = "Hello $name"
          override fun other() = "real"
        }
        class Cache(private val repo: Repo) : Repo by repo {
          val own = "mine"
          override fun other() = "own"
        }
        class Outer(repo: Repo) : Repo by Cache(repo)
        @Composable fun Main() {
        Show("${Cache(Real()).\(member)}")
        }
        """)
    #expect(source.screen() == ["Show('\(text)')"])
  }

  @Test(arguments: [
    ("object : Labelled { override val label = \"anon\" }.spoken", "Item anon"),
    ("object : Labelled { override val label get() = \"anon\" }.label", "anon"),
    ("object : Base(\"b\") { override fun name() = \"n\" }.full()", "b n"),
    ("own.spoken", "Item own"),
  ])
  func `An anonymous object has the members of its body and its supertypes`(
    _ expression: String, _ text: String
  ) {
    var source = EvaluatedSource(
      kotlin: """
        interface Labelled { val label: String; val spoken get() = "Item $label" }
        abstract class Base(val title: String) { abstract fun name(): String; fun full() = "$title ${name()}" }
        @Composable fun Main() {
          val own: Labelled = object : Labelled { override val label = "own" }
          Show("${\(expression)}")
        }
        """)
    #expect(source.screen() == ["Show('\(text)')"])
  }

  @Test func `An operator of the source joins an instance and a text`() {
    var source = EvaluatedSource(
      kotlin: """
        class Email(val value: String)
        operator fun Email.plus(other: String) = value + other
        @Composable fun Main() { Show("${Email("a@b") + "!"}") }
        """)
    #expect(source.screen() == ["Show('a@b!')"])
  }

  @Test func `Whether a value is an instance of a type parameter is unknown`() {
    var source = EvaluatedSource(
      kotlin: """
        inline fun <reified T> List<Any>.countOf() = count { it is T }
        @Composable fun Main() { Show("${listOf<Any>(1, "a").countOf<String>()}") }
        """)
    let shown = source.screen()
    #expect(shown.first?.contains("{") == true, "\(shown)")
  }
}
