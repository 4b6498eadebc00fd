import Testing

@Suite struct ComposeControlValueTests {
  @Test(arguments: [
    ("val s = rememberDrawerState(DrawerValue.Open)", "s.currentValue", "Open"),
    ("val s = rememberSearchBarState()", "s.currentValue", "Collapsed"),
    ("val s = rememberTooltipState()", "s.isVisible", "false"),
    ("val s = remember { Animatable(0.5f) }", "s.value", "0.5"),
    ("val s = updateTransition(\"idle\", label = \"\")", "s.targetState", "idle"),
    ("val s by source.collectIsPressedAsState()", "s", "false"),
  ])
  func `A state of a control has its first value`(
    _ declaration: String, _ expression: String, _ text: String
  ) throws {
    let trial = try ComposeTrial("\(declaration)\nText(\"<${\(expression)}>\")")
    #expect(trial.said == ["<\(text)>"])
  }
}
