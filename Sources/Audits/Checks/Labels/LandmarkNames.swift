internal import Simulator

/// A check for names of landmarks that contain the word that readers announce for the landmark.
///
/// Source: WAI-ARIA Authoring Practices Guide, “Landmark Regions”, step 3.
struct LandmarkNames {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    for index in subject.visibility.exposed {
      let node = subject.screen[index]
      let roles = node.role.landmarkWords
      guard !roles.isEmpty, node.label?.origin == .ariaLabel else { continue }
      let words = Wording.words(of: node.name)
      guard words.count > 1,
        let word = subject.namesBeginWithHead ? words.first : words.last, roles.contains(word)
      else { continue }
      findings.add(
        index,
        "“\(Wording.collapsingWhitespace(node.name))” contains “\(word)”, which readers announce "
          + "themselves.",
        // “Wine region” is about a region on a map.
        needsReview: node.role == .region, fix: Finding.Fix("Remove “\(word)” from the name."))
    }
  }
}

extension AuditSubject {
  /// Whether the most important word of a name is its first word in the language of the screen.
  var namesBeginWithHead: Bool {
    screen.language.map { $0.hasPrefix("fr") || $0.hasPrefix("es") } == true
  }
}

extension Role {
  /// The words that readers announce for a landmark, in all languages; empty for other roles.
  ///
  /// No reader of a phone announces a form.
  fileprivate var landmarkWords: [String] {
    switch self {
    case .navigation: ["navigation", "navegación"]
    case .region: ["region", "région", "región"]
    case .search: ["search", "suche", "recherche", "búsqueda"]
    case .banner: ["banner"]
    case .main: ["main"]
    default: []
    }
  }
}
