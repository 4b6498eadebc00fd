import Importers
import Simulator
import Testing

@Suite struct ReactTimersTests {
  private static func session(_ gestures: String) throws -> Session {
    let imported = try ReactAppTests.screen(
      """
      {out ? <Text>Signed out</Text> : <Text>Account</Text>}
      <Pressable accessibilityRole="button" accessibilityLabel="Pay" onPress={() => 0} />
      """,
      code: """
        const [out, setOut] = useState(false);
        useEffect(() => {
          const id = setTimeout(() => setOut(true), 900000);
          return () => clearTimeout(id);
        }, []);
        """)
    var session = Session(imported.screen, by: TalkBack(), app: imported.activeApp)
    for step in try GestureScript(gestures).steps { session.perform(step.gesture) }
    return session
  }

  @Test func `A timer of a quarter of an hour does not fire while a person listens`() throws {
    let session = try Self.session("swipe right; swipe left; swipe right")
    #expect(session.screen.index(called: "Account") != nil)
    #expect(session.clock < 60_000)
  }

  @Test func `A timer of a quarter of an hour fires after that time`() throws {
    let session = try Self.session("swipe right; wait 901 s; swipe right")
    #expect(session.screen.index(called: "Signed out") != nil)
  }
}
