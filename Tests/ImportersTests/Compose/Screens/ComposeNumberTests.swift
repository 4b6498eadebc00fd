import Testing

@Suite struct ComposeNumberTests {
  @Test(arguments: [
    ("Int.MAX_VALUE", "2147483647"), ("Int.MAX_VALUE / 2 % 3", "0"),
    ("(2 * Math.PI).toInt()", "6"), ("PI.toInt()", "3"),
  ])
  func `Constants of Kotlin have their values`(_ expression: String, _ text: String) throws {
    #expect(try ComposeTrial("Text(\"${\(expression)}\")").said == [text])
  }

  @Test(arguments: ["-Int.MIN_VALUE", "abs(Int.MIN_VALUE)", "Int.MIN_VALUE.absoluteValue"])
  func `The smallest number has no opposite`(_ expression: String) throws {
    #expect(try ComposeTrial("Text(\"${\(expression)}\")").said == ["{\(expression)}"])
  }

  @Test func `A pager without an end shows the page at which it starts`() throws {
    let trial = try ComposeTrial(
      """
      val cities = listOf("Rome", "Oslo", "Lima")
      val pager = rememberPagerState(initialPage = Int.MAX_VALUE / 2) { Int.MAX_VALUE }
      HorizontalPager(pager) { page -> Text(cities[page % cities.size]) }
      """)
    #expect(trial.said == ["Rome, page, in horizontal pager"])
  }

  @Test(arguments: [
    ("${Counter.next()} ${Counter.next()}", "1 2"), ("${Counter.old()} ${Counter.count}", "0 1"),
    ("${List(3) { Counter.count++ }}", "[0, 1, 2]"),
    ("${listOf(5, 6).map { ++Counter.count }}", "[1, 2]"),
  ])
  func `An increment that is the last statement is the result`(
    _ template: String, _ text: String
  ) throws {
    let trial = try ComposeTrial(
      file: """
        object Counter { var count = 0; fun next() = ++count; fun old() = count++ }
        @Preview @Composable fun P() { Text("\(template)") }
        """)
    #expect(trial.said == [text])
  }
}
