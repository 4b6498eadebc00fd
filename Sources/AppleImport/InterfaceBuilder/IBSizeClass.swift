internal import AccessibilityTree
internal import Encoding

/// The width class and the height class of a screen in UIKit.
struct IBSizeClass: Sendable, Hashable {
  var isWidthRegular: Bool
  var isHeightRegular: Bool

  static let portrait = IBSizeClass(isWidthRegular: false, isHeightRegular: true)
  static let landscape = IBSizeClass(isWidthRegular: false, isHeightRegular: false)
  static let largeLandscape = IBSizeClass(isWidthRegular: true, isHeightRegular: false)
  static let pad = IBSizeClass(isWidthRegular: true, isHeightRegular: true)
  static let all = [portrait, landscape, largeLandscape, pad]

  /// The kind of device with this size class, as part of the name of a screen.
  var displayName: String {
    switch (isWidthRegular, isHeightRegular) {
    case (false, true): "portrait"
    case (false, false): "landscape"
    case (true, false): "large phone, landscape"
    case (true, true): "iPad"
    }
  }

  /// Returns the size class of the device last selected for the document in Interface Builder.
  static func shown(by document: IBElement?) -> IBSizeClass {
    let device = document?.child("device")
    let isPad =
      device?.plain("id")?.hasPrefix("ipad") == true
      || document?.plain("targetRuntime") == "iOS.CocoaTouch.iPad"
    return isPad ? pad : device?.plain("orientation") == "landscape" ? landscape : portrait
  }

  /// Whether a variation with a key such as `heightClass=compact-widthClass=regular` applies in
  /// this size class.
  func matches(_ key: String) -> Bool {
    if key == "default" { return true }
    return key.split(separator: "-").allSatisfy { part in
      switch part {
      case "widthClass=regular": isWidthRegular
      case "widthClass=compact": !isWidthRegular
      case "heightClass=regular": isHeightRegular
      case "heightClass=compact": !isHeightRegular
      default: false
      }
    }
  }

  func apply(to screen: inout Screen) {
    screen.idiom = isWidthRegular && isHeightRegular ? .pad : .phone
    screen.orientation = isHeightRegular ? .portrait : .landscape
  }
}

/// A search for the size classes in which a screen looks different.
///
/// Differences in constraints do not count, because they change no announcement.
enum IBVariants {
  /// Returns the size classes in which a screen differs from its variant in the size class `base`.
  ///
  /// The variants in the returned size classes also differ from each other.
  static func others(
    below root: XMLDocument.ID, in document: IBDocument, base: IBSizeClass
  ) -> [IBSizeClass] {
    let keys = keys(below: root, in: document)
    guard !keys.isEmpty else { return [] }
    var seen = [keys.map(base.matches)]
    return IBSizeClass.all.filter { sizeClass in
      let matches = keys.map(sizeClass.matches)
      guard !seen.contains(matches) else { return false }
      seen.append(matches)
      return true
    }
  }

  private static func keys(below root: XMLDocument.ID, in document: IBDocument) -> [String] {
    var keys: [String] = []
    for id in document.varied(below: root) {
      for variation in document.element(id).children where variation.name == "variation" {
        guard let key = variation.key, key != "default", keys.count < 40, !keys.contains(key),
          changesScreen(variation)
        else { continue }
        keys.append(key)
      }
    }
    return keys
  }

  private static func changesScreen(_ variation: IBElement) -> Bool {
    let names = variation.document.xml.element(variation.id)?.attributes.map(\.name.local) ?? []
    if names.contains(where: { layout.contains($0) }) { return true }
    return variation.children.contains { $0.name == "mask" && $0.key == "subviews" }
  }

  /// The attributes whose variations count as a difference between two screens.
  private static let layout: Set<String> = [
    "hidden", "alpha", "axis", "text", "title", "placeholder", "textAlignment", "numberOfLines",
    "image", "enabled", "on",
  ]
}
