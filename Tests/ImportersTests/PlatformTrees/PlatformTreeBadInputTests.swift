import Encoding
import Importers
import Simulator
import Testing

@Suite struct PlatformTreeBadInputTests {
  private static let node = #"{"id": "a", "text": "A"}"#

  @Test(arguments: [
    ("", "t.json: the file is empty; give a file of a format that “announce formats” lists"),
    (
      "[\(node)]",
      "t.json:1:1: a screen must be an object, this is an array; give one object, or one"
    ),
    (
      "[]",
      "t.json:1:1: this JSON is not of a known format: a screen must be an object, this is an array; "
        + "“announce formats” lists"
    ),
    (
      #"{"hello": [1, 2, 3]}"#,
      "t.json:1:1: this JSON is not of a known format: the object has no known field; "
        + "“announce formats” lists"
    ),
    ("{}", "t.json:1:1: this JSON is not of a known format: the object has no known field"),
    (#"{"isDog": true}"#, "t.json:1:1: this JSON is not of a known format"),
    (
      #"{"testEngine": {"name": "axe-core"}, "violations": []}"#,
      "t.json:1:1: this file contains results of axe-core, not a screen; give it to announce audit"
    ),
    (#"{"id": "a", "settings": {}}"#, "t.json:1:1: “tree” is missing; add it to this object"),
    (#"{"id": "a", "tree": []}"#, "t.json:1:21: “tree” must be an object, is an array"),
    (#"{"id": 5, "tree": \#(node)}"#, "t.json:1:8: “id” must be a string, is a number"),
    (
      #"{"text": 5}"#,
      "t.json:1:10: “text” must be a string, is a number; correct it or leave it out"
    ),
    (#"{"text": "A", "clickable": "yes"}"#, "t.json:1:28: “clickable” must be true or false"),
    (#"{"actions": "CLICK"}"#, "t.json:1:13: “actions” must be an array, is a string"),
    (#"{"actions": [{"id": 16}]}"#, "t.json:1:14: an entry of “actions” must be a string"),
    (#"{"bounds": [1, 2, 3]}"#, "t.json:1:12: “bounds” must be four numbers, is an array of 3"),
    (#"{"bounds": "0,0,1,1"}"#, "t.json:1:12: “bounds” must be four numbers, is a string"),
    (
      #"{"bounds": [0, 0, 1, 1e999]}"#, "t.json:1:12: “bounds” must be four numbers, is an array of"
    ),
    (#"{"bounds": [0, 0, 1, 1e12]}"#, "t.json:1:12: “bounds” holds a number that no screen has"),
    (#"{"text": "a", "children": {}}"#, "t.json:1:27: “children” must be an array, is an object"),
    (#"{"text": "a", "children": [1]}"#, "t.json:1:28: an entry of “children” must be an object"),
    (#"{"collectionInfo": {"rows": 1.5}}"#, "t.json:1:29: “rows” must be a whole number, is 1.5"),
    (#"{"rangeInfo": {"type": "odd"}}"#, "t.json:1:24: “type” must be one of int, float, percent"),
    (#"{"kind": "frob"}"#, "t.json:1:10: “kind” must be one of view, element, tabBar"),
    (#"{"kind": "cell", "rowRange": [1]}"#, "t.json:1:30: “rowRange” must be two numbers"),
    (#"{"kind": "dataTable", "table": {"cells": [[1, "a"]]}}"#, "t.json:1:43: an entry of “cells”"),
    (
      #"{"kind": "dataTable", "table": {"rowHeaders": {"x": []}}}"#,
      "t.json:1:53: “x” must be a num"
    ),
    (
      #"{"id": "l", "visit": ["z"], "tree": \#(node)}"#,
      "t.json:1:23: “visit” refers to “z”, which does not exist; correct the id"
    ),
    ("{\"text\": \"a\u{0}b\"}", "t.json:1:12: there is a line break or control character"),
    (#"{"text": "a", "text": "b"}"#, "t.json:1:15: the key “text” is duplicated in an object"),
    (
      "{\"id\": \"a\", \"tree\": \(node)}\n\n{\"id\": \"b\", \"tree\": \(node)}\nrubbish\n",
      "t.json:4:1: expected a JSON value, found “r”"
    ),
    (
      "{\"id\": \"a\", \"tree\": \(node)}\n{\"id\": \"b\", \"tree\": {\"text\": 1}}",
      "t.json:2:30: “text” must be a string, is a number"
    ),
  ])
  func `Invalid trees are rejected with a position`(_ json: String, _ start: String) throws {
    let found = try #require(PlatformTreeTrial.problem(json))
    #expect(found.hasPrefix(start), "\(found)")
  }

  @Test(arguments: [
    (
      #"{"hnts": true}"#,
      "t.json:1:26: unknown setting “hnts”; settings are idiom, direction, phone, profile"
    ),
    (
      #"{"order": "name"}"#,
      "t.json:1:35: “order” cannot be “name”; it takes state-name-role, role-name-state, name-"
    ),
    (#"{"locale": "xx"}"#, "t.json:1:36: “locale” cannot be “xx”; it takes en"),
    (#"{"idiom": "watch"}"#, "t.json:1:35: “idiom” must be phone or pad, is “watch”"),
    (#"{"direction": 1}"#, "t.json:1:39: “direction” must be ltr or rtl, is a number"),
    (
      #"{"hints": []}"#,
      "t.json:1:35: “hints” must be a string, a number, true or false, is an array"
    ),
    (#"{"voiceover.verbosity": "low"}"#, "t.json:1:26: unknown setting “voiceover.verbosity”"),
    (#"[]"#, "t.json:1:25: “settings” must be an object, is an array"),
  ])
  func `Unknown settings are rejected with the valid ones`(
    _ settings: String, _ start: String
  ) throws {
    let json = "{\"id\": \"a\", \"settings\": \(settings), \"tree\": \(Self.node)}"
    let found = try #require(PlatformTreeTrial.problem(json))
    #expect(found.hasPrefix(start), "\(found)")
  }

  @Test func `A setting of a later screen is rejected with its line`() throws {
    let json = """
      {"id": "a", "settings": {"hints": false}, "tree": \(Self.node)}
      {"id": "b", "settings": {"hints": "loud"}, "tree": \(Self.node)}
      """
    let found = try #require(PlatformTreeTrial.problem(json))
    #expect(found.hasPrefix("t.json:2:35: “hints” cannot be “loud”; it takes on, off"))
  }

  @Test func `Settings can apply to one reader`() throws {
    let json =
      #"{"settings": {"talkback.hints": false}, "tree": {"text": "Go", "clickable": true}}"#
    let trial = try PlatformTreeTrial(json)
    #expect(trial.talkBack() == ["|Go|"])
    #expect(trial.imported.first?.readers([VoiceOver()]).first?.value(of: "hints") == "on")
  }

  @Test func `Invalid UTF-8 is rejected with its location`() {
    let bytes = Array("{\"text\":\n\"a".utf8) + [0xFF] + Array("\"}".utf8)
    #expect(
      PlatformTreeTrial.problem(bytes)
        == "t.json:2:3: the file is not valid UTF-8; save it as UTF-8")
  }

  @Test func `A deep tree is read, and a deeper one is rejected`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: #"{"children":["#, count: depth) + #"{"id":"x","text":"Hi"}"#
        + String(repeating: "]}", count: depth)
    }
    let found = try #require(PlatformTreeTrial.problem(nested(100_000), as: .androidNodes))
    #expect(found.contains("the JSON is nested more than 5000 deep; flatten the tree"))
    #expect(try PlatformTreeTrial(nested(2_000), as: .androidNodes).talkBack() == ["x|Hi|"])
    let elements = nested(2_000).split(separator: "text").joined(
      separator: "isElement\":true,\"label")
    #expect(try PlatformTreeTrial(elements, as: .iosElements).snapshot() == ["x|Hi|"])
  }

  @Test func `Circular labels and traversal orders end`() throws {
    let json = """
      {"id": "r", "className": "android.widget.FrameLayout", "children": [
        {"id": "a", "text": "Aa", "labeledBy": "b", "traversalBefore": "b", "traversalAfter": "b"},
        {"id": "b", "text": "Bb", "labeledBy": "a", "traversalBefore": "a", "traversalAfter": "a"},
        {"id": "c", "text": "Cc", "labeledBy": "c", "traversalBefore": "c", "traversalAfter": "r"}]}
      """
    #expect(
      Set(try PlatformTreeTrial(json).talkBack())
        == ["a|Aa for Bb|", "b|Bb for Aa|", "c|Cc for Cc|"])
  }

  @Test func `Unknown ids are ignored with a diagnostic`() throws {
    let trial = try PlatformTreeTrial(
      #"{"id": "a", "text": "Aa", "labeledBy": "x", "traversalAfter": "y"}"#)
    #expect(trial.talkBack() == ["a|Aa|"])
    #expect(
      trial.screen.diagnostics.prefix(2).map(\.message) == [
        "“labeledBy” refers to “x”, which does not exist, and has no effect.",
        "“traversalAfter” refers to “y”, which does not exist, and has no effect.",
      ])
    #expect(trial.screen.diagnostics.first?.position == Node.Position(line: 1, column: 40))
  }

  @Test func `A duplicate id refers to the first node and reports a diagnostic`() throws {
    let trial = try PlatformTreeTrial(
      """
      {"children": [{"id": "a", "text": "One"}, {"id": "a", "text": "Two"},
        {"id": "b", "text": "Bb", "labeledBy": "a"}]}
      """, as: .androidNodes)
    #expect(trial.talkBack() == ["a|One|", "a|Two|", "b|Bb for One|"])
    #expect(
      trial.screen.diagnostics.first?.message
        == "The id “a” is used twice; references to it mean the first node.")
  }

  @Test(arguments: [
    "-1", "-7", "0", "1", "2147483647", "9223372036854775807", "-9223372036854775808",
  ])
  func `Collections of any size are read`(_ number: String) throws {
    let json = """
      {"className": "android.widget.GridView",
       "collectionInfo": {"rows": \(number), "cols": \(number)}, "children": [
        {"id": "a", "text": "Aa", "clickable": true, "collectionItemInfo": {"row": \(number),
         "col": \(number), "rowSpan": \(number), "colSpan": \(number)}}]}
      """
    let trial = try PlatformTreeTrial(json)
    #expect(trial.talkBack().count == 1)
    #expect(VoiceOver().read(trial.screen).stops.count == 1)
  }

  @Test(arguments: ["int", "float", "percent"], ["1e300", "-1e300", "0", "1e-300"])
  func `Ranges of any size are read`(_ type: String, _ number: String) throws {
    let trial = try PlatformTreeTrial(
      """
      {"className": "android.widget.SeekBar", "text": "Aa", "focusable": true, "rangeInfo":
        {"type": "\(type)", "min": -1e300, "max": \(number), "current": \(number)}}
      """)
    #expect(trial.talkBack().count == 1)
    #expect(VoiceOver().read(trial.screen).stops.count == 1)
  }

  @Test func `Circular lists of elements end`() throws {
    let trial = try PlatformTreeTrial(
      """
      {"id": "r", "frame": [0, 0, 9, 9], "elements": ["a", "r"], "children": [
        {"id": "a", "frame": [0, 0, 9, 9], "elements": ["r", "a", "b", "b"], "children": [
          {"id": "b", "isElement": true, "label": "B", "frame": [0, 0, 9, 9]}]}]}
      """)
    #expect(trial.snapshot() == ["b|B|"])
  }

  @Test func `Lists that name descendants of their entries end`() throws {
    var json = #"{"id": "end", "isElement": true, "label": "End", "frame": [0, 0, 9, 9]}"#
    for level in stride(from: 40, to: 0, by: -1) {
      let inner = "end,c\(level + 1)".split(separator: ",")[level == 40 ? 0 : 1]
      json = """
        {"id": "c\(level)", "frame": [0, 0, 9, 9], "elements": ["b\(level)", "\(inner)"],
         "children": [{"id": "b\(level)", "frame": [0, 0, 9, 9], "children": [\(json)]}]}
        """
    }
    #expect(try PlatformTreeTrial(json).snapshot().first == "end|End|")
  }

  @Test func `Tables of any size are read`() throws {
    let trial = try PlatformTreeTrial(
      """
      {"kind": "dataTable", "containerType": "dataTable", "frame": [0, 0, 9, 9], "table": {
        "rows": -1, "columns": 9223372036854775807,
        "cells": [[9223372036854775807, -3, "c"], [0, 0, "z"]], "rowHeaders": {"0": ["c", "z"]}},
       "children": [{"kind": "cell", "id": "c", "isElement": true, "label": "C",
        "frame": [0, 0, 5, 5], "rowRange": [9223372036854775807, -4],
        "columnRange": [null, 9223372036854775807]}]}
      """)
    #expect(trial.snapshot().count == 1)
  }
}
