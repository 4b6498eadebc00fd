internal import Importers
internal import Simulator

/// The choice of the screen that a document means, among the screens of a file or block.
struct ScreenChoice {
  /// The text after `#` in a link, or `nil`.
  ///
  /// It must be the name of a screen of the file.
  var fragment: String?
  /// The name that the document gives the screen, or `nil`.
  ///
  /// If the file has several screens, the screen with this name is preferred.
  var name: String?

  /// The reason why no screen was chosen.
  struct Refusal: Error {
    let problem: String
    /// The names that the author can choose from, or `nil` if names do not distinguish the screens.
    let names: String?

    fileprivate init(_ problem: String, among screens: [ImportedScreen]) {
      self.problem = problem
      var seen: Set<String> = []
      let all = screens.map(\.screen.name).filter { !$0.isEmpty && seen.insert($0).inserted }
      let shown = all.prefix(20).map { "“\($0)”" }.joined(separator: ", ")
      let list = all.count > 20 ? "\(shown) or one of \(all.count - 20) more" : shown
      names = all.count > 1 || screens.count == 1 ? list : nil
    }

    /// Returns the remedy in the error message.
    ///
    /// - Parameter location: Words for the place of the name in the document, such as `after a “#”
    ///   in the link`.
    func remedy(at location: String) -> String {
      names.map { "name one \(location): \($0)" } ?? "give each screen its own name"
    }
  }

  /// Returns the chosen screen.
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
      if let similar = try? screens.named([name]), similar.count == 1 { return similar[0] }
    }
    return try only(of: screens)
  }

  /// Returns the only screen; throws an error if there are several.
  ///
  /// Screens from other files do not count, because they are variants of the first screen for other
  /// devices.
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
