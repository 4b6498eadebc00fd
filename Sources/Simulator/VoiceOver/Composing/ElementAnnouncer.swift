/// Announces the elements of a tree one after the other, in the profile's own form.
struct ElementAnnouncer {
  private let tree: AccessibilityTree
  private let hierarchy: ElementHierarchy
  private let reader: VoiceOver
  private var contexts: ContainerContext
  private var entries: ContainerEntry
  private let snapshot: SnapshotComposer
  private let device: DeviceComposer
  private let web: WebComposer

  /// An announcer of items in swipe order, on a screen of that origin and language.
  init(
    _ tree: AccessibilityTree, _ hierarchy: ElementHierarchy, _ order: [Int],
    by reader: VoiceOver, _ navigation: Navigation = .swipeRight, origin: Screen.Origin = .design,
    language: String? = nil
  ) {
    self.tree = tree
    self.hierarchy = hierarchy
    self.reader = reader
    let corrections = VoiceOverCorrections(system: reader.settings.profile.system)
    let words = reader.phrasebook
    contexts = ContainerContext(
      hierarchy, order: order, in: tree, edgesByList: origin == .iosElements)
    entries = ContainerEntry(
      tree, words: words, corrections: corrections, tellsLanguages: reader.settings.languages)
    snapshot = SnapshotComposer(tree, phrasebook: .forLocale(reader.settings.locale))
    device = DeviceComposer(
      tree: tree, words: ElementWords(reader.settings, screenLanguage: language),
      settings: reader.settings, corrections: corrections, origin: origin)
    web = WebComposer(
      words: words, settings: reader.settings, corrections: corrections,
      tellsKindOfTextAreaFirst: navigation == .jump(.formControls))
  }

  /// What is heard at an item; to be asked for every item once, in swipe order.
  mutating func announcement(for item: Int) -> (announcement: Announcement, omissions: [Part]) {
    let index = hierarchy.items[item].element
    let context = contexts.context(of: item)
    if reader.settings.profile == .snapshot {
      return snapshot.announcement(for: index, in: context)
    }
    if tree[index].web != nil { return web.announcement(for: tree[index]) }
    let entering = reader.settings.containers ? entries.parts(entering: index) : []
    return device.announcement(for: index, in: context, entering: entering)
  }
}
