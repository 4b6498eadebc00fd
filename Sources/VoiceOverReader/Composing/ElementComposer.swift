import AccessibilityTree
import Announcements

/// Announces the elements of a tree in the profile's own form.
struct ElementComposer {
  private let tree: ElementTree
  private let isSnapshot: Bool
  private let snapshot: SnapshotComposer
  private let device: DeviceComposer
  private let web: WebComposer

  /// A composer for a screen of that origin and language.
  init(
    _ tree: ElementTree, by reader: VoiceOver, _ navigation: Navigation = .swipeRight,
    origin: Screen.Origin = .design, language: String? = nil
  ) {
    self.tree = tree
    let corrections = reader.settings.profile.corrections
    isSnapshot = reader.settings.profile == .snapshot
    snapshot = SnapshotComposer(tree, phrasebook: reader.phrasebook.snapshot)
    device = DeviceComposer(
      tree: tree, words: ElementWords(reader.settings, screenLanguage: language),
      settings: reader.settings, corrections: corrections, origin: origin)
    web = WebComposer(
      words: reader.phrasebook, settings: reader.settings, corrections: corrections,
      navigation: navigation)
  }

  /// What is heard at an element, with what moving there adds.
  func announcement(
    for element: Int, _ arrival: ElementArrival
  ) -> (announcement: Announcement, omissions: [Part]) {
    if isSnapshot { return snapshot.announcement(for: element, in: arrival.context) }
    if tree[element].web != nil { return web.announcement(for: tree[element]) }
    return device.announcement(for: element, in: arrival.context, entering: arrival.entering)
  }
}
