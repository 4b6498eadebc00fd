internal import Browsers
package import Simulator

/// The phones that show a page: at most one for each platform.
///
/// For VoiceOver, an iPhone with Safari shows the page. For TalkBack, a Pixel with Chrome shows the
/// page.
package struct PagePhones: Sendable {
  private(set) var phones: [(platform: ReaderPlatform, phone: EmulatedPhone)] = []

  /// Creates the phones of readers, with the versions in the readers' settings.
  ///
  /// If several readers have the same platform, the first one counts.
  package init(of readers: [any ScreenReader] = [VoiceOver(), TalkBack()]) {
    for reader in readers {
      let platform = Swift.type(of: reader).platform
      guard self[platform] == nil else { continue }
      phones.append((platform, PagePhones.phone(of: reader)))
    }
  }

  private static func phone(of reader: any ScreenReader) -> EmulatedPhone {
    let number = { (key: String) in reader.value(of: key).flatMap { Int($0) } }
    switch Swift.type(of: reader).platform {
    case .iOS: return .iPhone(safari: reader.value(of: "webkit") ?? "26")
    case .android: return .pixel(chrome: number("chrome") ?? 143, api: number("api") ?? 36)
    }
  }

  /// The phone of a platform, or `nil` if no reader of the platform reads the page.
  subscript(platform: ReaderPlatform) -> EmulatedPhone? {
    phones.first { $0.platform == platform }?.phone
  }
}
