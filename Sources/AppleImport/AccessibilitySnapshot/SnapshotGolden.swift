internal import Simulator

/// Compares what the library said of each element with what its profile of VoiceOver says here.
enum SnapshotGolden {
  /// What differs, in one sentence; nothing when all is the same.
  static func diagnostics(of screen: Screen) -> [ImportDiagnostic] {
    let described = screen.preorder.count { screen[$0.index].ios.snapshotDescription != nil }
    guard described > 0 else { return [] }
    var best: [(stop: Stop, said: String)]?
    // The library speaks the language of the app that ran.
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
          "AccessibilitySnapshot describes {} of {} elements otherwise than its profile here, first "
            + "“{}” as “{}”.", "\(best.count)", "\(described)", expected, first.said),
        at: screen[first.stop.node].position, of: first.stop.node)
    ]
  }

  private static func differences(
    of screen: Screen, in locale: VoiceOverLocale
  ) -> [(stop: Stop, said: String)] {
    var settings = VoiceOver.Settings()
    settings.profile = .snapshot
    settings.locale = locale
    let transcript = VoiceOver.voiceOver(settings).read(screen)
    return transcript.stops.compactMap { stop in
      guard let expected = screen[stop.node].ios.snapshotDescription else { return nil }
      let said = stop.announcement.said
      return said == expected ? nil : (stop, said)
    }
  }
}
