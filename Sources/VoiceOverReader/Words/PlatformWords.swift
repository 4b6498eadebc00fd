import AccessibilityTree

/// The words that platforms put into labels and values, for a phrasebook of the reader.
struct PlatformWords {
  let uiKit: UIKitWords
  let reactNative: ReactNativeWords

  /// The words beside those of `phrasebook`.
  init(_ phrasebook: VoiceOverPhrasebook) {
    uiKit = phrasebook.uiKit
    reactNative = phrasebook.reactNative
  }
}
