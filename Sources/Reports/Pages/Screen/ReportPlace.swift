/// Which screen of a report a part of it is about.
struct ReportPlace {
  /// From 1.
  let number: Int
  /// What it is called, unlike any other on the page; absent where there is no other, so that it needs no
  /// heading of its own.
  let name: String?

  /// The heading of a part, and of what is in it.
  var heading: HTMLWriter.Tag { name == nil ? .h2 : .h3 }
  var subheading: HTMLWriter.Tag { name == nil ? .h3 : .h4 }

  /// The identifier of the screen’s own heading.
  var title: String { "title-\(number)" }

  /// Names a part by its heading, and by that of the screen where there are others.
  func named(by heading: String) -> HTMLWriter.Attribute {
    .init("aria-labelledby", name == nil ? heading : "\(title) \(heading)")
  }

  /// The places of screens, of which some may have the same title, and even the same file.
  static func all(of screens: [ReportScreen]) -> [ReportPlace] {
    guard screens.count > 1 else { return [ReportPlace(number: 1, name: nil)] }
    var titles: [String: Int] = [:]
    for screen in screens { titles[screen.title, default: 0] += 1 }
    var taken: Set<String> = []
    return screens.enumerated().map { place, screen in
      let isShared = titles[screen.title, default: 0] > 1
      let base = isShared ? "\(screen.title), \(screen.file)" : screen.title
      var name = base
      var count = 1
      while !taken.insert(name).inserted {
        count += 1
        name = "\(base) (\(count))"
      }
      return ReportPlace(number: place + 1, name: name)
    }
  }
}
