import SpeechLogs

/// The formats of logs, with a function that writes a walk through the screen “dock” in each
/// format.
enum LogGrammar: String, CaseIterable {
  case talkBackLog = "talkback-log"
  case voiceOverCaptures = "voiceover-captures"
  case talkBackCaptures = "talkback-captures"
  case inspectorWalks = "inspector-walks"
  case swipewalk
  case talkBackWalk = "talkback-walk"

  var isVoiceOver: Bool { self == .voiceOverCaptures }

  /// The name of the file with the log.
  var file: String {
    switch self {
    case .talkBackLog: "dock.log"
    case .talkBackWalk: "dock.walk.md"
    default: "dock.\(rawValue).json"
    }
  }

  /// Returns the log of a walk with the given announcements, one for each stop.
  func log(_ said: [String]) -> String {
    let numbered = said.enumerated().map { (number: $0 + 1, words: $1) }
    switch self {
    case .talkBackLog:
      return numbered.map { number, words in
        "02-03 04:05:\(10 + number).600  77  77 V talkback: TalkBackFeedbackProvider:  "
          + "TYPE_VIEW_ACCESSIBILITY_FOCUSED:  ttsOutput= \(words)    queueMode=1\n"
      }.joined()
    case .voiceOverCaptures:
      return lines(
        #"{"source": "voiceover", "screen": "dock", "runtime": "iOS 27.0", "steps": ["#,
        numbered.map {
          #"{"sequence": \#($0), "action": "forward", "utterance": "\#($1)"}"#
        }, "]}")
    case .talkBackCaptures:
      return lines(
        #"{"source": "talkback-focus", "screen": "dock", "commands": ["#,
        numbered.map {
          """
          {"sequence": \($0), "action": "\($0 == 1 ? "first" : "next")", "status": "focused", \
          "after": {"id": "\($0)", "bounds": "0 \($0) 9 \($0 + 1)"}, \
          "speech": [{"utteranceId": "u\($0)", "text": "\($1)"}]}
          """
        }, #"], "coverage": {"complete": true}}"#)
    case .inspectorWalks:
      return lines(
        #"{"dock": {"start": {"key": "0", "label": "window"}, "steps": ["#,
        numbered.map { #"[true, "\#($0)", "label", "\#($1)"]"# }, "]}}")
    case .swipewalk:
      return lines(
        #"{"screens": [{"name": "dock", "capture": {"source": "TalkBack", "complete": true, "#
          + #""items": ["#,
        numbered.map { #"{"order": \#($0), "spokenText": "\#($1)"}"# }, "]}}]}")
    case .talkBackWalk:
      return "# TalkBack walk: dock\n\n| # | TalkBack says |\n| --- | --- |\n"
        + numbered.map { "| \($0) | \($1) |\n" }.joined()
    }
  }

  private func lines(_ start: String, _ entries: [String], _ end: String) -> String {
    "\(start)\n\(entries.joined(separator: ",\n"))\n\(end)\n"
  }

  /// The screen “dock”, as a file with a tree of the platform.
  var screen: (file: String, text: String) {
    let labels = ["Moor", "Cast off", "Ask the pilot"]
    if isVoiceOver {
      let buttons = labels.enumerated().map { index, label in
        """
        {"id": "\(index)", "isElement": true, "label": "\(label)", "traits": ["button"], \
        "frame": [0, \(50 * index), 300, 44]}
        """
      }
      let tree = #"{"id": "root", "frame": [0, 0, 390, 800], "children": ["#
      return (
        "dock.ios-elements.json",
        #"{"id": "dock", "tree": \#(tree)\#(buttons.joined(separator: ","))]}}"#
      )
    }
    let buttons = labels.enumerated().map { index, label in
      """
      {"className": "android.widget.Button", "text": "\(label)", "clickable": true, \
      "focusable": true, "bounds": [0, \(100 * index), 400, \(100 * index + 90)]}
      """
    }
    let tree = #"{"className": "android.widget.FrameLayout", "bounds": [0, 0, 400, 800], "#
    return (
      "dock.android-nodes.json",
      #"{"id": "dock", "tree": \#(tree)"children": [\#(buttons.joined(separator: ","))]}}"#
    )
  }

  /// The reader's announcements on the screen.
  var said: [String] {
    let separator = isVoiceOver ? " " : ". "
    return ["Moor", "Cast off", "Ask the pilot"].map { "\($0)\(separator)Button" }
  }
}
