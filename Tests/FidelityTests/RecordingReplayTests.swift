import Importers
import Testing

@testable import Fidelity

@Suite struct RecordingReplayTests {
  private static let page = """
    <h1>Pets</h1>
    <form><fieldset><legend>Animal</legend>
      <input type=radio name=a id=cat><label for=cat>Cat</label>
      <input type=radio name=a id=dog><label for=dog>Dog</label>
    </fieldset>
    <label for=n>Notes</label> <textarea id=n>none yet</textarea>
    <button>Send</button></form>
    <p id=end>End</p>
    """

  @Test func `A selector determines the target`() throws {
    let comparison = try Fixture.compare(RecordingReplayTests.page, said: "Pets, heading level 1") {
      $0.target = "h1"
    }
    #expect(comparison.isSameWithoutHints)
  }

  @Test func `The first stop inside an element represents it`() throws {
    let comparison = try Fixture.compare(RecordingReplayTests.page, said: "Animal, form start") {
      $0.target = "fieldset"
    }
    #expect(comparison.isSameWithoutHints)
  }

  @Test func `A path to the stop right after the element is accepted`() throws {
    let comparison = try Fixture.compare(RecordingReplayTests.page, said: "End") {
      $0.target = "form"
      $0.stopPath = "body > p"
    }
    #expect(comparison.predicted == "End")
  }

  @Test func `An element without a stop is represented by the stop around it`() throws {
    let comparison = try Fixture.compare("<button><b>Go <i>now</i></b></button>", said: "") {
      $0.target = "i"
    }
    #expect(comparison.predicted == "Go now, button")
  }

  @Test func `Many matching elements are searched in linear time`() throws {
    let page =
      String(repeating: "<p hidden>x</p>", count: 4000)
      + String(repeating: "<p>y</p>", count: 4000) + "<div id=z>z</div>"
    let comparison = try Fixture.compare(page, said: "z") {
      $0.target = "p"
      $0.stopPath = "#z"
    }
    #expect(comparison.predicted == "z")
  }

  @Test func `A path to a stop elsewhere is rejected`() throws {
    let comparison = try Fixture.compare(RecordingReplayTests.page, said: "End") {
      $0.target = "fieldset"
      $0.stopPath = "body > p"
    }
    #expect(comparison.predicted == "Animal, form start")
  }

  @Test func `A jump by form fields is replayed as a jump`() throws {
    let comparison = try Fixture.compare(
      RecordingReplayTests.page, said: "Animal, Cat, radio button, unchecked, 1 of 2"
    ) {
      $0.target = "#cat"
      $0.command = "next_form_field"
    }
    #expect(comparison.isSameWithoutHints)
  }

  @Test(arguments: ["previous_form_field", "next_form_control", "next_item_of_type"])
  func `Every command for a jump to a field is replayed as a jump`(command: String) throws {
    let comparison = try Fixture.compare(
      RecordingReplayTests.page, said: "Animal, Cat, radio button, unchecked, 1 of 2"
    ) {
      $0.target = "#cat"
      $0.command = command
    }
    #expect(comparison.isSameWithoutHints)
  }

  @Test func `An unknown command is replayed as a swipe`() throws {
    let comparison = try Fixture.compare(RecordingReplayTests.page, said: "Cat, radio button") {
      $0.target = "#cat"
      $0.command = "shake_twice"
    }
    #expect(comparison.predicted == "Cat, radio button, unchecked, 1 of 2")
  }

  @Test func `A control is activated first if the recording says so`() throws {
    let comparison = try Fixture.compare(
      RecordingReplayTests.page, said: "checked. In group, option 1 of 2, Cat, radio button",
      reader: "talkback"
    ) {
      $0.target = "#cat"
      $0.isActivatedBefore = true
    }
    #expect(comparison.isSameWithoutHints)
  }

  @Test func `An activation is compared by itself`() throws {
    let comparison = try Fixture.compare(RecordingReplayTests.page, said: "checked") {
      $0.target = "#cat"
      $0.command = "activate_form_control"
    }
    #expect(comparison.isSameWithoutHints)
  }

  @Test func `Silence matches only silence`() throws {
    let silent = try Fixture.compare(RecordingReplayTests.page, said: "") {
      $0.target = "form"
      $0.isSilent = true
    }
    #expect(silent.isSame && silent.isSameWithoutHints)
    let spoken = try Fixture.compare(RecordingReplayTests.page, said: "") {
      $0.target = "button"
      $0.isSilent = true
    }
    #expect(!spoken.isSame)
  }

