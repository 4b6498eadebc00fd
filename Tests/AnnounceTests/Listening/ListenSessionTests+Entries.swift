import Importers
import Simulator
import Testing
import Voices

@testable import announce

/// Keys that begin an entry: a search, the number of a stop, the name of a file.
extension ListenSessionTests {
  @Test func `A search finds the next stop, wraps around and reports no match`() throws {
    var session = try session()
    let slash: [ListenKey] = [.character("/"), .paste("SEND"), .enter]
    #expect(said(slash, in: &session).last == "Send button")
    #expect(session.message == nil)
    _ = session.press(.character("n"))
    #expect(session.message == "only this stop has it")
    let news: [ListenKey] = [.character("/"), .paste("NEWS"), .enter]
    #expect(said(news, in: &session).last?.hasPrefix("News") == true)
    #expect(session.message == "found from the top")
    let nothing: [ListenKey] = [.character("/"), .character("x"), .character("y"), .enter]
    #expect(said(nothing, in: &session).last == "not found")
    #expect(session.positionText == "3 of 4")
  }

  @Test func `Repeating a search that never began is reported`() throws {
    let said = try said(.character("n"), .character("N"), .character("/"), .enter)
    let words = "there was no search; / begins one"
    #expect(said == [words, words, "", words])
  }

  @Test func `Digits jump to a stop`() throws {
    var session = try session()
    #expect(said([.character("4"), .enter], in: &session).last == "Send button")
    #expect(
      said([.character("g"), .character("2"), .enter], in: &session).last?.hasPrefix("Volume")
        == true)
    #expect(said([.character("9"), .enter], in: &session).last == "there are 4 stops")
    #expect(said([.character("0"), .enter], in: &session).last == "there are 4 stops")
    #expect(said([.character("g"), .enter], in: &session).last == "there are 4 stops")
    #expect(
      said([.character("g"), .paste("99999999999999999999"), .enter], in: &session).last
        == "there are 4 stops")
    #expect(session.positionText == "2 of 4")
  }

  @Test func `Typed text can be edited and cancelled`() throws {
    var session = try session()
    for key in [ListenKey.character("/"), .character("a"), .character("b"), .backspace] {
      _ = session.press(key)
    }
    #expect(session.entry == .search("a"))
    _ = session.press(.clearLine)
    #expect(session.entry == .search(""))
    _ = session.press(.character("q"))
    #expect(session.entry == .search("q"))
    _ = session.press(.escape)
    #expect(session.entry == nil)
    #expect(session.positionText == "1 of 4")
    _ = session.press(.character("g"))
    _ = session.press(.backspace)
    #expect(session.entry == nil)
    _ = session.press(.character("/"))
    _ = session.press(.paste(String(repeating: "a\u{1B}", count: 10_000)))
    #expect((session.entry?.text.count ?? 0) <= 200)
    for _ in 0..<300 { _ = session.press(.character("\u{301}")) }
    #expect((session.entry?.text.unicodeScalars.count ?? 0) <= 200)
    #expect(session.entry?.text.contains("\u{1B}") == false)
    #expect(session.press(.quit) == .quit)
  }

  @Test func `The walk is written to the chosen file`() throws {
    var session = try session()
    _ = session.press(.character("w"))
    #expect(session.entry == .file("form-voiceover.wav"))
    #expect(session.press(.enter) == .write("form-voiceover.wav"))
    _ = session.press(.character("w"))
    _ = session.press(.clearLine)
    #expect(session.press(.enter) == .none)
    #expect(session.message == "nothing was written: type a file name")
  }
}
