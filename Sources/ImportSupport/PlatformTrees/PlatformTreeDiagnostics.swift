package import Simulator

/// The sentences about trees as platforms expose them.
extension DiagnosticSentence {
  /// What VoiceOver's rules cannot know of nodes of Android.
  package static let nodesOfAndroid = DiagnosticSentence(
    .approximation,
    "These are nodes as Android exposes them to TalkBack; what VoiceOver says of them is an "
      + "approximation.")
  package static let elementsOfUIKit = DiagnosticSentence(
    .approximation,
    "These are elements as UIKit exposes them to VoiceOver; what TalkBack says of them is an "
      + "approximation.")
  package static let unknownFields = DiagnosticSentence(
    .unknownAttribute, "These fields are not known and have no effect: “~”.", naming: 20)
  package static let unknownAttributes = DiagnosticSentence(
    .unknownAttribute, "These attributes are not known and have no effect: “~”.", naming: 20)
  package static let unknownTraits = DiagnosticSentence(
    .unknownAttribute, "These traits are not known and have no effect: “~”.", naming: 20)

  static func repeatedIdentifier(_ id: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .danglingReference,
      "The id “{}” stands a second time; what names it means the first node that has it.", id)
  }

  package static func danglingReference(_ id: String, in field: String) -> DiagnosticSentence {
    DiagnosticSentence(
      .danglingReference, "“{}” names “{}”, which no node has, and has no effect.", field, id)
  }
}
