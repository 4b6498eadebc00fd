/// Times as people read them.
enum TimeWords {
  /// Seconds in words: `4.9 s`, `2 min 5 s`, `1 h 2 min`.
  static func words(_ seconds: Double) -> String {
    let tenths = tenths(seconds)
    if tenths < 600 { return "\(tenths / 10).\(tenths % 10) s" }
    let whole = (tenths + 5) / 10
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }

  /// Seconds with two decimals, for JSON.
  static func decimal(_ seconds: Double) -> String {
    let hundredths = Int(min(max(seconds, 0), 1e12) * 100 + 0.5)
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction / 10)\(fraction % 10)"
  }

  private static func tenths(_ seconds: Double) -> Int {
    Int(min(max(seconds, 0), 1e12) * 10 + 0.5)
  }
}
