import Simulator
import Testing

/// Swiping through a list that grows while a person reads it.
struct GrowingListTests {
  /// Returns an app that adds an article after the last one when the reader stops there.
  private static func feed(of count: Int) -> ClosureApp {
    ClosureApp { event, screen, _ in
      guard event.kind == .focus, let node = event.node,
        let number = Int(screen[node].name.split(separator: " ").last ?? ""), number < count,
        screen.index(called: "Article \(number + 1)") == nil
      else { return nil }
      return [
        .insert(
          AppEffect.Insertion(
            role: .button, name: "Article \(number + 1)", neighbour: "Article \(number)",
            isBefore: false))
      ]
    }
  }

  private static func session(of count: Int, by reader: any ScreenReader) -> Session {
    var session = Session(
      [.button("Home"), .button("Article 1")], by: reader, app: feed(of: count))
    session.begin()
    return session
  }

  @Test func `A walk reads everything that a list adds`() {
    for reader: any ScreenReader in [VoiceOver(), TalkBack()] {
      var session = Self.session(of: 30, by: reader)
      let step = session.perform(.walk(.right))
      #expect(step.problem == nil)
      #expect(session.focus?.name == "Article 30")
    }
  }

  @Test func `A walk through an endless list ends with a message`() {
    var session = Self.session(of: 100_000, by: VoiceOver())
    let step = session.perform(.walk(.right))
    #expect(step.problem?.contains("300 stops were added") == true, "\(step.problem ?? "none")")
  }

  @Test func `Swiping until a text reaches texts that a list adds`() throws {
    var session = Self.session(of: 30, by: TalkBack())
    let script = try GestureScript(#"until "Article 20""#)
    let steps = script.steps.map { session.perform($0.gesture) }
    #expect(steps.allSatisfy { $0.problem == nil })
    #expect(session.focus?.name == "Article 20")
  }
}
