import ComponentSource
import ComposeImport
import Testing

/// The parser for Kotlin: declarations.
@Suite struct KotlinDeclarationTests {
  private func read(_ code: String) -> SourceFile {
    let file = KotlinReader.read(Array(code.utf8), path: nil, file: 0)
    #expect(file.problems.isEmpty, "\(file.problems.map(\.problem))")
    return file
  }

  private func declarations(_ code: String) -> String {
    read(code).declarations.map(SyntaxText.of).joined(separator: "; ")
  }

  @Test func `The head of a file declares the package, imports and their aliases`() {
    let file = read(
      """
      #!/usr/bin/env kotlin
      @file:JvmName("Screens")
      package org.acme.ui

      import androidx.compose.material3.*
      import org.acme.common.R as CommonR
      """)
    #expect(file.packageName == "org.acme.ui")
    #expect(
      file.imports == ["androidx.compose.material3.*", "org.acme.common.R as CommonR"])
    #expect(file.declarations.isEmpty && file.statements.isEmpty)
  }

  @Test func `Statements outside of functions are read as a snippet`() {
    let file = read("Text(\"Hello\"); Text(\"World\")")
    #expect(file.statements.map(SyntaxText.of) == ["Text(\"Hello\")", "Text(\"World\")"])
  }

  @Test(arguments: [
    (
      "fun f(a: Int = 1, vararg b: String): List<Int> { }",
      "fun f(a: Int = 1, vararg b: String): List<Int> {}"
    ),
    ("inline fun <reified T : Any> List<T>.f() where T : B = 3", "inline fun List<T>.f() = 3"),
    ("private suspend fun A.B?.f() {}", "private suspend fun A.B?.f() {}"),
    ("fun (() -> Unit)?.f() {}", "fun (() -> Unit)?.f() {}"),
    ("expect fun platform(): String", "expect fun platform(): String"),
    ("fun f()\n  = 3", "fun f() = 3"),
    ("fun `two words`() {}", "fun two words() {}"),
    (
      "fun f(content: @Composable RowScope.(Int) -> Unit) {}",
      "fun f(content: @Composable RowScope.(Int) -> Unit) {}"
    ),
    (
      "fun f(a: ((Int) -> Unit)? = null, b: suspend () -> A) {}",
      "fun f(a: ((Int) -> Unit)? = null, b: () -> A) {}"
    ),
    ("context(s: Scope) fun f() {}", "fun f() {}"),
  ]) func `Functions have receivers, defaults and bodies`(code: String, expected: String) {
    #expect(declarations(code) == expected)
  }

  @Test(arguments: [
    (
      "@Preview(name = \"Dark\", widthDp = 320) @Composable fun F() {}",
      "@Preview(name = \"Dark\", widthDp = 320) @Composable fun F() {}"
    ),
    ("@[Preview Composable]\nfun F() {}", "@Preview @Composable fun F() {}"),
    ("@androidx.compose.runtime.Composable fun F() {}", "@Composable fun F() {}"),
    (
      "fun f(@PreviewParameter(P::class) user: User) {}",
      "fun f(@PreviewParameter(ref(P::class)) user: User) {}"
    ),
    ("@get:Rule val x = 3", "@Rule val x = 3"),
    (
      "@Preview @Preview(locale = \"de\") annotation class Both",
      "@Preview @Preview(locale = \"de\") annotation annotation Both"
    ),
  ]) func `Annotations keep their arguments`(code: String, expected: String) {
    #expect(declarations(code) == expected)
  }

  @Test(arguments: [
    (
      "data class A(val x: Int, y: String = \"\") : B(y), C { val z = x }",
      "data classType A(val x: Int, y: String = \"\") : B, C(y) {val z = x}"
    ),
    (
      "enum class Tab(val title: Int) { Home(1), Saved(2) { override fun f() = 3 }; fun g() {} }",
      "enum enumeration Tab(val title: Int) "
        + "{Home(1); Saved(2) {override fun f() = 3}; fun g() {}}"
    ),
    ("enum class E { A, B, ; }", "enum enumeration E {A; B}"),
    (
      "sealed interface S { data object A : S\n class B(val e: E) : S }",
      "sealed protocolType S {data object A : S; classType B(val e: E) : S}"
    ),
    (
      "class A @Inject internal constructor(val x: Int) : B by x { companion object { val y = 1 } }",
      "classType A(val x: Int) : B {companion companion Companion {val y = 1}}"
    ),
    (
      "class A { init { f() }\n constructor(x: Int) : this() { g() } }",
      "classType A {fun init{}() {f()}; fun init(x: Int) {this(); g()}}"
    ),
    ("fun interface F { fun call() }", "fun protocolType F {fun call()}"),
    ("typealias Action = (Int) -> Unit", "typealias classType Action : (Int) -> Unit"),
    ("@JvmInline value class V(val x: Int)", "@JvmInline value classType V(val x: Int)"),
    ("class A\n{ val x = 1 }", "classType A {val x = 1}"),
    (
      "object Routes : Graph(\"home\", R.string.home)",
      "object Routes : Graph(\"home\", R.string.home)"
    ),
  ]) func `Types have parameters, cases and members`(code: String, expected: String) {
    #expect(declarations(code) == expected)
  }

  @Test(arguments: [
    ("val String.loud get() = uppercase()", "val String.loud get {uppercase()}"),
    (
      "var x: Int = 1\n  get() { return field }\n  private set(value) { field = value }",
      "var x: Int = 1 get {return field}"
    ),
    (
      "class A { var open by mutableStateOf(false)\n    private set\n  val b = 1 }",
      "classType A {var open by mutableStateOf(false); val b = 1}"
    ),
    ("private const val MAX = 10", "private const val MAX = 10"),
    ("lateinit var x: A.B<C>", "lateinit var x: A.B<C>"),
    ("val x: Lazy<Int> by lazy { 3 }", "val x: Lazy<Int> by lazy() {3}"),
    ("val values = sequenceOf(\n  User(\"Ann\"),\n)", "val values = sequenceOf(User(\"Ann\"))"),
  ]) func `Properties have delegates and getters`(code: String, expected: String) {
    #expect(declarations(code) == expected)
  }
}
