internal import ImportSupport

extension SpeechLogFormat {
  /// Texts that occur only in lines of TalkBack and in the marks that tools write into a log.
  private static let marks = [
    "Speaking fragment text", "ttsOutput=", "action=SPEAK text=", "A11Y_AUDIT: screen-start:",
    " V talkback: ", " D talkback: ", " I talkback: ", " W talkback: ", " E talkback: ",
    "V/talkback(", "D/talkback(", "I/talkback(", "V/talkback: ",
  ]

  /// Whether a file of unknown format is a log without speech.
  ///
  /// Such a file is the output of logcat, or of another command in the guide for making logs.
  static func isQuietLog(_ bytes: [UInt8]) -> Bool {
    let head = LogHead(bytes)
    return !head.isJSON && !head.isMarkup
      && ["--------- beginning of ", "A11Y_AUDIT", "versionName="].contains(
        where: head.containsAnywhere)
  }

  /// The format of TalkBack's own log, as `adb logcat` prints it.
  package static let talkBackLog = SpeechLogFormat(
    name: "talkback-log", noun: "a log of TalkBack",
    guide: FormatGuide(
      summary: "What TalkBack said, from its own log: the output of adb logcat.",
      recognised: "lines of TalkBack with “Speaking fragment text” or “ttsOutput=”",
      screens: "Lines between the marks screen-start:NAME and screen-end:NAME are a walk; without "
        + "marks the log is one walk.",
      sources: [
        .init(
          "Switch the log on: on the device",
          "Settings > Accessibility > TalkBack > Settings > Advanced > Developer settings > "
            + "Log output level > VERBOSE"),
        .init(
          "Switch the log on: versions before 14, with adb",
          "adb shell setprop log.tag.talkback VERBOSE"),
        .init(
          "Record a walk: with adb, while no uiautomator is connected",
          "adb logcat -c",
          "adb shell log -t A11Y_AUDIT screen-start:sign-up",
          "# swipe right through the screen, or press the keys for the next item",
          "adb shell log -t A11Y_AUDIT edge  # when you hear the sound at the edge of the screen",
          "adb shell log -t A11Y_AUDIT screen-end:sign-up",
          "adb logcat -d -v threadtime -s talkback:V A11Y_AUDIT:I > talkback.log",
          "adb shell dumpsys package com.google.android.marvin.talkback | grep versionName >> "
            + "talkback.log"),
      ],
      unknown: [
        "The elements: utterances are matched with stops by order and words.",
        "The screen at that moment: a connection of uiautomator suspends TalkBack, so a dump and "
          + "the speech are never of one moment.",
        "Sounds and vibration, such as the sound at the edge of a screen.",
        "Where the screen ends, without the mark edge: a walk that goes on at the start of the "
          + "screen and a phone with another order of stops look the same.",
      ]),
    isSign: { head in
      guard !head.isJSON, !head.isMarkup else { return false }
      return marks.contains(where: head.containsAnywhere)
    }, read: TalkBackLogReader.read)
}
