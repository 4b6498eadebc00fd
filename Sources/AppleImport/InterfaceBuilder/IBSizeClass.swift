internal import Encoding
internal import Simulator

/// The room a screen has, in UIKit's two classes of width and height.
struct IBSizeClass: Sendable, Hashable {
  var isWide: Bool
  var isHigh: Bool

  static let portrait = IBSizeClass(isWide: false, isHigh: true)
  static let landscape = IBSizeClass(isWide: false, isHigh: false)
  static let largeLandscape = IBSizeClass(isWide: true, isHigh: false)
  static let pad = IBSizeClass(isWide: true, isHigh: true)
  static let all = [portrait, landscape, largeLandscape, pad]

  /// What a device with that room is called in the name of a screen.
  var words: String {
    switch (isWide, isHigh) {
    case (false, true): "portrait"
    case (false, false): "landscape"
    case (true, false): "large phone, landscape"
    case (true, true): "iPad"
    }
  }

  /// The size class of the device that the document was last looked at on; a phone held upright
  /// where it does not say.
  static func shown(by document: IBElement?) -> IBSizeClass {
    let device = document?.child("device")
    let isPad =
      device?.plain("id")?.hasPrefix("ipad") == true
      || document?.plain("targetRuntime") == "iOS.CocoaTouch.iPad"
    return isPad ? pad : device?.plain("orientation") == "landscape" ? landscape : portrait
  }

  /// Whether what is said for a key, such as `heightClass=compact-widthClass=regular`, is so here.
  func matches(_ key: String) -> Bool {
    if key == "default" { return true }
    return key.split(separator: "-").allSatisfy { part in
      switch part {
      case "widthClass=regular": isWide
      case "widthClass=compact": !isWide
      case "heightClass=regular": isHigh
      case "heightClass=compact": !isHigh
      default: false
      }
    }
  }

  /// Writes down what kind of device it is.
  func apply(to screen: inout Screen) {
    screen.idiom = isWide && isHigh ? .pad : .phone
    screen.orientation = isHigh ? .portrait : .landscape
  }
}

/// Finds out in which size classes a screen differs.
///
/// Differences of constraints alone do not change what is told.
enum IBVariants {
  /// The size classes in which the screen in a part of the document differs from `base` and from
  /// each other.
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

  /// Attributes that change where or whether something is on the screen, or what it says.
  private static let layout: Set<String> = [
    "hidden", "alpha", "axis", "text", "title", "placeholder", "textAlignment", "numberOfLines",
    "image", "enabled", "on",
  ]
}
