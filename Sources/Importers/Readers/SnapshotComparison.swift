internal import ImportSupport
internal import Simulator

/// A comparison of the descriptions that AccessibilitySnapshot wrote into a file with the
/// announcements of VoiceOver's snapshot profile.
enum SnapshotComparison {
  /// Adds a diagnostic to a screen if the file's descriptions and the announcements differ.
  ///
  /// The new diagnostic comes before the general diagnostic about UIKit.
  static func addDiagnostics(to screen: inout Screen) {
    let general = ImportDiagnostic(.elementsOfUIKit)
    let index = screen.diagnostics.lastIndex(of: general) ?? screen.diagnostics.endIndex
    screen.diagnostics.insert(contentsOf: diagnostics(of: screen), at: index)
  }

  private static func diagnostics(of screen: Screen) -> [ImportDiagnostic] {
    let described = screen.preorder.count { screen[$0.index].ios.snapshotDescription != nil }
    guard described > 0 else { return [] }
    var best: [(stop: Stop, announced: String)]?
    // The file does not name the language in which AccessibilitySnapshot wrote the descriptions.
    for locale in [VoiceOverLocale.english, .german, .russian] {
      let found = differences(of: screen, in: locale)
      if found.count < best?.count ?? .max { best = found }
      if found.isEmpty { return [] }
    }
    guard let best, let first = best.first else { return [] }
    let expected = screen[first.stop.node].ios.snapshotDescription ?? ""
    return [
      ImportDiagnostic(
        DiagnosticSentence(
          .approximation,
          "AccessibilitySnapshot's descriptions of {} of {} elements differ from the "
            + "announcements of the snapshot profile, first “{}” and “{}”.", "\(best.count)",
          "\(described)", expected,
          first.announced),
        at: screen[first.stop.node].position, of: first.stop.node)
    ]
  }

  private static func differences(
    of screen: Screen, in locale: VoiceOverLocale
  ) -> [(stop: Stop, announced: String)] {
    var settings = VoiceOver.Settings()
    settings.profile = .snapshot
    settings.locale = locale
    let transcript = VoiceOver.voiceOver(settings).read(screen)
    return transcript.stops.compactMap { stop in
      guard let expected = screen[stop.node].ios.snapshotDescription else { return nil }
      let announced = stop.announcement.said
      return announced == expected ? nil : (stop, announced)
    }
  }
}
