import Importers
import Simulator
import Testing

/// Fields, states and default props of class components.
@Suite struct JSXClassTests {
  private func heard(_ code: String) throws -> [String] {
    let whole = "import React from 'react';\nimport { Text, View } from 'react-native';\n" + code
    let screen = try #require(
      try ImportedScreen.contents(of: Array(whole.utf8), format: .jsx).first)
    return VoiceOver().read(screen.screen).stops.map(\.announcement.said)
  }

  /// Returns the announcements of a class component with these members.
  private func heard(_ members: String, showing shown: String) throws -> [String] {
    try heard(
      """
      export default class Screen extends React.Component {
        \(members)
        render() { return <View>\(shown)</View>; }
      }
      """)
  }

  @Test(arguments: [
    ("title = 'Tides';", "this.title", "Tides"),
    ("constructor(props) { super(props); this.title = 'Tides'; }", "this.title", "Tides"),
    (
      "title = 'Old'; constructor(props) { super(props); this.title = 'New'; }", "this.title", "New"
    ),
    (
      "constructor(props) { super(props); Object.assign(this, { title: 'A', n: 2 }, { n: 3 }); }",
      "`${this.title} ${this.n}`", "A 3"
    ),
    (
      "constructor(props) { super(props); this.n = 1; Object.assign(this, { title: 'B' }); }",
      "`${this.title} ${this.n}`", "B 1"
    ),
    (
      "static defaultProps = { name: 'Pier' }; title = `At ${this.props.name}`;", "this.title",
      "At Pier"
    ),
    ("first = 'A'; title = this.first + '!';", "this.title", "A!"),
  ])
  func `A field has its value after the constructor`(
    _ members: String, _ expression: String, _ text: String
  ) throws {
    #expect(try heard(members, showing: "<Text>{\(expression)}</Text>") == [text])
  }

  @Test(arguments: [
    "title = 'Old'; componentDidMount() { this.title = 'New'; }",
    "title = 'Old'; constructor(props) { super(props); if (props.x) { this.title = 'New'; } }",
    "title = 'Old'; constructor(props) { super(props); Object.assign(this, props.fields); }",
    "title = 'Old'; load() { Object.assign(this, { title: 'New' }); }",
    "",
  ])
  func `A field that other code can change is unknown`(_ members: String) throws {
    #expect(try heard(members, showing: "<Text>{this.title}</Text>") == ["⟨this.title⟩"])
  }

  @Test(arguments: [
    "state = { label: this.props.title };",
    "constructor(props) { super(props); this.state = { label: props.title }; }",
    "constructor(props) { super(props); const label = props.title; this.state = { label }; }",
  ])
  func `A state begins with default props`(_ state: String) throws {
    let members = "static defaultProps = { title: 'Settings' };\n\(state)"
    #expect(try heard(members, showing: "<Text>{this.state.label}</Text>") == ["Settings"])
  }

  @Test func `Each instance has the state that its props give`() throws {
    let code = """
      class Card extends React.Component {
        constructor(props) { super(props); this.state = { label: props.title + '!' }; }
        render() { return <Text>{this.state.label} {this.props.kind}{this.missing}</Text>; }
      }
      Card.defaultProps = { title: 'None', kind: 'plain' };
      export default function Screen() {
        return <View><Card title="One" /><Card title="Two" kind="big" /><Card /></View>;
      }
      """
    #expect(
      try heard(code) == [
        "One! plain⟨this.missing⟩", "Two! big⟨this.missing⟩", "None! plain⟨this.missing⟩",
      ])
  }
}
