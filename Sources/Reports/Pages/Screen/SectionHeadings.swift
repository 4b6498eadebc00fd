/// The headings and identifiers in the part of a report that is about one screen.
struct SectionHeadings {
  /// The number of the screen, from 1.
  let number: Int
  /// The unique name of the screen; `nil` for the only screen of a report, which needs no heading.
  let name: String?

  /// The heading element for a part of the report on this screen.
  ///
  /// Sections within the part use ``subheading``.
  var heading: HTMLWriter.Tag { name == nil ? .h2 : .h3 }
  var subheading: HTMLWriter.Tag { name == nil ? .h3 : .h4 }

  /// The identifier of the screen’s own heading.
  var title: String { "title-\(number)" }

  /// Returns the attribute that makes a heading the accessible name of a part of the page.
  ///
  /// If the report has several screens, the heading of the screen comes first in the name.
  func named(by heading: String) -> HTMLWriter.Attribute {
    .init("aria-labelledby", name == nil ? heading : "\(title) \(heading)")
  }

  /// Returns the headings of screens.
  ///
  /// Their names are unique, even if screens have the same title or file.
  static func all(of screens: [ReportScreen]) -> [SectionHeadings] {
    guard screens.count > 1 else { return [SectionHeadings(number: 1, name: nil)] }
    var titles: [String: Int] = [:]
    for screen in screens { titles[screen.title, default: 0] += 1 }
    var taken: Set<String> = []
    return screens.enumerated().map { index, screen in
      let isShared = titles[screen.title, default: 0] > 1
      let base = isShared ? "\(screen.title), \(screen.file)" : screen.title
      var name = base
      var count = 1
      while !taken.insert(name).inserted {
        count += 1
        name = "\(base) (\(count))"
      }
      return SectionHeadings(number: index + 1, name: name)
    }
  }
}
