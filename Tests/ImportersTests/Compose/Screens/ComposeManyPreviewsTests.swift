import Importers
import Simulator
import Testing

@Suite struct ComposeManyPreviewsTests {
  @Test func `A function can have many previews`() throws {
    let previews = (0..<60).map { "@Preview(name = \"Size \($0)\", widthDp = \(300 + $0))" }
    let trial = try ComposeTrial(
      file: previews.joined(separator: "\n") + "\n@Composable\nfun Greeting() { Text(\"Hello\") }\n"
    )
    #expect(trial.imported.count == 1)
    #expect(trial.said == ["Hello"])
  }

  @Test func `A provider without an end shows a hundred screens`() throws {
    let trial = try ComposeTrial(
      file: """
        class Numbers : PreviewParameterProvider<Int> {
          override val values = generateSequence(1) { it + 1 }
        }
        @Preview @Composable fun P(@PreviewParameter(Numbers::class) n: Int) { Text("No. $n") }
        """)
    #expect(trial.imported.count == 100)
    #expect(trial.said == ["No. 1"])
    let messages = trial.imported.last?.screen.diagnostics.map(\.message) ?? []
    #expect(messages.contains { $0.contains("the first ones are shown") })
  }
}
