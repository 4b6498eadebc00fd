import Importers
import Simulator
import Testing

@Suite struct IOSElementsTests {
  static let elements: [(json: String, heard: [String])] = [
    (#"{"id": "a", "isElement": true, "label": "Go", "traits": ["button"]}"#, ["a|Go. Button.|"]),
    (#"{"id": "a", "isElement": true, "label": "Go", "traits": []}"#, ["a|Go|"]),
    (#"{"id": "a", "label": "Go", "traits": ["button"]}"#, []),
    (
      #"{"id": "a", "isElement": true, "label": "Volume", "value": "3", "traits": ["adjustable"],"#
        + #" "hint": "Loud"}"#,
      [
        "a|Volume: 3. Adjustable.|Loud. Swipe up or down with one finger to adjust the value."
      ]
    ),
    (
      #"{"id": "a", "isElement": true, "traits": ["adjustable"], "value": ""}"#,
      ["a|Adjustable.|Swipe up or down with one finger to adjust the value."]
    ),
    (
      #"{"id": "a", "isElement": true, "label": "Mail", "customActions": ["Delete"],"#
        + #" "customContent": [{"label": "From", "value": "Ann", "high": true}]}"#,
      ["a|Mail|"]
    ),
    (
      #"{"id": "a", "isElement": true, "label": "Mute", "value": "1", "kind": "switch","#
        + #" "traits": ["button", "switchButton"], "language": "de"}"#,
      ["a|Mute. Umschalttaste. Ein.|Zum Umschalten Doppeltippen."]
    ),
    (
      #"{"id": "a", "isElement": true, "label": "Faint", "frame": [0,0,9,9], "alpha": 0.02}"#,
      ["a|Faint|"]
    ),
    (#"{"id": "a", "isElement": true, "label": "Out", "frame": [0,0,9,9], "alpha": -0.5}"#, []),
  ]

  @Test(arguments: elements)
  func `An element is announced as UIKit exposes it`(_ json: String, _ heard: [String]) throws {
    #expect(try PlatformTreeTrial(json).snapshot() == heard)
  }

  static let list = """
    {"id": "r", "frame": [0, 0, 375, 812], "children": [
      {"id": "l", "containerType": "list", "frame": [0, 0, 375, 90], "elements": ["b", "a"],
       "children": [
        {"id": "a", "isElement": true, "label": "A", "frame": [0, 0, 375, 40]},
        {"id": "b", "isElement": true, "label": "B", "frame": [0, 50, 375, 40]},
        {"id": "c", "isElement": true, "label": "C", "frame": [0, 20, 375, 40]}]},
      {"id": "t", "kind": "dataTable", "containerType": "dataTable", "frame": [0, 100, 375, 90],
       "table": {"rows": 1, "columns": 2, "cells": [[0, 0, "d"], [0, 1, "e"]],
                 "rowHeaders": {"0": ["d"]}},
       "children": [
        {"id": "d", "kind": "cell", "isElement": true, "label": "D", "frame": [0, 100, 90, 90],
         "rowRange": [0, 1], "columnRange": [0, 1]},
        {"id": "e", "kind": "cell", "isElement": true, "label": "E", "frame": [100, 100, 90, 90],
         "rowRange": [0, 1], "columnRange": [1, 2]},
        {"id": "f", "kind": "cell", "isElement": true, "label": "F", "frame": [200, 100, 90, 90],
         "rowRange": [null, 1], "columnRange": [2, 1]}]}]}
    """

  @Test func `Lists and tables announce their context`() throws {
    #expect(
      try PlatformTreeTrial(Self.list).snapshot() == [
        "b|B. List Start.|", "a|A. List End.|", "d|D. Row 1. Column 1.|",
        "e|E. Spans 2 columns. Column 2.|", "f|F. Column 3.|",
      ])
  }

  @Test func `Platform-independent properties appear in the outline`() throws {
    let screen = try PlatformTreeTrial(Self.list).screen
    #expect(screen.origin == .iosElements)
    #expect(screen["l"]?.role == .list)
    #expect(screen["l"]?.order == ["b", "a"])
    #expect(screen["t"]?.role == .table)
    #expect(screen["e"]?.collectionPosition == CollectionPosition(row: 1, column: 2))
    #expect(screen["e"]?.ios.columns?.text == "1, 2")
    #expect(screen["f"]?.ios.rows?.text == "null, 1")
    #expect(screen["t"]?.ios.spelled["table.cells.1"] == "0, 1, e")
    #expect(screen["t"]?.ios.dataTable?.rowHeaders[0]?.list == ["d"])
  }

  @Test func `TalkBack reads an approximation and reports a diagnostic`() throws {
    let json = #"{"id": "a", "isElement": true, "label": "Go", "traits": ["button"]}"#
    let trial = try PlatformTreeTrial(json)
    #expect(trial.talkBack() == ["a|Go, button|double tap to activate"])
    #expect(
      trial.screen.diagnostics.map(\.message) == [
        "These are elements as UIKit exposes them to VoiceOver; what TalkBack says of them is an "
          + "approximation."
      ])
  }

  @Test func `A line sets the device, the direction and the language`() throws {
    let tree = """
      {"frame": [0, 0, 375, 812], "children": [
        {"id": "a", "isElement": true, "label": "A", "traits": ["link"], "frame": [0, 0, 9, 9]},
        {"id": "b", "isElement": true, "label": "B", "frame": [50, 10, 9, 9]}]}
      """.split(separator: "\n").joined()
    let trial = try PlatformTreeTrial(
      """
      {"id": "one", "settings": {"idiom": "phone", "direction": "ltr", "locale": "en"}, "tree": \(tree)}
      {"id": "two", "settings": {"idiom": "pad", "direction": "rtl", "locale": "ru"}, "tree": \(tree)}
      """)
    #expect(trial.snapshot(0) == ["a|A. Link.|", "b|B|"])
    #expect(trial.snapshot(1) == ["b|B|", "a|A. Ссылка.|"])
    #expect(trial.imported[1].screen.idiom == .pad)
    #expect(trial.imported[1].screen.direction == .rightToLeft)
  }

  @Test func `Custom actions are announced after the hint and are not part of it`() throws {
    let json =
      #"{"isElement": true, "label": "Mail", "customActions": ["Delete"], "hint": "Opens"}"#
    let screen = try PlatformTreeTrial(json).screen
    let stop = try #require(VoiceOver.voiceOver(profile: .snapshot).read(screen).stops.first)
    #expect(stop.announcement.said == "Mail")
    #expect(stop.announcement.hint == "Opens")
    #expect(stop.announcement.parts.last?.text == "Actions Available")
  }

  @Test(arguments: [#"["button", "selected"]"#, "9"])
  func `Properties can have UIKit's names, and traits can be numbers`(_ traits: String) throws {
    let trial = try PlatformTreeTrial(
      """
      {"subviews": [{"isAccessibilityElement": true, "accessibilityLabel": "Go",
        "accessibilityTraits": \(traits), "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}]}
      """)
    #expect(trial.snapshot() == ["|Selected: Go. Button.|"])
    #expect(trial.screen.diagnostics.count == 1)
  }

  @Test func `Unknown traits are reported`() throws {
    let trial = try PlatformTreeTrial(
      #"{"isElement": true, "label": "Go", "traits": ["supportsZoom", "glowing", "button"]}"#)
    #expect(
      trial.screen.diagnostics.map(\.message).contains(
        "These traits are unknown and have no effect: “glowing”."))
  }
}
