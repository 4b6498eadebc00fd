import ComponentSource
import Testing

/// The content that Compose source shows.
struct KotlinEvaluationTests {
  private func screen(_ source: String) -> [String] {
    var evaluated = EvaluatedSource(kotlin: source)
    return evaluated.screen()
  }

  private func body(_ statements: String, with declarations: String = "") -> [String] {
    screen("\(declarations)\n@Composable fun Main() {\n\(statements)\n}")
  }

  @Test func `Composables are expanded where they are called`() {
    #expect(
      body(
        "Row { Label(\"A\"); Label(text = \"B\", count = 2) }",
        with: """
          @Composable fun Label(text: String, count: Int = 1) { Text("$text x$count") }
          """) == ["Row({})", "  Text('A x1')", "  Text('B x2')"])
  }

  @Test func `A trailing lambda goes to the last parameter`() {
    #expect(
      body(
        "Slot(\"t\") { Text(it) }\nSlot(\"u\", icon = { Icon(\"i\") }) { name -> Text(name) }",
        with: """
          @Composable fun Slot(
            text: String, icon: @Composable (() -> Unit)? = null, content: @Composable (String) -> Unit
          ) { icon?.invoke(); content(text) }
          """) == ["Text(t)", "Icon('i')", "Text(u)"])
  }

  @Test func `A call names no nested type that is not imported`() {
    #expect(
      screen(
        """
        package app
        sealed interface Section { data class Row(val content: () -> Unit) : Section }
        @Composable fun Main() { Row { Text("In a row") } }
        """) == ["Row({})", "  Text('In a row')"])
  }

  @Test func `A function in a part of a pair can be called`() {
    #expect(
      body(
        """
        val tabs = listOf("One" to { Text("First") }, "Two" to { Text("Second") })
        tabs[0].second()
        Triple(1, 2, { Text("Third") }).third()
        """) == ["Text('First')", "Text('Third')"])
  }

  @Test func `Modifier chains and their extensions keep their order`() {
    var source = EvaluatedSource(
      kotlin: """
        fun Modifier.card(label: String) = this.padding(8).semantics(label)
        @Composable fun Main() { Box(Modifier.fill().card("c").then(if (1 > 2) Modifier else Modifier.end())) }
        """)
    var names: [String] = []
    if case .component(let modifier)? = source.components().first?.arguments?.first?.value {
      names = [modifier.name] + modifier.modifiers.map(\.name)
    }
    #expect(names == ["Modifier", "fill", "padding", "semantics", "then"])
  }

  @Test func `A reference is one component with a dotted name`() {
    #expect(
      body("Icon(Icons.Filled.Star, R.string.star)") == ["Icon(Icons.Filled.Star, R.string.star)"])
  }

  @Test func `Data classes have defaults, copies and parts`() {
    #expect(
      body(
        """
        val song = Song("Hey", seconds = 65)
        val (title, artist) = song.copy(artist = "Jo")
        Text("$title by $artist, ${song.length()} ${song == Song("Hey", seconds = 65)}")
        """,
        with: """
          data class Song(val title: String, val artist: String = "?", val seconds: Int)
          fun Song.length() = "${seconds / 60}:${(seconds % 60).toString().padStart(2, '0')}"
          """) == ["Text('Hey by Jo, 1:05 true')"])
  }

  @Test func `Entries of an enum have arguments, bodies and an order`() {
    #expect(
      body(
        """
        Tab.entries.forEachIndexed { index, tab -> Text("$index ${tab.label} ${tab.name} ${tab.hint}") }
        Text(Tab.valueOf("ME").label)
        """,
        with: """
          enum class Tab(val label: String) {
            HOME("Home") { override val hint = "h" }, ME("Me") { override val hint get() = "m" };
            abstract val hint: String
          }
          """) == ["Text('0 Home HOME h')", "Text('1 Me ME m')", "Text(Me)"])
  }

  @Test func `A sealed type is matched by its subtypes`() {
    #expect(
      body(
        "Show(Ui.Ready(listOf(\"a\", \"b\")))\nShow(Ui.Loading)\nText(Ui.Loading.tag + Ui.Ready().tag)",
        with: """
          sealed class Ui(val tag: String) {
            object Loading : Ui("l")
            data class Ready(val names: List<String> = emptyList()) : Ui("r")
          }
          @Composable fun Show(ui: Ui) {
            when (ui) {
              Ui.Loading -> Spinner()
              is Ui.Ready -> ui.names.forEach { Text(it) }
            }
          }
          """) == ["Text(a)", "Text(b)", "Spinner()", "Text(lr)"])
  }

  @Test func `Objects and companions hold constants and functions`() {
    #expect(
      body(
        "Text(\"${Limits.MAX} ${Limits.twice()} ${User.guest().name} ${User.ROLE}\")",
        with: """
          object Limits { const val MAX = 3; fun twice() = MAX * 2 }
          class User(val name: String) { companion object { const val ROLE = "r"; fun guest() = User("G") } }
          """) == ["Text('3 6 G r')"])
  }

  @Test func `A generic extension applies to every type, or to the types within its bound`() {
    #expect(
      body(
        """
        Text("x".runIf(true) { uppercase() })
        Text("${4.runIf(false) { this + 1 }} ${listOf(1).runIf(true) { this + 2 }}")
        Text("${5.tag} ${"y".tag}")
        Text("a").runIf(true) { padding(8) }
        Text(Shape(2).doubled())
        """,
        with: """
          inline fun <T> T.runIf(test: Boolean, change: T.() -> T): T = if (test) change() else this
          val <T> T.tag: String get() = "<$this>"
          data class Shape(val sides: Int)
          fun <S : Shape> S.doubled() = "${sides * 2} sides"
          """) == [
          "Text(X)", "Text('4 [1, 2]')", "Text('<5> <y>')", "Text('a').padding(8)",
          "Text(4 sides)",
        ])
  }

  @Test(arguments: [
    "FormScopeImpl.content()", "content(FormScopeImpl)", "with(FormScopeImpl) { content() }",
  ])
  func `A lambda with a receiver finds the members of the receiver`(_ call: String) {
    #expect(
      body(
        "Form { Text(\"In\"); Field(\"Name\") }",
        with: """
          interface FormScope { @Composable fun Field(label: String) }
          object FormScopeImpl : FormScope {
            @Composable override fun Field(label: String) { Text("Field $label") }
          }
          @Composable fun Form(content: @Composable FormScope.() -> Unit) { Column { \(call) } }
          """) == ["Column({})", "  Text('In')", "  Text('Field Name')"])
  }

  @Test(arguments: ["scope.block()", "block(scope)", "scope.apply(block)"])
  func `A lambda with a receiver changes the receiver`(_ call: String) {
    #expect(
      body(
        "Menu { item(\"One\"); item(\"Two\") }",
        with: """
          class MenuScope {
            val items = mutableListOf<String>()
            fun item(name: String) { items.add(name) }
          }
          @Composable fun Menu(block: MenuScope.() -> Unit) {
            val scope = MenuScope()
            \(call)
            scope.items.forEach { Text(it) }
          }
          """) == ["Text(One)", "Text(Two)"])
  }

  @Test func `A function with a parameter of a class takes no lambda`() {
    #expect(
      body(
        "Card { Text(\"In\") }\nCard(User(\"Ann\"))",
        with: """
          class User(val name: String)
          @Composable fun Card(user: User) { Text("User ${user.name}") }
          """) == ["Card({})", "  Text('In')", "Text('User Ann')"])
  }

  @Test func `Scope functions and elvis choose what is there`() {
    #expect(
      body(
        """
        val name: String? = null
        val city: String? = "Rome"
        name?.let { Text(it) } ?: Text("none")
        city?.let { Text(it) }
        Text(name ?: city?.uppercase() ?: "x")
        Text(with(listOf(1, 2)) { "$size" } + run { "!" })
        Text("a".takeIf { it.length > 1 } ?: "short")
        """) == ["Text('none')", "Text(Rome)", "Text(ROME)", "Text(2!)", "Text('short')"])
  }

  @Test func `Loops show each pass`() {
    #expect(
      body(
        """
        for ((key, value) in mapOf("a" to 1, "b" to 2)) { Text("$key$value") }
        repeat(2) { Text("r$it") }
        for (i in 3 downTo 1 step 2) Text("$i")
        (1 until 3).map { it * 10 }.forEach { Text("$it") }
        """)
        == [
          "Text('a1')", "Text('b2')", "Text('r0')", "Text('r1')", "Text('3')", "Text('1')",
          "Text('10')", "Text('20')",
        ])
  }

  @Test func `A return inside an expression ends the function`() {
    #expect(
      body("val x: String? = null\nText(\"a\")\nval y = x ?: return\nText(\"b\")") == ["Text('a')"])
  }

  @Test func `A private function is that of its own file`() {
    var source = EvaluatedSource(
      kotlin: "@Composable private fun Part() { Text(\"other\") }",
      "@Composable fun Main() { Part() }\n@Composable private fun Part() { Text(\"own\") }")
    #expect(source.screen() == ["Text('own')"])
  }

  @Test func `A function of the framework wins if the declared one does not fit`() {
    #expect(
      body(
        "Button(\"Save\")",
        with: """
          @Composable fun Button(text: String) { Button(onClick = {}) { Text(text) } }
          """) == ["Button(onClick: {}, {})", "  Text(Save)"])
  }

  @Test func `Builders collect what is added`() {
    #expect(
      body(
        """
        val names = buildList { add("a"); if (1 < 2) addAll(listOf("b", "c")) }
        Text(names.joinToString("/", prefix = "<") { it.uppercase() })
        Text(buildString { append("x"); append(1) })
        """) == ["Text(<A/B/C)", "Text(x1)"])
  }

  // Source: Kotlin documentation, Returns and jumps.
  @Test(arguments: [
    (
      "listOf(1, 2, 3).forEach { Text(\"$it\"); if (it == 2) return@forEach; Text(\"end $it\") }",
      ["1", "end 1", "2", "3", "end 3"]
    ),
    (
      "listOf(1, 2, 3).forEach { Text(\"$it\"); if (it == 2) return }; Text(\"after\")",
      ["1", "2"]
    ),
    (
      "listOf(1, 2).forEach { n -> n.let { Text(\"$n\"); if (n == 1) return@forEach }; Text(\"end $n\") }",
      ["1", "2", "end 2"]
    ),
    ("val name = load(null) ?: run { Text(\"Loading\"); return }; Text(name)", ["Loading"]),
    (
      "val seen = mutableListOf<Int>(); listOf(1, 2).forEach { Text(\"$it\"); seen.add(it) }",
      ["1", "2"]
    ),
    (
      "listOf(1, 2).forEachIndexed { i, n -> Text(\"$i\"); if (n == 1) return@forEachIndexed }",
      ["0", "1"]
    ),
    ("val n = 5.let { Text(\"$it\"); it + 1 }; Text(\"$n\")", ["5", "6"]),
  ])
  func `Texts that a lambda shows before it returns or breaks are shown`(
    _ body: String, _ texts: [String]
  ) {
    var source = EvaluatedSource(
      kotlin: """
        fun load(name: String?): String? = name
        @Composable fun Main() { \(body) }
        """)
    #expect(source.screen() == texts.map { "Text('\($0)')" })
  }
}
