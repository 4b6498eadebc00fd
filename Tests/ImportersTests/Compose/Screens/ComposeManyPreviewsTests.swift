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
}
