import ImportSupport
import Importers
import Requirements
import Simulator
import Testing

/// Unknown conditions, for which the screen shows the branch of an app at rest: for example, an app
/// that is not loading.
@Suite struct JSXRestingTests {
  /// Returns the texts and the diagnostics of the first screen, whose component has props with
  /// unknown values.
  private static func texts(
    _ elements: String, code: String = "", assuming assumptions: [(String, String)] = []
  ) throws -> (texts: [String], diagnostics: [String]) {
    let text = """
      import { ActivityIndicator, Text, View } from 'react-native';
      export default function Parcel({ late, parcel, parcels, step, kind, open }) {
        \(code)
        return <View>\(elements)</View>;
      }
      """
    var options = ImportOptions()
    options.assumptions = assumptions.map { (name: $0.0, value: $0.1) }
    let screens = try ImportedScreen.contents(
      of: Array(text.utf8), format: .jsx, file: "Parcel.tsx", options: options)
    let screen = try #require(screens.first).screen
    return (
      screen.preorder.map { screen[$0.index].name }.filter { !$0.isEmpty },
      screen.diagnostics.map(\.message)
    )
  }

  @Test func `A screen that a state keeps loading is followed by the loaded screen`() throws {
    let code = """
      import { useState, useEffect } from 'react';
      import { ActivityIndicator, Text, View } from 'react-native';
      export default function News() {
        const [loading, setLoading] = useState(true);
        useEffect(() => { fetch('x').then(() => setLoading(false)); }, []);
        if (loading) return <ActivityIndicator accessibilityLabel="Loading" />;
        return <View><Text>{loading ? 'Wait' : 'Storm'}</Text></View>;
      }
      """
    let screens = try ImportedScreen.contents(of: Array(code.utf8), format: .jsx)
    let texts = screens.map { VoiceOver().read($0.screen).stops.map(\.announcement.said) }
    #expect(texts == [["Loading"], ["Storm"]])
    let diagnostics = screens.first?.screen.diagnostics.map(\.message) ?? []
    #expect(diagnostics.contains { $0.contains("--assume loading=false") })
  }

  @Test func `A constant that keeps a component loading is no state`() throws {
    let code = """
      import { ActivityIndicator, Text } from 'react-native';
      export default function News() {
        const loading = true;
        if (loading) return <ActivityIndicator accessibilityLabel="Loading" />;
        return <Text>Storm</Text>;
      }
      """
    #expect(try ImportedScreen.contents(of: Array(code.utf8), format: .jsx).count == 1)
  }

