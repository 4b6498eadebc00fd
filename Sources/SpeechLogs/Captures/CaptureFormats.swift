internal import ImportSupport

extension SpeechLogFormat {
  /// The format of JSON files with the utterances that `XCUIVoiceOverService` returned.
  static let voiceOverCaptures = SpeechLogFormat(
    name: "voiceover-captures", noun: "a capture of VoiceOver",
    guide: FormatGuide(
      summary: "Utterances of VoiceOver that XCUIVoiceOverService returned, in JSON.",
      recognised: "JSON with “steps” that have an “utterance”",
      screens: "Each member of “captures” is a walk; without it the file is one walk.",
      sources: [
        .init(
          "A UI test of Xcode 27 on a simulator with iOS 27",
          "let voiceOver = XCUIDevice.shared.voiceOverService",
          "try voiceOver.enable()",
          "let utterance = try voiceOver.moveForward().utterance",
          "// For each move write {\"sequence\": 1, \"action\": \"forward\", \"utterance\": …} into “steps” of",
          "// {\"source\": \"voiceover\", \"screen\": …, \"runtime\": \"iOS 27.0\", \"steps\": […]}"
        ),
        .init(
          "aloud",
          "# Nothing has to be switched on: aloud uses XCUIVoiceOverService, with Xcode 27.",
          "# Record with the command in aloud's docs/ios.md; no source of announce has the command.",
          "announce compare voiceover.json SCREEN  # with the JSON file that aloud wrote, as it is"),
      ],
      unknown: [
        "The element of an utterance: utterances are matched with stops by order and words.",
        "The end of the screen: the last stop is spoken again for each further move.",
        "Commas: VoiceOver joins parts, and the parts of a label, by blanks.",
        "The hints of an app, which stay among the words.",
      ]),
    isSign: { head in
      head.keys.contains("steps")
        && (head.keys.contains("utterance")
          || head.keys.contains("source") && head.contains("\"voiceover\""))
    }, read: VoiceOverCaptures.read)

  /// The format of JSON files with recordings of TalkBack's focus.
  static let talkBackCaptures = SpeechLogFormat(
    name: "talkback-captures", noun: "a capture of TalkBack",
    guide: FormatGuide(
      summary: "TalkBack's focus and speech after each command of a driver, in JSON.",
      recognised: "JSON with “commands” that have “speech” or “status”",
      screens: "Each member of “captures” is a walk; without it the file is one walk.",
      sources: [
        .init(
          "aloud",
          "# If aloud reads TalkBack's log and not a speech engine of its own, switch the log on:",
          "# Settings > Accessibility > TalkBack > Settings > Advanced > Developer settings > "
            + "Log output level > VERBOSE",
          "adb shell setprop log.tag.talkback VERBOSE  # for versions of TalkBack before 14",
          "# Record with the command in aloud's docs/talkback.md; no source of announce has the "
            + "command.",
          "announce compare talkback.json SCREEN  # with the JSON file that aloud wrote, as it is")
      ],
      unknown: [
        "Roles, states and lists: an element is a class with texts and bounds.",
        "The accessibility tree of the same moment: a connection of uiautomator suspends TalkBack.",
      ]),
    isSign: { head in
      head.keys.contains("commands")
        && (head.keys.contains("speech") || head.keys.contains("status")
          || head.contains("\"talkback-focus\""))
    }, read: TalkBackCaptures.read)
}
