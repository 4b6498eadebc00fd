import Importers
import Simulator
import Testing

@testable import Audits

/// Readings of a screen in conditions other than those given.
struct ScreenReadingTests {
  private static let page = """
    <main><h1>Join</h1><form><label>Email <input placeholder="name@example.com"
      aria-describedby=a></label><p id=a hidden>Of your work</p>
    <label>Size <input type=range min=1 max=5></label><select aria-label=Color><option>Red</select>
    <ul><li><a href=/ title="Opens help">Help</a><li><button aria-haspopup=menu>More</button></ul>
    <details><summary>Why</summary>Because</details><button>Send</button></form></main>
    """

  private static let layout = """
    <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
      android:orientation="vertical">
    <EditText android:hint="Name"/><CheckBox android:text="I agree"/><SeekBar/>
    <Button android:text="Send" android:tooltipText="Sends it"/></LinearLayout>
    """

  @Test(arguments: [("html", page), ("android-layout", layout)])
  func `hints are turned off on an opened screen as on one that is opened without`(
    format: String, source: String
  ) throws {
    let known: InputFormat? = InputFormat(named: format)
    let screens = try ImportedScreen.contents(of: Array(source.utf8), format: known)
    let screen = try #require(screens.first).screen
    for reader in allReaders {
      var quiet = reader
      try quiet.set("hints", to: "off")
      let expected = quiet.read(screen)
      let walk = try #require(reader.opening(screen).walk.withoutHints())
      #expect(walk.stops == expected.stops)
      #expect(walk.stops != reader.read(screen).stops)
      #expect(walk.skippedNodes == expected.skippedNodes)
    }
  }

  @Test func `each node is found at its place, and none of another screen`() {
    var places = NodeIndexTable(count: 3)
    places.note(4, of: Node.Index(1))
    places.note(7, of: Node.Index(1))
    places[Node.Index(9)] = 1
    #expect(places[Node.Index(0)] == nil && places[Node.Index(1)] == 4)
    #expect(places[Node.Index(9)] == nil && places[Node.Index(-1)] == nil)
    #expect(places.mapped { $0 == 4 ? 2 : nil }[Node.Index(1)] == 2)
    #expect(places.mapped { _ in nil }[Node.Index(1)] == nil)
  }
}
