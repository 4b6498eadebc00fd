import Importers
import Simulator
import Testing

/// Elements that code creates with `React.createElement` instead of tags.
@Suite struct JSXCreatedElementTests {
  private func screens(_ code: String) throws -> [ImportedScreen] {
    try ImportedScreen.contents(of: Array(code.utf8), format: .jsx)
  }

  private func heard(_ code: String) throws -> [String] {
    let screen = try #require(try screens(code).first)
    return VoiceOver().read(screen.screen).stops.map(\.announcement.said)
  }

  private func heard(returning expression: String, before: String = "") throws -> [String] {
    try heard(
      """
      import React, { createElement as h } from 'react';
      import { Button, Pressable, Text, View } from 'react-native';
      \(before)
      export default function Screen() {
        const n = 3;
        return \(expression);
      }
      """)
  }

  @Test(arguments: [
    ("React.createElement(Text, null, 'Harbour')", ["Harbour"]),
    ("React.createElement(Text, {}, 'Berth ', n)", ["Berth 3"]),
    ("React.createElement(Text, { accessibilityRole: 'header' }, 'Tides')", ["Tides, heading"]),
    ("React.createElement(Button, { title: 'Pay', onPress: () => {} })", ["Pay, button"]),
    ("React.createElement<Props>(Text, null, 'Typed')", ["Typed"]),
    ("h(View, null, h(Text, null, 'One'), h(Text, undefined, 'Two'),)", ["One", "Two"]),
    ("h(View, { accessible: true }, h(Text, null, 'A'), h(Text, null, 'B'))", ["A, B"]),
    ("h(React.Fragment, null, ['x', 'y'].map((t) => h(Text, { key: t }, t)))", ["x", "y"]),
    ("h(View, null, n > 2 && h(Text, null, 'Many'), n > 3 && h(Text, null, 'More'))", ["Many"]),
    ("h(View, null, ...['p', 'q'].map((t) => <Text key={t}>{t}</Text>))", ["p", "q"]),
    ("<View>{h(Text, null, 'Mixed')}<Text>Tags</Text></View>", ["Mixed", "Tags"]),
    ("h('Text', null, 'Host')", ["Host"]),
  ])
  func `A created element is announced as an element with tags`(
    _ expression: String, _ announcements: [String]
  ) throws {
    #expect(try heard(returning: expression) == announcements)
  }

  @Test func `A component of the file gets props and children`() throws {
    let before = """
      const Row = ({ label, children }) => h(View, { accessible: true }, h(Text, null, label), children);
      """
    let created = try heard(
      returning: "h(Row, { label: 'Berth' }, h(Text, null, 'B7'))", before: before)
    #expect(created == ["Berth, B7"])
    let passed = try heard(
      returning: "h(Row, props)",
      before: before + "const props = { label: 'Gate', children: h(Text, null, 'A2') };")
    #expect(passed == ["Gate, A2"])
  }

  @Test(arguments: [
    "const h = React.createElement;", "const { createElement: h } = React;",
    "const { createElement: h } = require('react');",
  ])
  func `A constant can name the function`(_ declaration: String) throws {
    let code = """
      const React = require('react');
      \(declaration)
      module.exports = function Screen() { return h(Text, null, 'Named'); };
      """
    #expect(try heard(code) == ["Named"])
  }

  @Test func `Another function with this name creates no element`() throws {
    let code = """
      import { Text, View } from 'react-native';
      function createElement(kind, props, text) { return text; }
      export default function Screen() {
        return <View><Text>{createElement(View, null, 'Own')}</Text></View>;
      }
      """
    #expect(try heard(code) == ["Own"])
  }

  @Test func `An element whose component is computed is a diagnostic`() throws {
    let code = """
      import React from 'react';
      import { Text, View } from 'react-native';
      export default function Screen({ kinds }) {
        return <View>{React.createElement(kinds[0], null, 'Gone')}<Text>Here</Text></View>;
      }
      """
    let screen = try #require(try screens(code).first).screen
    #expect(VoiceOver().read(screen).stops.map(\.announcement.said) == ["Here"])
    #expect(screen.diagnostics.contains { $0.position?.line == 4 })
  }

  @Test(arguments: [
    "React.createElement(", "React.createElement(View", "React.createElement(View, {",
    "React.createElement(,)", "React.createElement(View, ...all)", "React.createElement()",
    "React.createElement(View, {}, React.createElement(Text, null, )", "React.createElement(View))",
    "h(h(h(", "React.createElement(View,,)", "<View>{React.createElement(Text}</View>",
  ])
  func `Broken calls are read without a crash`(_ call: String) {
    let code = "import { createElement as h } from 'react';\nconst a = <Text>A</Text>;\n\(call)"
    _ = try? screens(code)
  }

  @Test func `Deeply nested calls are read`() throws {
    let depth = 2_000
    let calls = String(repeating: "h(View, null, ", count: depth)
    let expression = calls + "h(Text, null, 'Deep')" + String(repeating: ")", count: depth)
    #expect(throws: Never.self) { _ = try heard(returning: expression) }
  }
}
