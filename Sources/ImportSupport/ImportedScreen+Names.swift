internal import AccessibilityTree
public import TextIO

extension [ImportedScreen] {
  /// Returns the screens that have one of the names, in the order of the file.
  ///
  /// If `names` is empty, the result is all screens.
  ///
  /// A name is compared with the name and the title of each screen. The following comparisons are
  /// tried in this order, until at least one screen fits:
  ///
  /// - The name equals the screen's name or title.
  /// - It equals the screen's name or title, ignoring case.
  /// - It is a part of the screen's name or title, ignoring case.
  ///
  /// - Parameters:
  ///   - names: The names or titles to look for.
  ///   - file: The file that the error names.
  /// - Returns: The screens, each of them once.
  /// - Throws: `InputError` for a name without a screen. The error lists the names that exist.
  public func named(
    _ names: [String], file: String? = nil
  ) throws(InputError) -> [ImportedScreen] {
    guard !names.isEmpty else { return self }
    var chosen = Set<Int>()
    for name in names {
      let found = indices(of: name)
      guard !found.isEmpty else { throw noScreen(name, file: file) }
      chosen.formUnion(found)
    }
    return indices.filter(chosen.contains).map { self[$0] }
  }

  private func indices(of name: String) -> [Int] {
    let wanted = name.lowercased()
    let tests: [(String) -> Bool] = [
      { $0 == name }, { $0.lowercased() == wanted },
      { $0.lowercased().range(ofScalars: wanted) != nil },
    ]
    for test in tests {
      for name in [{ $0.name }, { $0.title ?? "" }] as [(Screen) -> String] {
        let indices = indices.filter { test(name(self[$0].screen)) }
        if !indices.isEmpty { return indices }
      }
    }
    return []
  }

  private func noScreen(_ name: String, file: String?) -> InputError {
    let shown = prefix(20).map { imported -> String in
      let title = imported.screen.title.flatMap { $0.isEmpty ? nil : $0 } ?? imported.screen.name
      let isTitled = title != imported.screen.name
      return "“\(imported.screen.name)”" + (isTitled ? " (titled “\(title)”)" : "")
    }.joined(separator: ", ")
    let more = count > 20 ? " or one of \(count - 20) more" : ""
    return InputError(
      file: file, problem: "no screen is called “\(name)”", remedy: "choose \(shown)\(more)")
  }
}

extension Set<String> {
  /// Inserts a screen's name and returns the inserted name.
  ///
  /// If another screen has the name, the inserted name ends with a number.
  package mutating func insertUnique(_ name: String) -> String {
    var unique = name
    var number = 1
    while !insert(unique).inserted {
      number += 1
      unique = "\(name) \(number)"
    }
    return unique
  }
}
