import Importers
import Simulator
import Testing

@testable import Audits

/// Readings of a screen under other reading conditions.
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
  func `Removing hints from an opened screen equals opening it without hints`(
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

  @Test func `A table keeps the first index of each node and none of another screen`() {
    var table = NodeIndexTable(count: 3)
    table.insert(4, for: Node.Index(1))
    table.insert(7, for: Node.Index(1))
    table[Node.Index(9)] = 1
    #expect(table[Node.Index(0)] == nil && table[Node.Index(1)] == 4)
    #expect(table[Node.Index(9)] == nil && table[Node.Index(-1)] == nil)
    #expect(table.mapped { $0 == 4 ? 2 : nil }[Node.Index(1)] == 2)
    #expect(table.mapped { _ in nil }[Node.Index(1)] == nil)
  }
}
