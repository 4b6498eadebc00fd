import AccessibilityTree
import Announcements

extension TalkBackSettings {
  /// The separator between the parts of an announcement.
  ///
  /// Source: TalkBack 16.2, CompositorUtils.java, SEPARATOR_COMMA and SEPARATOR_PERIOD.
  var separatorText: String {
    switch separator {
    case .standard: profile.has(.loggedSeparators) ? phrasebook.templates.separator : [Part].comma
    case .comma: [Part].comma
    case .period: ". "
    }
  }
}

extension [Part] {
  fileprivate static var comma: String { ", " }

  /// Replaces the comma between parts by another separator.
  ///
  /// The text between the parts of a template does not change.
  mutating func separate(by separator: String) {
    guard separator != [Part].comma else { return }
    for index in indices where self[index].lead == [Part].comma { self[index].lead = separator }
  }
}
