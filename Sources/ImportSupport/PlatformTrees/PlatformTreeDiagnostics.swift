package import AccessibilityTree

/// The diagnostics about platform trees.
extension DiagnosticSentence {
  /// The diagnostic for an Android tree, whose announcements by VoiceOver are only an
  /// approximation.
  package static let nodesOfAndroid = DiagnosticSentence(
    .approximation,
    "These are nodes as Android exposes them to TalkBack; what VoiceOver says of them is an "
      + "approximation.")
  package static let elementsOfUIKit = DiagnosticSentence(
    .approximation,
    "These are elements as UIKit exposes them to VoiceOver; what TalkBack says of them is an "
      + "approximation.")
  package static let unknownFields = DiagnosticSentence(
    .unknownAttribute, "These fields are unknown and have no effect: “~”.", naming: 20)
  package static let unknownAttributes = DiagnosticSentence(
    .unknownAttribute, "These attributes are unknown and have no effect: “~”.", naming: 20)
  package static let unknownTraits = DiagnosticSentence(
    .unknownAttribute, "These traits are unknown and have no effect: “~”.", naming: 20)

  static func repeatedIdentifier(_ id: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .danglingReference,
      "The id “{}” is used twice; references to it mean the first node.", id)
  }

  package static func danglingReference(_ id: String, in field: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .danglingReference, "“{}” refers to “{}”, which does not exist, and has no effect.", field, id
    )
  }
}