  @Test func `Hints count only if the recording contains them`() throws {
    let unheard = try Fixture.compare(
      RecordingReplayTests.page, said: "not checked. In group, option 1 of 2, Cat, radio button",
      reader: "talkback"
    ) {
      $0.target = "#cat"
    }
    #expect(unheard.isSame)
    let other = try Fixture.compare(
      RecordingReplayTests.page,
      said: "not checked. In group, option 1 of 2, Cat, radio button, double tap to select",
      reader: "talkback"
    ) {
      $0.target = "#cat"
      $0.hasHint = true
    }
    #expect(!other.isSame && other.isSameWithoutHints)
  }

  @Test func `Any of the alternatives matches`() throws {
    let comparison = try Fixture.compare(RecordingReplayTests.page, said: "Transmit, button") {
      $0.target = "button"
      $0.alternatives = ["Send, button"]
    }
    #expect(comparison.isSameWithoutHints)
    #expect(comparison.wordShare == 1)
  }

  @Test func `The word score counts recorded words that are predicted`() throws {
    let comparison = try Fixture.compare(
      RecordingReplayTests.page, said: "Send, dimmed, button, link"
    ) {
      $0.target = "button"
    }
    #expect(comparison.recordedWords == 4)
    #expect(comparison.wordsSaid == 2)
  }

  @Test func `A computed text is compared with the matching profile`() throws {
    var node = RecordedNode(role: "button")
    node.texts["label"] = "Send"
    let comparison = try Fixture.compare("", said: "Send. Button.") {
      $0.input = .tree(node)
      $0.platform = "ios-native"
      $0.sourceKind = .reverseEngineered
    }
    #expect(comparison.predicted == "Send. Button.")
  }

  @Test func `A child path determines the target in a tree`() throws {
    var tab = RecordedNode(role: "button")
    tab.texts["label"] = "Two"
    var bar = RecordedNode(role: "group")
    bar.children = [RecordedNode(role: "button"), tab]
    let comparison = try Fixture.compare("", said: "Two, button") {
      $0.input = .tree(bar)
      $0.platform = "ios-native"
      $0.target = "children[1]"
    }
    #expect(comparison.isSameWithoutHints)
  }

  @Test(arguments: [
    "children[9]", "children[-1]", "children[", "x", "children[0].children[99999999999]",
  ])
  func `A missing target does not crash`(target: String) throws {
    let comparison = try Fixture.compare("", said: "Two") {
      $0.input = .tree(RecordedNode(role: "group"))
      $0.platform = "android-native"
      $0.target = target
    }
    #expect(!comparison.isSame)
  }

  @Test func `A recording that cannot be replayed has a reason`() throws {
    let elsewhere = try Fixture.compare("", said: "x") { $0.input = .elsewhere("shop.html") }
    #expect(elsewhere.obstacle == "the file does not contain the page")
    let foreign = try Fixture.compare("<p>x", said: "x", reader: "jaws")
    #expect(foreign.obstacle == "there is no reader “jaws”")
    let tongue = try Fixture.compare("<p>x", said: "x") { $0.locale = "tlh" }
    #expect(tongue.obstacle?.contains("tlh") == true)
    #expect(!elsewhere.isSame && !foreign.isSame && !tongue.isSame)
  }

  @Test(arguments: [
    ("talkback", "AT 7.3.0 browser 77 OS 7.0 2019-10-22", ["profile=7.3", "chrome=85", "api=26"]),
    ("talkback", "AT 8.1 browser 78 OS 8.1 2019-11-27", ["profile=15.1", "chrome=85", "api=27"]),
    (
      "talkback", "TalkBack 16.2, Chrome 143, Android 16", ["profile=16.2", "chrome=143", "api=36"]
    ),
    ("talkback", "AT 13.5 OS 12, then OS 13", ["profile=15.1", "api=33"]),
    ("voiceover", "iOS 14.8", ["profile=ios17", "webkit=15"]),
    ("voiceover", "iOS 17.4", ["profile=ios17", "webkit=17"]),
    ("talkback", "AT 13.5 browser 107 OS 12", ["profile=15.1", "chrome=125", "api=31"]),
    ("voiceover", "AT 18.5", ["profile=ios18", "webkit=18"]),
    ("talkback", "TalkBack 17.0.1, Android 13", ["profile=17.0", "api=33"]),
    ("talkback", "TalkBack 17.0.0, Android 17", ["profile=17.0", "api=37"]),
    ("voiceover", "iPadOS 27 (2027)", ["profile=ios27", "webkit=27"]),
    ("voiceover", "TalkBack 15.1, by ear, iOS", []), ("talkback", "", []),
    ("talkback", "AT x.y OS 99999999999999999999", []),
  ])
  func `A recording is read by the nearest version`(
    _ reader: String, _ notes: String, _ settings: [String]
  ) {
    let release = ReaderRelease(notes, of: reader)
    #expect(
      release.settings(of: reader).map { "\($0.key)=\($0.value)" } == ["phone=2024"] + settings)
  }
}
