/// What versions of TalkBack do otherwise than 15.1; each difference has one place here.
///
/// Versions without a profile of their own are not known to differ. Nobody recorded older words
/// in other languages than English.
extension TalkBackSettings.Profile {
  /// The words of the version in English.
  var english: TalkBackPhrasebook {
    switch self {
    case .version6: .english6
    case .version7: .english7
    case .version15, .version16: .english
    }
  }

  /// Whether an error, and the label of an empty field, come before everything else.
  ///
  /// Assumed for everything but fields on the web: only those are recorded, in version 16.2.
  var saysErrorFirst: Bool { self == .version16 }

  /// Where the sentence on how to edit a field is known from.
  var editHintRule: Rule {
    switch self {
    case .version6, .version7: TalkBackRule.enterTextHint
    case .version15, .version16: TalkBackRule.roleHint
    }
  }

  /// Where the sentence on how to change a slider is known from.
  var adjustHintRule: Rule {
    switch self {
    case .version6, .version7: TalkBackRule.volumeKeysHint
    case .version15, .version16: TalkBackRule.roleHint
    }
  }

  /// Where the word for a field is known from.
  var editBoxRule: Rule { self == .version6 ? TalkBackRule.editRole : TalkBackRule.role }
}
