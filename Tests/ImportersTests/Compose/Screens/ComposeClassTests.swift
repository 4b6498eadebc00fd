import Testing

/// Classes of Kotlin: constructors, superclasses and objects.
@Suite struct ComposeClassTests {
  private func said(_ declarations: String, _ expression: String) throws -> [String] {
    try ComposeTrial(
      file: "\(declarations)\n@Preview @Composable fun P() { Text(\"<${\(expression)}>\") }\n"
    ).said
  }

  @Test(arguments: [
    ("Size(2).text", "2 cm"), ("Size(\"abcd\").text", "4 cm"), ("Size(listOf(4, 5)).text", "9 cm"),
    ("Size(1, \"mm\").text", "1 mm"), ("Plain(3).n", "3"), ("Plain(\"ab\").n", "2"),
  ])
  func `A call runs the constructor that fits its arguments`(
    _ call: String, _ text: String
  ) throws {
    let declarations = """
      class Size(val n: Int, val unit: String = "cm") {
        constructor(name: String) : this(name.length)
        constructor(parts: List<Int>) : this(parts.sum())
        val text = "$n $unit"
      }
      class Plain { val n: Int
        constructor(name: String) { n = name.length }
        constructor(count: Int) { n = count } }
      """
    #expect(try said(declarations, call) == ["<\(text)>"])
  }

  @Test func `A companion's function invoke takes what the constructor does not`() throws {
    let declarations = """
      class Code private constructor(val n: Int) {
        companion object { operator fun invoke(text: String) = Code(text.length) }
      }
      """
    #expect(try said(declarations, "Code(\"abc\").n") == ["<3>"])
    #expect(try said(declarations, "Code(7).n") == ["<7>"])
  }

  @Test(arguments: [("Sale(5).title", "Price 5, reduced"), ("Sale(5).note", "from 5")])
  func `super reads a property of the superclass`(_ property: String, _ text: String) throws {
    let declarations = """
      open class Price(val n: Int) { open val title get() = "Price $n"; open val note = "from $n" }
      class Sale(count: Int) : Price(count) {
        override val title get() = super.title + ", reduced"
        override val note = super.note
      }
      """
    #expect(try said(declarations, property) == ["<\(text)>"])
  }

  @Test func `A property of an undeclared superclass is unknown`() throws {
    let declarations = """
      class Sale : LibraryItem() { override val title get() = super.title + ", reduced" }
      """
    let heard = try said(declarations, "Sale().title")
    #expect(heard == ["<{super.title}, reduced>"])
  }

  @Test(arguments: [
    ("\"$Start\"", "the start"), ("Start.toString()", "the start"),
    ("try { throw TooLong(\"ab\") } catch (e: TooLong) { e.message }", "ab is too long"),
    ("\"none\".substringAfter(\"=\", \"-\")", "-"),
    ("\"none\".substringBeforeLast(\"=\", \"-\")", "-"),
    ("\"a\".substringBefore(\"\") + \"b\".substringAfter(\"\")", "b"),
    ("\"a=b\".substringAfter(\"=\", \"-\")", "b"), ("\"none\".substringBefore(\"=\")", "none"),
  ])
  func `Objects, exceptions and texts have their own words`(
    _ expression: String, _ text: String
  ) throws {
    let declarations = """
      object Start { override fun toString() = "the start" }
      class TooLong(text: String) : Exception("$text is too long")
      """
    #expect(try said(declarations, expression) == ["<\(text)>"])
  }

  @Test(arguments: [
    "builder.setLength(1)", "builder.insert(0, \">\")", "builder.reverse()",
    "builder.deleteCharAt(0)", "builder.delete(0, 1)",
  ])
  func `A change of a builder that is not computed makes its text unknown`(
    _ change: String
  ) throws {
    let trial = try ComposeTrial(
      """
      val builder = StringBuilder("abc")
      \(change)
      Text(builder.toString())
      """)
    #expect(trial.said.count == 1)
    #expect(trial.said.first?.hasPrefix("{") == true)
  }

  @Test(arguments: [
    ("listOf(1, 2).mapTo(out) { \"m$it\" }", "[a, m1, m2]"),
    ("listOf(\"b\", \"\").filterTo(out) { it.isNotEmpty() }", "[a, b]"),
    ("listOf(\"c\").toCollection(out)", "[a, c]"),
  ])
  func `A member with a destination adds to the destination`(
    _ statement: String, _ text: String
  ) throws {
    let trial = try ComposeTrial(
      "val out = mutableListOf(\"a\")\n\(statement)\nText(\"$out\")")
    #expect(trial.said == [text])
  }

  @Test func `A change of a part of a pair changes the pair`() throws {
    let trial = try ComposeTrial(
      """
      val pair = "a" to mutableListOf(1)
      pair.second.add(2)
      Text("$pair")
      """)
    #expect(trial.said == ["(a, [1, 2])"])
  }

  @Test(arguments: [
    ("Registry.names", "[a, b]"), ("Registry.first()", "a"), ("Ready().state", "ready 3"),
    ("User(mapOf(\"name\" to \"Ann\", \"age\" to 5)).name", "Ann"),
  ])
  func `Blocks of objects and superclasses run, and maps hold delegated properties`(
    _ expression: String, _ text: String
  ) throws {
    let declarations = """
      object Registry {
        val names = mutableListOf<String>()
        init { add("a"); add("b") }
        fun add(name: String) { names.add(name) }
        fun first() = names.first()
      }
      open class Base(val n: Int) { var state = "new"; init { state = "ready $n" } }
      class Ready : Base(3)
      class User(values: Map<String, Any>) { val name: String by values }
      """
    #expect(try said(declarations, expression) == ["<\(text)>"])
  }
}