  @Test(arguments: [
    ("{late ? <Text>Late</Text> : <Text>In time</Text>}", "In time", "late=true", "Late"),
    ("{late && <Text>Late</Text>}{<Text>A</Text>}", "A", "late=true", "Late"),
    ("{!late && <Text>In time</Text>}", "In time", "late=true", nil),
    ("{late || open ? <Text>One</Text> : <Text>None</Text>}", "None", "open=true", "One"),
    ("{late && open ? <Text>Both</Text> : <Text>No</Text>}", "No", "late && open=true", "Both"),
    ("{step > 2 ? <Text>Far</Text> : <Text>Near</Text>}", "Near", "step=3", "Far"),
    ("{step < 2 ? <Text>Near</Text> : <Text>Far</Text>}", "Near", "step=2", "Far"),
    ("{step === 0 ? <Text>First</Text> : <Text>Later</Text>}", "First", "step=1", "Later"),
    ("{step === 3 ? <Text>Third</Text> : <Text>No</Text>}", "No", "step=3", "Third"),
    ("{step !== 0 ? <Text>Later</Text> : <Text>First</Text>}", "First", "step=1", "Later"),
    (
      "{parcels.length === 0 ? <Text>None</Text> : <Text>Some</Text>}", "Some",
      "parcels.length=0", "None"
    ),
    (
      "{parcels.length > 0 ? <Text>Some</Text> : <Text>None</Text>}", "Some",
      "parcels.length=0", "None"
    ),
    (
      "{parcels.length >= 2 ? <Text>Many</Text> : <Text>Few</Text>}", "Few",
      "parcels.length=2", "Many"
    ),
    (
      "{parcels.length ? <Text>Some</Text> : <Text>None</Text>}", "Some", "parcels.length=0", "None"
    ),
    (
      "{0 < parcels.length ? <Text>Some</Text> : <Text>None</Text>}", "Some",
      "parcels.length=0", "None"
    ),
    ("{kind === 'gift' ? <Text>Gift</Text> : <Text>Box</Text>}", "Box", "kind=gift", "Gift"),
    ("{kind !== 'gift' ? <Text>Box</Text> : <Text>Gift</Text>}", "Box", "kind=gift", "Gift"),
    ("{parcel == null ? <Text>None</Text> : <Text>One</Text>}", "None", "parcel=true", "One"),
    ("{parcel.late ? <Text>Late</Text> : <Text>Soon</Text>}", "Soon", "parcel.late=true", "Late"),
    ("<Text>{late ? 'Late' : 'In time'}</Text>", "In time", "late=true", "Late"),
    ("<Text>{`It is ${late ? 'late' : 'near'}`}</Text>", "It is near", "late=true", "It is late"),
    ("{late ? <ActivityIndicator /> : <Text>Here</Text>}", "Here", "late=true", nil),
    ("{!parcel ? <ActivityIndicator /> : <Text>Here</Text>}", "Here", nil, nil),
  ])
  func `An unknown condition shows its branch at rest, and the other one if it is assumed`(
    _ elements: String, _ shown: String, _ reversal: String?, _ other: String?
  ) throws {
    let (texts, diagnostics) = try Self.texts(elements)
    #expect(texts == [shown])
    #expect(diagnostics.count == 1)
    guard let reversal else { return }
    #expect(diagnostics.first?.contains(reversal) == true)
    let sign = try #require(reversal.lastIndex(of: "="))
    let assumed = try Self.texts(
      elements,
      assuming: [(String(reversal[..<sign]), String(reversal[reversal.index(after: sign)...]))])
    #expect(assumed.diagnostics.isEmpty)
    if let other { #expect(assumed.texts.contains(other)) }
    #expect(assumed.texts != texts)
  }

  @Test(arguments: [
    "const top = () => { if (late) return <Text>Late</Text>; return <Text>In time</Text> };",
    "function top() { return late ? <Text>Late</Text> : <Text>In time</Text> }",
    "const top = () => { let text = 'In time'; if (late) { text = 'Late' } return <Text>{text}</Text> };",
  ])
  func `A function that renders a part shows what it returns at rest`(_ code: String) throws {
    let (texts, diagnostics) = try Self.texts("{top()}", code: code)
    #expect(texts == ["In time"])
    #expect(diagnostics.count == 1 && diagnostics[0].contains("--assume late=true"))
    #expect(
      try Self.texts("{top()}", code: code, assuming: [("late", "true")]).texts == ["Late"])
  }

