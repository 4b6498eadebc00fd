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
}
