import AccessibilityTree
import Announcements

extension TalkBackSettings {
  /// The separator between the parts of an announcement.
  ///
  /// Source: TalkBack 16.2, CompositorUtils.java, SEPARATOR_COMMA and SEPARATOR_PERIOD; logs of
  /// TalkBack 17.0 in American English and Chinese.
  /// Assumed: British English has the separator of American English, other languages have a comma.
  var separatorText: String {
    switch separator {
    case .comma: return [Part].comma
    case .period: return [Part].period
    case .standard: break
    }
    guard profile.has(.loggedSeparators) else { return [Part].comma }
    return switch locale {
    case .english, .britishEnglish: [Part].period
    case .simplifiedChinese: "、"
    case .german, .french, .spanish, .italian, .brazilianPortuguese, .dutch, .swedish, .polish,
      .russian, .japanese, .korean, .arabic, .hindi, .turkish:
      [Part].comma
    }
  }
}

extension [Part] {
  fileprivate static var comma: String { ", " }
  fileprivate static var period: String { ". " }

  /// Separates parts by a text instead of a comma; spaces inside a template stay.
  mutating func separate(by separator: String) {
    guard separator != [Part].comma else { return }
    for index in indices where self[index].lead == [Part].comma { self[index].lead = separator }
  }
}
