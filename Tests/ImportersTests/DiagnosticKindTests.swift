import Foundation
import Importers
import Simulator
import Testing

/// Kinds and nodes of the diagnostics of every fixture.
@Suite struct DiagnosticKindTests {
  private static let screens: [(fixture: ScreenFixture, screen: Screen)] =
    ScreenFixture.all.flatMap { fixture -> [(ScreenFixture, Screen)] in
      guard let source = fixture.source else { return [] }
      let format = fixture.name.split(separator: "/").first.flatMap {
        InputFormat(named: String($0))
      }
      let screens = try? ImportedScreen.contents(
        ofFile: source.path(percentEncoded: false), format: format)
      return (screens ?? []).map { (fixture, $0.screen) }
    }

  @Test func `Every diagnostic has a kind, and a node if it concerns one`() {
    for (fixture, screen) in Self.screens {
      let positions = Set(screen.preorder.compactMap { screen[$0.index].position })
      for diagnostic in screen.diagnostics {
        #expect(diagnostic.kind != .stated, "\(fixture): \(diagnostic.message)")
        guard let position = diagnostic.position, positions.contains(position) else { continue }
        #expect(diagnostic.node != nil, "\(fixture): \(diagnostic.message)")
      }
    }
  }

  /// Diagnostics of this kind are about one node, if the text is on the screen.
  @Test func `A diagnostic about an unknown text has a node`() {
    for (fixture, screen) in Self.screens where screen.count > 0 {
      for diagnostic in screen.diagnostics
      where diagnostic.kind == .unresolvedText && diagnostic.position != nil {
        guard diagnostic.position?.file == nil else { continue }
        #expect(diagnostic.node != nil, "\(fixture): \(diagnostic.message)")
      }
    }
  }

  @Test func `Messages have no unfilled placeholders`() {
    for (fixture, screen) in Self.screens {
      for diagnostic in screen.diagnostics {
        for mark in ["{}", "(~)", "“~”", "one|", "]|"] {
          #expect(!diagnostic.message.contains(mark), "\(fixture): \(diagnostic.message)")
        }
      }
    }
  }

  @Test(arguments: [
    ("a.html", "<script>1</script>", ImportDiagnostic.Kind.notComputed),
    ("a.html", "<iframe src=x></iframe>", .leftOut),
    ("a.html", "<link rel=stylesheet href=a.css>", .missingFile),
    ("a.jsx", "<Foo>a</Foo>", .guessedComponent), ("a.jsx", "<Text>{name}</Text>", .unresolvedText),
    ("a.jsx", "<View>{open && <Text>a</Text>}</View>", .notComputed),
    ("a.xml", "<TextView android:text=\"@string/x\"/>", .unresolvedText),
    ("a.xml", "<com.acme.AcmeButton android:text=\"x\"/>", .guessedComponent),
    ("a.json", #"{"type": "Foo", "props": {}, "children": ["a"]}"#, .guessedComponent),
    ("a.json", #"{"className": "android.widget.Button", "text": "a"}"#, .approximation),
    ("a.json", #"{"className": "android.widget.Button", "odd": 1}"#, .unknownAttribute),
    ("a.json", #"{"isElement": true, "label": "a"}"#, .approximation),
    ("a.xml", "<hierarchy><node class=\"android.widget.Button\"/></hierarchy>", .notInFormat),
    ("a.xml", "<XCUIElementTypeFoo label=\"a\"/>", .unknownClass),
  ])
  func `A diagnostic has the matching kind`(
    _ file: String, _ text: String, _ kind: ImportDiagnostic.Kind
  ) throws {
    let screen = try Screen.contents(of: Array(text.utf8), file: file)
    #expect(screen.diagnostics.map(\.kind).contains(kind), "\(screen.diagnostics)")
  }

  @Test func `A diagnostic about a guessed component names its node`() throws {
    let screen = try Screen.contents(
      of: Array("<View>\n <Foo>a</Foo>\n</View>".utf8), file: "a.jsx")
    let diagnostic = try #require(screen.diagnostics.first { $0.kind == .guessedComponent })
    let node = try #require(diagnostic.node)
    #expect(screen[node].position?.line == 2)
  }
}

/// The list of formats.
@Suite struct FormatListTests {
  @Test func `Each format has a unique name, extension and block language`() {
    let names = InputFormat.all.map(\.name)
    #expect(Set(names).count == names.count)
    let sources = [
      "swiftui": "import SwiftUI\nstruct A: View { var body: some View { Text(\"Go\") } }",
      "kotlin": "@Composable\nfun A() { Text(\"Go\") }",
    ]
    for format in InputFormat.all {
      #expect(InputFormat(named: format.name) == format)
      // A block of Swift or Kotlin is only a screen if its code declares one.
      let code = sources[format.name] ?? ""
      #expect(InputFormat.isScreen(blockIn: format.name, text: code))
      #expect(InputFormat.detect(blockIn: format.name, bytes: Array(code.utf8)) == format)
      #expect(!format.guide.summary.isEmpty && !format.guide.sources.isEmpty)
      #expect(!format.guide.recognised.isEmpty && !format.guide.unknown.isEmpty)
    }
  }

  @Test func `Each format is recognised by its own files`() throws {
    // For “null” and a tree without headings, the format must be given.
    let isNamed: Set = ["test-renderer/nothing", "xcuitest/tree-only"]
    for fixture in ScreenFixture.all where !isNamed.contains(fixture.name) {
      guard let source = fixture.source, let folder = fixture.name.split(separator: "/").first,
        let format = InputFormat(named: String(folder))
      else { continue }
      let bytes = Array(try Data(contentsOf: source))
      let found = InputFormat.detect(path: source.lastPathComponent, bytes: bytes)
      #expect(found == format, "\(fixture)")
    }
  }
}
