import AccessibilityTree
import Announcements

/// A composer of the announcements of all elements of a tree, for each profile and platform.
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

  /// Returns the announcement of an element, with the words that VoiceOver adds when focus arrives.
  ///
  /// Also returns the parts that VoiceOver does not announce.
  func announcement(
    for element: Int, _ arrival: ElementArrival
  ) -> (announcement: Announcement, omissions: [Part]) {
    if isSnapshot { return snapshot.announcement(for: element, in: arrival.context) }
    if tree[element].$web != nil { return web.announcement(for: tree[element]) }
    return device.announcement(for: element, in: arrival.context, entering: arrival.entering)
  }
}

/// The choice of the language in which VoiceOver says its own words for an element.
///
/// If an element states a language and VoiceOver has words in it, VoiceOver uses these words for
/// the whole announcement. Otherwise, VoiceOver uses its own language. The language of the screen
/// has no effect, because a person has chosen the language of VoiceOver. Source:
/// AccessibilitySnapshot 0.12.1, String+Localization.swift, which looks for words for the exact tag
/// of the element, then for the first two letters of the tag, then for the language of the app.
/// Assumed: an iPhone does the same, and keeps VoiceOver's language if the element's language
/// differs only in the region.
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
