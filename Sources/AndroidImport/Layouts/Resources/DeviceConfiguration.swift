internal import AccessibilityTree

/// The device for which resources are selected.
struct DeviceConfiguration: Sendable, Hashable {
  var language: ResourceLocale?
  var orientation = Screen.Orientation.portrait
  var idiom = Screen.Idiom.phone
  /// The shorter side of the screen, in density-independent pixels.
  var smallestWidth = 411
  /// The longer side of the screen, in density-independent pixels.
  var longestWidth = 891
  var version = 34

  /// Creates the configuration of a phone in portrait orientation.
  init(language: String? = nil) {
    self.language = language.map { ResourceLocale($0) }
  }

  /// Whether the language runs from right to left.
  var isRightToLeft: Bool { language?.isRightToLeft ?? false }

  /// Returns a copy of this device, changed so that it meets the qualifiers of a folder.
  func meeting(_ qualifiers: ResourceQualifiers) -> DeviceConfiguration {
    var device = self
    let width = qualifiers.smallestWidth ?? 0
    if width >= 600 || (qualifiers.width ?? 0) >= 600 || qualifiers.isLarge == true {
      device.idiom = .pad
      device.smallestWidth = max(width, 800)
      device.longestWidth = max(qualifiers.width ?? 0, max(device.smallestWidth, 1280))
    } else if width > device.smallestWidth {
      device.smallestWidth = width
    }
    if let orientation = qualifiers.orientation { device.orientation = orientation }
    if let width = qualifiers.width, width > device.width { device.longestWidth = width }
    if let height = qualifiers.height, height > device.height { device.longestWidth = height }
    device.language = device.language ?? qualifiers.locale
    return device
  }

  private var width: Int { orientation == .portrait ? smallestWidth : longestWidth }
  private var height: Int { orientation == .portrait ? longestWidth : smallestWidth }

  /// Returns how well a folder fits the device, or `nil` if Android would not use the folder.
  ///
  /// The result has a number for each criterion, the most important criterion first. A folder with
  /// a larger result, compared lexicographically, fits better.
  ///
  /// Source: Android's guide “App resources”, how the best-matching resource is found.
  func rank(of qualifiers: ResourceQualifiers) -> [Int]? {
    guard let locale = localeRank(of: qualifiers), qualifiers.others.isEmpty,
      qualifiers.isRightToLeft.map({ $0 == isRightToLeft }) ?? true,
      (qualifiers.smallestWidth ?? 0) <= smallestWidth, (qualifiers.width ?? 0) <= width,
      (qualifiers.height ?? 0) <= height,
      qualifiers.isLarge != true || idiom == .pad,
      qualifiers.orientation.map({ $0 == orientation }) ?? true,
      (qualifiers.version ?? 0) <= version
    else { return nil }
    return [
      locale, qualifiers.isRightToLeft == nil ? 0 : 1, qualifiers.smallestWidth ?? 0,
      qualifiers.width ?? 0, qualifiers.height ?? 0, qualifiers.isLarge == nil ? 0 : 1,
      qualifiers.orientation == nil ? 0 : 1, qualifiers.version ?? 0,
    ]
  }

  /// Returns how well the language of a folder fits, or `nil` if Android would not use the folder.
  ///
  /// A larger rank is better.
  ///
  /// From best to worst, a folder is for the same region, for the language alone, for another
  /// region, or for no language. A folder for another language or another script is never used.
  ///
  /// Source: Android's guide “Language and locale resolution overview”, since Android 7.
  private func localeRank(of qualifiers: ResourceQualifiers) -> Int? {
    guard let theirs = qualifiers.locale else { return 0 }
    guard let language, language.language == theirs.language else { return nil }
    if let ours = language.usualScript, let script = theirs.usualScript, ours != script {
      return nil
    }
    let explicit = theirs.script == nil ? 0 : 1
    guard let region = theirs.region else { return 2 + explicit }
    return region == language.region ? 4 + explicit : 1
  }
}
