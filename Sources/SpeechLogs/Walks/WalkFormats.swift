internal import ImportSupport

extension SpeechLogFormat {
  /// The format of walks that inspector-widget recorded, in JSON.
  static let inspectorWalks = SpeechLogFormat(
    name: "inspector-walks", noun: "a file with walks of TalkBack",
    guide: FormatGuide(
      summary:
        "Walks with TalkBack that inspector-widget recorded key by key, in JSON, also gzipped.",
      recognised: "JSON with screens that have “steps” as arrays, or with “walks”",
      screens: "Each named walk is a walk.",
      sources: [
        .init(
          "inspector-widget",
          "# If it reads TalkBack's log, switch the log on; see “announce formats talkback-log”.",
          "# Record the walk with a keyboard, by inspector-widget's own instructions; no source of "
            + "announce has the command.",
          "announce compare walks.json.gz dump.json.gz  # its walks and its dump of the screen")
      ],
      unknown: [
        "Roles and states: an element is a key with a label.",
        "The words of the element at which a walk starts.",
        "The hints for touch: the walks were made with a keyboard.",
      ]),
    isSign: { head in
      let hasSteps = head.keys.contains("steps") && head.keys.contains("start")
      let isObserved = head.keys.contains("walks") && head.keys.contains("label")
      return (hasSteps || isObserved) && !head.keys.contains("utterance")
        && !head.keys.contains("windows")
    }, read: InspectorWalks.read)

  /// The format of results of swipewalk, in JSON.
  static let swipewalk = SpeechLogFormat(
    name: "swipewalk", noun: "a file with results of swipewalk",
    guide: FormatGuide(
      summary: "What TalkBack or VoiceOver said on several screens: results.json of swipewalk.",
      recognised: "JSON with “screens” whose “capture” has “items”",
      screens: "Each screen is a walk.",
      sources: [
        .init(
          "swipewalk",
          "# TalkBack: swipewalk listens with a speech engine of its own, so no log is switched on.",
          "# VoiceOver: on the phone, Settings > Accessibility > VoiceOver > Caption Panel > on",
          "# Record by swipewalk's own instructions; no source of announce has the command.",
          "announce compare results.json SCREEN  # the file of a run, as it is")
      ],
      unknown: [
        "Speech, if the source is Accessibility Inspector: it records labels and traits.",
        "The pauses between VoiceOver's parts, if the source is its caption panel.",
      ]),
    isSign: { head in
      ["screens", "capture", "items"].allSatisfy(head.keys.contains)
    }, read: SwipewalkResults.read)

  /// The format of walks that were written down as a Markdown table or a JSON list.
  static let talkBackWalk = SpeechLogFormat(
    name: "talkback-walk", noun: "a written walk of TalkBack",
    guide: FormatGuide(
      summary: "A walk with TalkBack that was written down: a Markdown table or a JSON list.",
      recognised:
        "a heading “# TalkBack walk: NAME”, a file that is such a table, or a list of strings",
      screens: "Each heading “TalkBack walk: NAME” begins a walk.",
      sources: [
        .init(
          "A table that you write while you swipe", "# TalkBack walk: Sign up",
          "| # | TalkBack says |", "| --- | --- |", "| 1 | Email, Edit box |"
        ),
        .init("A list of strings", "[\"Email, Edit box\", \"Double-tap to edit text\"]"),
      ],
      unknown: [
        "Everything but the words, in the spelling of who wrote them.",
        "Where the screen begins and ends.",
      ]),
    isSign: { head in
      head.isListOfStrings
        || !head.isJSON && !head.isMarkup
          && (head.contains("# TalkBack walk:") || head.begins("| # | TalkBack says |"))
    }, read: WalkTable.read)
}
