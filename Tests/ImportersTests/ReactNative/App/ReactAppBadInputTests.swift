import Importers
import Simulator
import Testing

/// Component functions that are truncated, broken or too large.
@Suite struct ReactAppBadInputTests {
  private static let component = """
    const Field = memo(forwardRef<TextInput, Props>(({ label, ...rest }, ref) => (
      <TextInput ref={ref} accessibilityLabel={label} {...rest} />
    )));
    export default function Screen({ onDone }) {
      const last = useRef<TextInput>(null), [name, setName] = useState('');
      const say = (text) => { if (!text) return; else { AccessibilityInfo.announceForAccessibility(text) } };
      useEffect(() => { const t = setTimeout(() => last.current!.focus(), 100); return () => stop(t) }, []);
      const go = async () => {
        try { await save(name) } catch (e) { say('bad') } finally { say(`${'done'}`), last.current?.focus() }
        for (const a of name) { say(a) }
        do { say('x') } while (name)
        switch (name) { case 'a': say('a'); default: return }
      }
      return (
        <Form onSubmit={() => { go(); return false }}>
          <Field label="Last" ref={last} onSubmitEditing={name ? go : () => go()} blurOnSubmit={false} />
          <Pressable onPress={() => name ? say('a') : name || go(), last.current && say('b')} />
        </Form>
      );
    }
    """

  @Test func `Code that breaks off at any point is read`() throws {
    let characters = Array(Self.component)
    for length in stride(from: 0, to: characters.count, by: 7) {
      _ = try? ReactAppTests.file(String(characters[..<length]))
      // Remove some characters in the middle.
      let after = min(characters.count, length + 5)
      _ = try? ReactAppTests.file(String(characters[..<length] + characters[after...]))
    }
    let whole = try ReactAppTests.file(Self.component)
    #expect(try ReactAppTests.answers(.opens, of: nil, in: whole) == [.wait(100), .focus("Last")])
  }

  @Test func `Endless functions and deep code are read`() throws {
    for body in [
      String(repeating: "if (A) { ", count: 5_000) + "say()" + String(repeating: "}", count: 5_000),
      String(repeating: "if (A) { } else ", count: 5_000) + "say()", "f0()",
      String(repeating: "a && ", count: 5_000) + "say()",
      String(repeating: "say(); ", count: 5_000),
      String(repeating: "((", count: 2_500) + "say()" + String(repeating: "))", count: 2_500),
      String(repeating: "A ? ", count: 5_000) + "say()" + String(repeating: ": 1", count: 5_000),
      String(repeating: "(() => { ", count: 2_000) + String(repeating: "})()", count: 2_000),
    ] {
      let calls = (0..<500).map { "const f\($0) = () => { f\($0 + 1)(); f\($0 + 1)(); };" }
      let screen = try ReactAppTests.screen(
        "<Button title=\"Send\" onPress={() => { \(body) }} />",
        code: calls.joined(separator: "\n"),
        before: "const A = true;")
      #expect(screen.app != nil, "\(body.prefix(40))")
    }
  }
}
