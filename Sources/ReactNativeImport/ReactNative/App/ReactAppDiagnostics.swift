internal import Simulator

/// The sentences about functions that were not run.
extension DiagnosticSentence {
  static func unknownCall(_ prop: String, _ code: String) -> DiagnosticSentence {
    repeated(
      .notComputed, "“{}” calls “{}”, and what that does only the running app knows", prop, code)
  }

  static func unknownAnnouncement(_ prop: String, _ code: String) -> DiagnosticSentence {
    repeated(
      .notComputed, "“{}” announces “{}”, which only the running app knows", prop, code)
  }

  static func unknownStatement(_ prop: String, _ code: String) -> DiagnosticSentence {
    repeated(
      .notComputed, "“{}” does something in “{}” that only the running app knows", prop, code)
  }

  static func runsAgain(_ hook: String, _ code: String) -> DiagnosticSentence {
    repeated(
      .notComputed,
      "“{}” does what it does again whenever “{}” changes, which only the running app knows", hook,
      code)
  }

  static func tooManyCalls(_ prop: String) -> DiagnosticSentence {
    repeated(.limit, "What “{}” calls is more than is followed; the rest is left out", prop)
  }

  static func detachedReference(_ prop: String, _ code: String) -> DiagnosticSentence {
    repeated(
      .danglingReference, "“{}” moves focus to “{}”, which is the ref of nothing on this screen",
      prop, code)
  }

  static func nameless(_ prop: String) -> DiagnosticSentence {
    repeated(
      .notComputed,
      "“{}” concerns an element that nothing tells from others, so what it does is left out",
      prop)
  }

  static let unknownFailure = repeated(
    .notComputed,
    "Which fields “onSubmit” refuses only the running app knows; focus stays where it is")
  static let assumedFailure = repeated(
    .assumed, "A form with a field that has an error is taken to be refused")
}
