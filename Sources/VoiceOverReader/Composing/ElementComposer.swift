import AccessibilityTree
import Announcements

/// A composer of the announcements of a tree's elements, according to the profile.
struct ElementComposer {
  private let tree: ElementTree
  private let isSnapshot: Bool
  private let snapshot: SnapshotComposer
  private let device: DeviceComposer
  private let web: WebComposer

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

  /// Returns the announcement of an element, with the words for moving to the element.
  ///
  /// Also returns the parts that VoiceOver does not announce.
  func announcement(
    for element: Int, _ arrival: ElementArrival
  ) -> (announcement: Announcement, omissions: [Part]) {
    if isSnapshot { return snapshot.announcement(for: element, in: arrival.context) }
    if tree[element].web != nil { return web.announcement(for: tree[element]) }
    return device.announcement(for: element, in: arrival.context, entering: arrival.entering)
  }
}

/// VoiceOver's own words for an element, in the language of the element or of the reader.
///
/// If an element has a language of its own and VoiceOver has words in that language, VoiceOver uses
/// these words for the whole announcement. The language of the screen has no effect, because a
/// person has chosen the language of VoiceOver. Source: AccessibilitySnapshot 0.12.1,
/// String+Localization.swift, which looks for words in the language of the element's exact tag,
/// then of the tag's first two letters, then of the app. Assumed: an iPhone does the same. If the
/// element's language differs from the reader's only in the region, the reader keeps its own words.
struct ElementWords {
  let standard: VoiceOverPhrasebook
  private let locale: VoiceOverLocale
  private let screenLanguage: String?
  private let isOn: Bool

  init(_ settings: VoiceOver.Settings, screenLanguage: String?) {
    standard = settings.locale.phrasebook
    locale = settings.locale
    self.screenLanguage = screenLanguage
    isOn = settings.languages
  }

  func words(for element: AccessibilityElement) -> VoiceOverPhrasebook {
    guard isOn, let language = element.language, language != screenLanguage,
      let own = VoiceOverLocale(ofElement: language), own.base != locale.base
    else { return standard }
    return own.phrasebook
  }
}
