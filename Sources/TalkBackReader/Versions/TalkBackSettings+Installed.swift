extension TalkBackSettings.Profile {
  /// Creates the newest version here that is not newer than the TalkBack of a phone.
  ///
  /// If the phone's version is older than every version here, the oldest version is chosen. If the
  /// phone's version is unknown, the newest version is chosen.
  ///
  /// - Parameter text: The version as Android names it, such as `17.0.1.889642762`; empty if Android
  ///   does not name it.
  package init(installed text: String) {
    let versions = Self.allCases.sorted()
    let installed = Self.numbers(in: text)
    let known = versions.last { text.isEmpty || Self.numbers(in: $0.rawValue) <= installed }
    self = known ?? versions.first ?? .version6
  }

  /// Returns the first two numbers of a version.
  private static func numbers(in text: String) -> (major: Int, minor: Int) {
    let numbers = text.split(separator: ".").prefix(2).map { Int($0) ?? 0 }
    return (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
  }

  /// Whether the modifier of keyboard shortcuts is Meta instead of Alt.
  package var hasMetaModifier: Bool { has(.metaModifier) }
}
