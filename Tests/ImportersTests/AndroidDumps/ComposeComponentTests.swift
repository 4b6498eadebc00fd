import Foundation
import Importers
import Simulator
import Testing

/// Compose components as merged and unmerged semantics trees, with TalkBack's announcement at each
/// stop.
///
/// `Fixtures/Compose/KIND.txt` holds the printed trees, one for each component, and
/// `KIND.words` the announcements without usage hints: the name of a component on a line of its
/// own, then a line for each stop.
@Suite struct ComposeComponentTests {
  private struct Component: Equatable, CustomStringConvertible {
    var name: String
    var stops: [String] = []
    var description: String { ([name] + stops.map { "  " + $0 }).joined(separator: "\n") }
  }

  @Test(arguments: ["merged", "unmerged"])
  func `Each component is announced as Compose exposes it`(_ kind: String) throws {
    let folder = try #require(Bundle.module.resourceURL?.appending(path: "Fixtures/Compose"))
    let words = try String(contentsOf: folder.appending(path: "\(kind).words"), encoding: .utf8)
    var expected: [Component] = []
    for line in words.split(separator: "\n") {
      if line.hasPrefix("  ") {
        expected[expected.count - 1].stops.append(String(line.dropFirst(2)))
      } else {
        expected.append(Component(name: String(line)))
      }
    }
    let file = folder.appending(path: "\(kind).txt").path(percentEncoded: false)
    let screens = try ImportedScreen.contents(ofFile: file, format: .compose)
    try #require(screens.count == expected.count)
    var talkBack = TalkBack()
    try talkBack.set("hints", to: "off")
    for (imported, component) in zip(screens, expected) {
      let stops = talkBack.read(imported.screen).stops.map(\.announcement.text)
      #expect(Component(name: component.name, stops: stops) == component)
    }
  }
}
