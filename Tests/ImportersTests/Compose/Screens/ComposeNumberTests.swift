import Testing

@Suite struct ComposeNumberTests {
  @Test(arguments: [
    ("Int.MAX_VALUE", "2147483647"), ("Int.MAX_VALUE / 2 % 3", "0"),
    ("(2 * Math.PI).toInt()", "6"), ("PI.toInt()", "3"),
  ])
  func `Constants of Kotlin have their values`(_ expression: String, _ text: String) throws {
    #expect(try ComposeTrial("Text(\"${\(expression)}\")").said == [text])
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
}
