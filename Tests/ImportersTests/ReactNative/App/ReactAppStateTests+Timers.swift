import ImportSupport
import Importers
import Simulator
import Testing

/// Timers of handlers and effect hooks.
extension ReactAppStateTests {
  @Test func `A handler can set one entry of a list or object`() throws {
    let code = """
      const [digits, setDigits] = useState(['', '']);
      const [errors, setErrors] = useState({});
      const save = () => {
        const next = [...digits];
        next[1] = '7';
        setDigits(next);
        const found = {};
        const field = 'code';
        if (!next[0]) found[field] = 'Enter a digit';
        setErrors(found);
      };
      """
    let elements =
      "<Text>{digits.join('-')}</Text>{errors.code && <Text>{errors.code}</Text>}"
      + Self.button("save")
    let texts = try Self.texts(elements, code: code, after: "touch \"Go\"; double tap")
    #expect(texts == ["-7", "Enter a digit"])
  }

  @Test func `A state set after a delay changes the screen then`() throws {
    let code = "const [note, setNote] = useState('a');"
    let handler =
      "async () => { setNote('b'); await new Promise(r => setTimeout(r, 900)); setNote('c') }"
    let elements = "<Text>{note}</Text>\(Self.button(handler))"
    let go = "touch \"Go\"; double tap"
    #expect(try Self.texts(elements, code: code, after: go) == ["b"])
    #expect(try Self.texts(elements, code: code, after: "\(go); wait 2 s") == ["c"])
  }

  @Test func `A timer of an effect hook fires after its delay`() throws {
    let code = """
      const [note, setNote] = useState('');
      useEffect(() => {
        if (note) { const id = setTimeout(() => setNote(''), 5000); return () => clear(id); }
      }, [note]);
      """
    let elements = "{note ? <Text>{note}</Text> : null}\(Self.button("() => setNote('Saved')"))"
    let go = "touch \"Go\"; double tap"
    #expect(try Self.texts(elements, code: code, after: go) == ["Saved"])
    #expect(try Self.texts(elements, code: code, after: "\(go); wait 6 s") == [])
  }

  @Test func `A timer that starts itself again ends in time`() throws {
    let code = """
      const [count, setCount] = useState(0);
      useEffect(() => { if (count) { setTimeout(() => setCount(count + 1), 1000); } }, [count]);
      """
    let elements = "<Text>{`Count ${count}`}</Text>\(Self.button("() => setCount(1)"))"
    let go = "touch \"Go\"; double tap"
    #expect(try Self.texts(elements, code: code, after: go) == ["Count 1"])
    #expect(try Self.texts(elements, code: code, after: "\(go); wait 2500 ms") == ["Count 3"])
  }

  @Test func `A gesture before a timer fires meets the screen without its change`() throws {
    let code = """
      const [list, setList] = useState('empty');
      const [seen, setSeen] = useState('');
      const load = () => { setTimeout(() => setList('3 letters'), 4000); };
      """
    let elements = """
      <Text>{list}</Text>
      <Pressable accessibilityRole="button" accessibilityLabel="Load" onPress={load} />
      \(Self.button("() => setSeen(list)"))
      {seen ? <Text>{`Seen ${seen}`}</Text> : null}
      """
    let load = "touch \"Load\"; double tap"
    let look = "touch \"Go\"; at once; double tap"
    #expect(
      try Self.texts(elements, code: code, after: "\(load); at once; \(look)")
        == ["empty", "Seen empty"])
    #expect(
      try Self.texts(elements, code: code, after: "\(load); wait 5 s; \(look)")
        == ["3 letters", "Seen 3 letters"])
    #expect(
      try Self.texts(elements, code: code, after: "\(load); at once; \(look); wait 5 s")
        == ["3 letters", "Seen empty"])
  }

  @Test(arguments: [("clearTimeout(id)", ["On", "b"]), ("stop(id)", ["On", "ab"])])
  func `An effect hook that clears its timer cancels it before it runs again`(
    _ cleanup: String, _ expected: [String]
  ) throws {
    let code = """
      const [name, setName] = useState('');
      const [found, setFound] = useState('');
      useEffect(() => {
        if (!name) return;
        const id = setTimeout(() => setFound(old => old + name), 800);
        return () => \(cleanup);
      }, [name]);
      """
    let elements = """
      <Text>On</Text>
      <Text>{found}</Text>
      <Pressable accessibilityRole="button" accessibilityLabel="A" onPress={() => setName('a')} />
      <Pressable accessibilityRole="button" accessibilityLabel="B" onPress={() => setName('b')} />
      """
    let gestures =
      "touch \"B\"; touch \"A\"; double tap; at once; touch \"B\"; at once; double tap; wait 3 s"
    #expect(try Self.texts(elements, code: code, after: gestures) == expected)
  }
}