  @Test func `A spread of props and a member have their values at rest`() throws {
    let elements = """
      <View {...(late ? { accessibilityLabel: 'Late' } : { accessibilityLabel: 'In time' })} accessible />
      <Text>{(late ? { name: 'Late' } : { name: 'Soon' }).name}</Text>
      """
    #expect(try Self.texts(elements).texts == ["In time", "Soon"])
    #expect(
      try Self.texts(elements, assuming: [("late", "true")]).texts == ["Late", "Late"])
  }

  @Test func `A member that is read with an optional chain can be assumed`() throws {
    let elements = "<Text>{parcel?.owner?.name || 'Nobody'}</Text>"
    let (texts, diagnostics) = try Self.texts(elements)
    #expect(texts == ["Nobody"])
    #expect(diagnostics.first?.contains("--assume parcel.owner.name=true") == true)
    #expect(try Self.texts(elements, assuming: [("parcel.owner.name", "Ann")]).texts == ["Ann"])
  }

  @Test(arguments: [
    ("late", "if (late) return <Text>Late</Text>;", ["Rest"]),
    ("parcel", "if (!parcel) return null;", ["Rest"]),
    ("parcel", "if (!parcel) return <View><ActivityIndicator /></View>;", ["Rest"]),
    ("open", "if (!open) { return <Text>Closed</Text>; }", ["Closed"]),
    (
      "kind",
      "switch (kind) { case 'a': case 'b': return <Text>A</Text>; case 'c': return <Text>C</Text> }",
      ["Rest"]
    ),
  ])
  func `An early return is taken if it shows something at rest`(
    _ name: String, _ code: String, _ expected: [String]
  ) throws {
    let (texts, diagnostics) = try Self.texts("<Text>Rest</Text>", code: code)
    #expect(texts == expected)
    #expect(diagnostics.contains { $0.contains("“") && $0.contains(name) })
  }

  @Test(arguments: [
    ("let text; if (late) { text = 'Late'; } else { text = 'In time'; }", "In time"),
    ("let text = 'In time'; if (late) text = 'Late';", "In time"),
    (
      "let text = ''; switch (kind) { case 'a': text = 'A'; break; default: text = 'Other'; }",
      "Other"
    ),
    ("const own = {}; if (!late) own.text = 'In time'; const text = own.text;", "In time"),
  ])
  func `A variable has the value that statements assign at rest`(
    _ code: String, _ shown: String
  ) throws {
    #expect(try Self.texts("<Text>{text}</Text>", code: code).texts == [shown])
  }

  @Test func `A known case of a switch is the only one`() throws {
    let code = """
      const own = 'c';
      switch (own) { case 'a': case 'b': return <Text>AB</Text>; case 'c': return <Text>C</Text>; }
      """
    let (texts, diagnostics) = try Self.texts("<Text>Rest</Text>", code: code)
    #expect(texts == ["C"] && diagnostics.isEmpty)
  }

  @Test func `An unknown list shows one entry, and none if it is assumed to be empty`() throws {
    let list = "{parcels.map(one => <Text>Parcel</Text>)}<Text>End</Text>"
    let (texts, diagnostics) = try Self.texts(list)
    #expect(texts == ["Parcel", "End"])
    #expect(diagnostics.first?.contains("--assume 'parcels=[]'") == true)
    #expect(try Self.texts(list, assuming: [("parcels", "[]")]).texts == ["End"])
    let named = "{parcels.map(one => <Text>{one.name}</Text>)}"
    let assumed = [("parcels", "[{\"name\": \"Shoes\"}, {\"name\": \"Books\"}]")]
    #expect(try Self.texts(named, assuming: assumed).texts == ["Shoes", "Books"])
  }

  @Test func `Each of two screens names the assumption that shows the other one`() throws {
    let code = """
      import { ActivityIndicator, Text } from 'react-native';
      export default function App({ loading }) {
        if (loading) return <ActivityIndicator />;
        return <Text>Ready</Text>;
      }
      """
    let screens = try ImportedScreen.contents(of: Array(code.utf8), format: .jsx)
    let messages = screens.map { $0.screen.diagnostics.map(\.message).joined() }
    #expect(screens.map(\.screen.name) == ["App", "App 2"])
    #expect(messages.first?.hasSuffix("; reverse it with --assume loading=true.") == true)
    #expect(messages.last?.hasSuffix("; reverse it with --assume loading=false.") == true)
  }

  @Test func `The name in a text is the name in its diagnostic`() throws {
    let (texts, diagnostics) = try Self.texts(
      "<Text>Hello {parcel?.owner.name}</Text><Text>{parcels[0].name}</Text>")
    for text in texts {
      let name = try #require(text.split(separator: "⟨").last?.split(separator: "⟩").first)
      #expect(diagnostics.contains { $0.contains("⟨\(name)⟩") })
    }
  }

  @Test func `Many conditions that assign one variable take linear time`() throws {
    func code(_ count: Int) -> String {
      let lines = (0..<count).map { "if (parcel.p\($0)) note = <Text>{'n\($0)'}</Text>;" }
      return "let note = <Text>Rest</Text>;\n" + lines.joined(separator: "\n")
    }
    var texts: [[String]] = []
    let isProportional = try isLinear(size: 500, input: code) {
      texts.append(try Self.texts("{note}", code: $0).texts)
    }
    #expect(texts == [["Rest"], ["Rest"], ["Rest"]])
    #expect(isProportional)
  }
}
