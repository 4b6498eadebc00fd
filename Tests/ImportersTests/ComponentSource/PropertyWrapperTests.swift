import ComponentSource
import Testing

/// Property wrappers that the source declares.
struct PropertyWrapperTests {
  private static let wrappers = """
    @propertyWrapper struct Clamped { private var value: Int; let range: ClosedRange<Int>
      var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
      }
      var projectedValue: String { "at most \\(range.upperBound)" }
      init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
      } }
    @propertyWrapper struct Once { private var value: Int; private var isSet = false
      var wrappedValue: Int {
        get { value }
        set { if !isSet { value = newValue; isSet = true } }
      }
      init(wrappedValue: Int) { value = wrappedValue } }
    @propertyWrapper struct Trimmed { var wrappedValue: String { didSet { wrappedValue = "<" + wrappedValue + ">" } } }
    @propertyWrapper struct Boxed<Value> { var wrappedValue: Value }
    @propertyWrapper struct Remote { let key: String
      var wrappedValue: Int { get { server.number(key) } set { server.send(newValue) } } }
    struct Volume { @Clamped(0...10) var level = 3; @Clamped(0...10) var other: Int
      init(_ other: Int) { self.other = other; level = 40 } }
    struct Plain { @Clamped(0...10) var level = 3 }
    class Model { @Clamped(0...10) var level = 20; @Once var first = 1
      @Trimmed var name = "a"; @Boxed var size: TextSize = .large
      @Clamped(0...10) var seen = 1 { didSet { log += "\\(oldValue)\\(seen)" } }
      var log = ""
      static let shared = Model()
      func set() { level = 50; first = 2; first = 3; name = "b"; seen = 30 } }
    struct Store { @Clamped(0...10) static var level = 4; @Remote(key: "n") static var remote
      @Remote(key: "own") var own: Int }
    """

  private func source(_ body: String) -> EvaluatedSource {
    EvaluatedSource(
      swift: """
        \(Self.wrappers)
        func result() -> String { \(body) }
        struct Main: View { var body: some View { Show("\\(result())") } }
        """)
  }

  @Test(arguments: [
    ("let v = Volume(99); return \"\\(v.level) \\(v.other)\"", "10 10"),
    ("var p = Plain(); p.level += 60; return \"\\(p.level)\"", "10"),
    ("return \"\\(Plain(level: -5).level) \\(Plain().level)\"", "0 3"),
    ("let m = Model(); return \"\\(m.level)\"", "10"),
    (
      "let m = Model(); m.set(); return \"\\(m.level) \\(m.first) \\(m.name) \\(m.log)\"",
      "10 2 <b> 110"
    ),
    ("let m = Model(); return m.size == .large ? \"large\" : \"other\"", "large"),
    ("Store.level = -1; return \"\\(Store.level)\"", "0"),
  ])
  func `An assignment runs the setter of the property's wrapper`(_ body: String, _ text: String) {
    var source = source(body)
    #expect(source.screen() == ["Show('\(text)')"])
  }

  @Test(arguments: [
    ("return \"\\(Store.remote)\"", "{remote}"), ("return \"\\(Store().own)\"", "{own}"),
    ("var s = Store(); s.own = 3; return \"\\(s.own)\"", "{own}"),
  ])
  func `A value that a wrapper gets from elsewhere is unknown`(_ body: String, _ text: String) {
    var source = source(body)
    #expect(source.screen() == ["Show('\(text)')"])
    #expect(!source.evaluator.unknowns.isEmpty)
  }

  @Test func `A local variable with a wrapper is unknown after an assignment`() {
    var source = source("@Clamped(0...10) var n = 20; n = 50; return \"\\(n)\"")
    #expect(source.screen() == ["Show('{n}')"])
    source = self.source("@Clamped(0...10) var n = 20; return \"\\(n)\"")
    #expect(source.screen() == ["Show('10')"])
  }

  @Test func `A handler runs the setter of a wrapper, and a projection is the projected value`() {
    let code = """
      \(Self.wrappers)
      @propertyWrapper struct Kept: DynamicProperty { @State private var value: Int
        var wrappedValue: Int { get { value } nonmutating set { value = newValue * 2 } }
        init(wrappedValue: Int) { _value = State(initialValue: wrappedValue) } }
      struct Main: View {
        @StateObject var model = Model()
        @Clamped(0...7) var fixed = 9
        @Kept var kept = 5
        var body: some View {
          Button(action: { model.level = 70; kept = 4 }) { Text("\\(model.level) \\(kept) \\($fixed)") }
        } }
      """
    var source = EvaluatedSource(swift: code)
    #expect(source.screen() == ["Button(action: {}, {})", "  Text('10 5 at most 7')"])
    _ = source.run("action")
    #expect(source.screen() == ["Button(action: {}, {})", "  Text('10 8 at most 7')"])
    source = EvaluatedSource(swift: code.replacing("model.level = 70", with: "model.level = -7"))
    _ = source.run("action")
    #expect(source.screen() == ["Button(action: {}, {})", "  Text('0 8 at most 7')"])
  }
}
