import Importers
import Simulator
import Testing
import Voices

@testable import announce

/// Keys that read, change and activate the element of a stop.
extension ListenSessionTests {
  @Test func `Up and down move through the parts`() throws {
    var session = try session()
    _ = session.press(.end)
    let said = said([.down, .down, .down, .up, .up], in: &session)
    #expect(said == ["Send", "button", "this is the last part", "Send", "this is the first part"])
    #expect(session.part == 0)
    #expect(session.caption?.text == "Send, button")
    _ = session.press(.character("r"))
    #expect(session.part == nil)
    #expect(self.said([.up], in: &session) == ["button"])
  }

  @Test(arguments: [(0, ["60%", "50%", "40%"]), (1, ["55%", "50%", "45%"])])
  func `Up and down change a value by the step of the reader`(
    _ reader: Int, _ values: [String]
  ) throws {
    #expect(try said(.right, .up, .down, .down, reader: reader).dropFirst() == values[...])
  }

  @Test func `A value stops at its limits`() throws {
    let field = "- spinbutton \"Age\":\n  - /now: 17\n  - /min: 16\n  - /max: 18"
    var session = try session(field)
    #expect(said([.up, .up], in: &session) == ["18", "18"])
    #expect(session.message == "this is the largest value")
    #expect(said([.down, .down, .down], in: &session) == ["17", "16", "16"])
    #expect(session.message == "this is the smallest value")
  }

  @Test func `A value text is not kept for another value`() throws {
    let field = "- slider \"Size\":\n  - /now: 2\n  - /min: 1\n  - /max: 3\n  - text: medium"
    var session = try session(field)
    #expect(session.caption?.text.contains("medium") == true)
    #expect(said([.up], in: &session) == ["60%"])
    #expect(session.message == "the file has no words for this value")
  }

  @Test func `A disabled control is not adjusted`() throws {
    let field = "- slider \"Size\" [disabled]:\n  - /now: 2\n  - /min: 1\n  - /max: 3"
    #expect(try said(.down, on: field) == ["Size"])
  }

  @Test(arguments: [
    ("- checkbox \"A\" [checked=false]", ["checked", "unchecked"], ["checked", "not checked"]),
    ("- switch \"W\" [checked]", ["off", "on"], ["off", "on"]),
    (
      "- radio \"R\" [checked=false]", ["checked", "nothing changes"],
      ["checked", "nothing changes"]
    ),
    ("- button \"More\" [expanded=false]", ["expanded", "collapsed"], ["expanded", "collapsed"]),
    ("- button \"Bold\" [pressed=false]", ["on", "off"], ["on", "off"]),
    (
      "- tab \"Two\" [selected=false]", ["selected, Two", "nothing changes"],
      [
        "selected", "nothing changes",
      ]
    ),
    (
      "- button \"Go\"",
      [
        "the file does not say what happens", "the file does not say what happens",
      ], ["the file does not say what happens", "the file does not say what happens"]
    ),
    (
      "- checkbox \"A\" [disabled]",
      [
        "nothing happens: this is disabled", "nothing happens: this is disabled",
      ], ["nothing happens: this is disabled", "nothing happens: this is disabled"]
    ),
  ])
  func `Enter double-taps`(_ outline: String, _ voiceOver: [String], _ talkBack: [String]) throws {
    for (reader, expected) in [voiceOver, talkBack].enumerated() {
      var session = try session(outline, reader: reader)
      let texts = [ListenKey.enter, .enter].map { key in
        guard case .speak(let utterance) = session.press(key) else { return "" }
        return utterance.spoken.text
      }
      #expect(texts == expected)
    }
  }

  @Test func `Choosing a radio button clears the others`() throws {
    let choice = "- radio \"A\" [checked]\n- radio \"B\" [checked=false]"
    var session = try session(choice)
    let said = said([.right, .enter, .left], in: &session)
    #expect(said.dropFirst() == ["checked", "A radio button unchecked"])
  }
}
