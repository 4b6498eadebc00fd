import Testing

@Suite struct ComposeCalendarTests {
  @Test(arguments: [
    ("LocalDate.of(2024, 5, 1).dayOfWeek.name", "WEDNESDAY"),
    ("LocalDate.of(2024, 5, 5).dayOfWeek.value.toString()", "7"),
    ("LocalDate.of(2024, 5, 1).month.name.lowercase()", "may"),
    (
      "LocalDate.of(2024, 5, 1).dayOfWeek.getDisplayName(TextStyle.SHORT, Locale.getDefault())",
      "Wed"
    ),
    ("DayOfWeek.MONDAY.getDisplayName(TextStyle.FULL, Locale.US)", "Monday"),
    ("Month.MAY.getDisplayName(TextStyle.FULL, Locale.ENGLISH)", "May"),
    ("LocalDate.of(2024, 1, 31).plusMonths(1).toString()", "2024-02-29"),
    ("LocalDate.of(2024, 3, 31).minusYears(1).minusMonths(1).toString()", "2023-02-28"),
    ("LocalDate.of(2024, 5, 1).withDayOfMonth(9).toString()", "2024-05-09"),
    ("LocalTime.of(23, 30).plusMinutes(45).toString()", "00:15"),
    ("LocalDateTime.of(2024, 5, 1, 0, 10).minusHours(1).toString()", "2024-04-30T23:10"),
    ("\"${LocalDate.of(2024, 2, 1).lengthOfMonth()}\"", "29"),
    (
      "if (LocalDate.of(2024, 5, 1).isBefore(LocalDate.of(2024, 5, 2))) \"early\" else \"late\"",
      "early"
    ),
    ("if (LocalTime.of(9, 0).isAfter(LocalTime.of(10, 0))) \"late\" else \"early\"", "early"),
  ])
  func `Dates that the source determines are computed`(
    _ expression: String, _ text: String
  ) throws {
    let trial = try ComposeTrial("Text(\(expression))")
    #expect(trial.said == [text])
    #expect(!trial.hasDiagnostic("only known at run time"))
  }

  @Test(arguments: [
    "LocalDate.now().dayOfWeek.name", "LocalDate.of(2024, 5, 1).withDayOfMonth(40).toString()",
    "LocalDate.of(9999, 12, 1).plusMonths(1).toString()",
    "LocalDate.of(2024, 5, 1).plusMonths(9223372036854775807).toString()",
    "DayOfWeek.MONDAY.getDisplayName(TextStyle.FULL, Locale.GERMANY)",
  ])
  func `Dates beyond the calendar or in another language are unknown`(
    _ expression: String
  ) throws {
    let trial = try ComposeTrial("Text(\(expression))")
    #expect(trial.hasDiagnostic("only known at run time"))
  }
}
