internal import Importers
internal import Simulator

/// Which screen a document means, of a file or block that may hold several.
struct ScreenChoice {
  /// A name after `#` in a link, which has to be that of a screen.
  var fragment: String?
  /// What the document calls the screen, which may be that of a screen.
  var name: String?

  /// Why no screen is meant, or more than one.
  struct Refusal: Error {
    let problem: String
    /// The names there are to choose from; absent where no name tells the screens apart.
    let names: String?

    fileprivate init(_ problem: String, among screens: [ImportedScreen]) {
      self.problem = problem
      var seen: Set<String> = []
      let all = screens.map(\.screen.name).filter { !$0.isEmpty && seen.insert($0).inserted }
      let shown = all.prefix(20).map { "“\($0)”" }.joined(separator: ", ")
      let list = all.count > 20 ? "\(shown) or one of \(all.count - 20) more" : shown
      names = all.count > 1 || screens.count == 1 ? list : nil
    }

    /// What would be right.
    ///
    /// - Parameter place: Where a document has the name of one of several screens.
    func remedy(at place: String) -> String {
      names.map { "name one \(place): \($0)" } ?? "give each screen a name of its own"
    }
  }

  /// The one screen that is meant.
  func screen(among screens: [ImportedScreen]) throws(Refusal) -> ImportedScreen {
    if let fragment {
      let found = (try? screens.named([fragment])) ?? []
      guard let first = found.first else {
        throw Refusal("there is no screen called “\(fragment)”", among: screens)
      }
      guard found.count == 1 else {
        throw Refusal("\(found.count) screens are called “\(fragment)”", among: found)
      }
      return first
    }
    if screens.count > 1, let name {
      let found = screens.filter { $0.screen.name.lowercased() == name.lowercased() }
      if found.count == 1 { return found[0] }
    }
    return try only(of: screens)
  }

  /// The only screen; variants for other devices, which come from files of their own, do not count.
  private func only(of screens: [ImportedScreen]) throws(Refusal) -> ImportedScreen {
    guard let first = screens.first else {
      throw Refusal("there is no screen", among: screens)
    }
    guard screens.dropFirst().allSatisfy({ $0.screen.file != first.screen.file }) else {
      throw Refusal("there are \(screens.count) screens here", among: screens)
    }
    return first
  }
}
