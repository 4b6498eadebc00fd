import Importers
import Simulator
import Testing

/// Components and functions that call themselves, and copies of elements.
@Suite struct JSXRecursionTests {
  private func heard(_ code: String) throws -> [String] {
    let whole = "import React from 'react';\nimport { Text, View } from 'react-native';\n" + code
    let screen = try #require(
      try ImportedScreen.contents(of: Array(whole.utf8), format: .jsx).first)
    return VoiceOver().read(screen.screen).stops.map(\.announcement.said)
  }

  @Test func `A component that renders itself shows a tree`() throws {
    let code = """
      const tree = { name: 'root', kids: [{ name: 'leaf', kids: [] }, { name: 'twig', kids: [{ name: 'bud', kids: [] }] }] };
      const Node = ({ node, level = 1 }) => (
        <View>
          <Text>{`${node.name}, level ${level}`}</Text>
          {node.kids.map((kid) => <Node key={kid.name} node={kid} level={level + 1} />)}
        </View>
      );
      export default () => <Node node={tree} />;
      """
    #expect(
      try heard(code) == ["root, level 1", "leaf, level 2", "twig, level 2", "bud, level 3"])
  }

  @Test(arguments: [
    ("const f = (n) => n <= 1 ? 1 : n * f(n - 1);", "f(4)", "24"),
    ("function f(s) { if (!s) { return ''; } return f(s.slice(1)) + s[0]; }", "f('abc')", "cba"),
  ])
  func `A function that calls itself with other arguments returns`(
    _ function: String, _ call: String, _ value: String
  ) throws {
    let code = "\(function)\nexport default () => <Text>{\(call)}</Text>;"
    #expect(try heard(code) == [value])
  }

  @Test(arguments: [
    "const f = (n) => f(n);", "const f = (n) => f(n + 1);", "const f = (n) => f(n + 1) + f(n + 2);",
    "const f = (l) => f([l, l]) + f([l, [l]]);",
    "const f = (n) => g(n + 1) + g(n + 2); const g = (n) => f(n + 3) + f(n + 4);",
  ])
  func `A function that never returns has an unknown value`(_ function: String) throws {
    let code = "\(function)\nexport default () => <View><Text>{f(0)}</Text><Text>End</Text></View>;"
    let stops = try heard(code)
    #expect(stops.first?.contains("⟨") == true)
    #expect(stops.last == "End")
  }

  @Test func `A component that always renders itself shows its content once`() throws {
    let code = """
      const Loop = () => <View><Text>Loop</Text><Loop /></View>;
      export default () => <View><Loop /><Text>End</Text></View>;
      """
    #expect(try heard(code) == ["Loop", "End"])
  }

  @Test func `A copy of an element has its own props`() throws {
    let code = """
      const Group = ({ children }) => (
        <View>
          {React.Children.map(children, (child, i) =>
            React.cloneElement(child, { accessibilityLabel: `Item ${i + 1}`, key: i }))}
        </View>
      );
      export default () => {
        const name = 'inner';
        const twice = React.cloneElement(
          React.cloneElement(<Text accessibilityRole="header">{name}</Text>, { testID: 'x' }),
          { accessibilityRole: 'link' });
        return <View><Group><Text>A</Text><Text accessibilityLabel="b">B</Text></Group>{twice}</View>;
      };
      """
    #expect(try heard(code) == ["Item 1", "Item 2", "inner, link"])
  }

  @Test func `A copy with unknown props is a diagnostic`() throws {
    let code = """
      import React from 'react';
      import { Text, View } from 'react-native';
      export default ({ more }) => <View>{React.cloneElement(<Text>A</Text>, more)}<Text>B</Text></View>;
      """
    let screen = try #require(
      try ImportedScreen.contents(of: Array(code.utf8), format: .jsx).first)
    #expect(screen.screen.diagnostics.contains { $0.position?.line == 3 })
  }

  @Test func `Composed styles hide an element`() throws {
    let code = """
      import { StyleSheet } from 'react-native';
      const styles = StyleSheet.create({ box: { padding: 4 }, off: { display: 'none' } });
      export default () => (
        <View>
          <View style={StyleSheet.compose(styles.box, styles.off)}><Text>Gone</Text></View>
          <View style={StyleSheet.flatten([styles.off, styles.box])}><Text>Gone</Text></View>
          <Text>Shown</Text>
        </View>
      );
      """
    #expect(try heard(code) == ["Shown"])
  }
}
