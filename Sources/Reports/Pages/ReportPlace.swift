/// Which screen of a report a part of it is about.
struct ReportPlace {
  /// From 1.
  let number: Int
  /// Whether there is no other screen, so that none needs a heading of its own.
  let isAlone: Bool

  /// What the headings of its parts are, and of what is in these.
  var heading: HTMLWriter.Tag { isAlone ? .h2 : .h3 }
  var subheading: HTMLWriter.Tag { isAlone ? .h3 : .h4 }

  /// The identifier of the screen’s own heading.
  var title: String { "title-\(number)" }

  /// Names a part by its heading, and by that of the screen where there are others.
  func named(by heading: String) -> HTMLWriter.Attribute {
    .init("aria-labelledby", isAlone ? heading : "\(title) \(heading)")
  }
}
