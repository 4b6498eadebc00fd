import Testing

/// Texts of formatted durations and numbers in SwiftUI.
struct SwiftUIFormatTests {
  @Test(arguments: [
    ("Duration.seconds(75).formatted()", "0:01:15"),
    ("length.formatted(.units())", "5 min"),
    ("(length / 2).formatted(.units(width: .wide))", "2 minutes, 30 seconds"),
    ("(length + .seconds(1)).formatted(.units(width: .narrow))", "5m 1s"),
    ("length.formatted(.time(pattern: .minuteSecond))", "5:00"),
    ("length.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2)))", "05:00"),
    ("Duration.seconds(5400).formatted(.units(allowed: [.hours, .minutes]))", "1 hr, 30 min"),
    ("Duration.seconds(3661).formatted(.units(maximumUnitCount: 1))", "1 hr"),
    ("Duration.milliseconds(400).formatted(.units(allowed: [.milliseconds]))", "400 ms"),
    ("Duration.zero.formatted(.units(allowed: [.minutes]))", "0 min"),
  ])
  func `A duration is announced in its format`(_ code: String, _ words: String) throws {
    let trial = try SwiftUITrial(
      "Text(\(code))", members: "let length: Duration = .seconds(60 * 5)")
    #expect(trial.heard == [words], "\(trial.diagnostics)")
  }

  @Test func `A duration with a format as argument is announced`() throws {
    let trial = try SwiftUITrial(
      #"""
      Text(left, format: .time(pattern: .hourMinuteSecond))
      Text("Left: \(left, format: .units(width: .wide))")
      Text("\(left.components.seconds / 60) minutes")
      if left > .seconds(60) { Text("Long") }
      """#, members: "@State var left = Duration.seconds(3661)")
    #expect(
      trial.heard == ["1:01:01", "Left: 1 hour, 1 minute, 1 second", "61 minutes", "Long"],
      "\(trial.diagnostics)")
  }

  @Test(arguments: [
    ("1234567", ".number.notation(.compactName)", "1.2M"),
    ("950", ".number.notation(.compactName)", "950"),
    ("12345", ".number.notation(.compactName)", "12K"),
    ("1150", ".number.notation(.compactName)", "1.2K"),
    ("2026", ".number.grouping(.never)", "2026"), ("2026", ".percent.grouping(.never)", "2026%"),
    ("1234.5", ".number.precision(.fractionLength(0...2)).grouping(.never)", "1234.5"),
    ("0.125", ".percent.precision(.fractionLength(0...1))", "12.5%"),
    ("0.5", ".number.precision(.fractionLength(2))", "0.50"),
  ])
  func `A number is announced in its format`(_ number: String, _ format: String, _ words: String)
    throws
  {
    let trial = try SwiftUITrial("Text(\(number), format: \(format))")
    #expect(trial.heard == [words], "\(trial.diagnostics)")
  }

  @Test func `A list is announced in its format`() throws {
    let trial = try SwiftUITrial(
      #"Text(["A", "B", "C"].formatted(.list(type: .or))); Text(["A", "B"].formatted())"#)
    #expect(trial.heard == ["A, B, or C", "A and B"])
  }

  @Test func `A format gets its arguments as a list`() throws {
    let trial = try SwiftUITrial(
      #"Text("%d of %@".filled(3, "ten"))"#,
      around: """
        extension String {
          func filled(_ values: CVarArg...) -> String { String(format: self, arguments: values) }
        }
        """)
    #expect(trial.heard == ["3 of ten"])
  }

  @Test func `The currency of an English phone is known`() throws {
    let trial = try SwiftUITrial(
      #"Text(9.5, format: .currency(code: Locale.current.currency?.identifier ?? "EUR"))"#)
    #expect(trial.heard == ["$9.50"])
  }

  @Test func `The name of an unknown value ends with its code`() throws {
    let trial = try SwiftUITrial(
      "Text(day.formatted(date: .long))",
      members: "let day = Date()\n  let title = \"Day\"")
    #expect(trial.heard == ["{day.formatted(date: .long)}"])
  }
}
