import Importers
import Requirements
import Simulator
import Testing

/// Values in the environment, and stored values such as `@AppStorage`.
extension SwiftUIValueTests {
  @Test func `An object in the environment is known to the views inside`() throws {
    let around = """
      final class Cart: ObservableObject { @Published var count = 3 }
      @Observable final class User { var name = "Ida" }
      struct Inner: View { @EnvironmentObject var cart: Cart; @Environment(User.self) var user
        var body: some View { Text("\\(user.name): \\(cart.count)") } }
      """
    let body = "VStack { Inner() }.environmentObject(Cart()).environment(User())"
    #expect(try heard(body, around: around) == ["Ida: 3"])
    let alone = try SwiftUITrial(file: around)
    #expect(alone.heard == ["{user.name}: {cart.count}"])
    #expect(alone.diagnostics.contains { $0.contains("“cart.count”") })
  }

  @Test func `The size of text is the default one`() throws {
    let members = #"@Environment(\.dynamicTypeSize) private var size"#
    let body = """
      Text(size.isAccessibilitySize ? "big" : "usual")
      Text(size >= .accessibility1 ? "big" : "usual"); Text(size > .small ? "more" : "less")
      """
    let trial = try SwiftUITrial(body, members: members)
    #expect(trial.heard == ["usual", "usual", "more"])
    #expect(trial.diagnostics.isEmpty)
  }

  @Test func `A value that the app adds to the environment has its default, unless it is set`()
    throws
  {
    let around = """
      struct SizeKey: EnvironmentKey { static let defaultValue = "small" }
      extension EnvironmentValues {
        var size: String { get { self[SizeKey.self] } set { self[SizeKey.self] = newValue } }
        @Entry var tone = "calm"
      }
      """
    let members = #"@Environment(\.size) var size; @Environment(\.tone) var tone"#
    #expect(
      try heard(#"Text("\(size) \(tone)")"#, members: members, around: around) == ["small calm"])
    let body = #"Text("\(size) \(tone)").environment(\.tone, "loud")"#
    #expect(try heard(body, members: members, around: around) == ["small {tone}"])
  }

  @Test(arguments: ["AppStorage", "SceneStorage"])
  func `A stored value is its default, which is reported as an assumption`(_ wrapper: String) throws
  {
    let code = """
      struct Sample: View {
        @\(wrapper)("name") private var name = "Anna"
        @\(wrapper)("last") private var last: String?
        var body: some View { Text("Hello \\(name)"); if last != nil { Text("Again") } }
      }
      """
    let trial = try SwiftUITrial(file: code)
    #expect(trial.heard == ["Hello Anna"])
    #expect(trial.diagnostics.count == 2)
    #expect(trial.diagnostics.first?.contains("“name”") == true)
    #expect(trial.diagnostics.first?.contains("\"Anna\"") == true)
    #expect(trial.imported.last?.screen.diagnostics.first?.position?.line == 3)
    let assumed = try SwiftUITrial(file: code, assuming: [("name", "Berta"), ("last", "x")])
    #expect(assumed.heard == ["Hello Berta", "Again"])
    #expect(assumed.diagnostics.isEmpty)
  }

  @Test func `Values of the environment have the defaults of a phone`() throws {
    let members = #"""
      @Environment(\.horizontalSizeClass) var width; @Environment(\.isEnabled) var isEnabled
      @Environment(\.lineSpacing) var spacing; @Environment(\.imageScale) var scale
      @Environment(\.autocorrectionDisabled) var isPlain; @Environment(\.font) var font
      """#
    let body = #"""
      if width == .compact { Text("narrow") }
      if isEnabled, !isPlain, font == nil, scale == .medium { Text("\(spacing)") }
      """#
    #expect(try heard(body, members: members) == ["narrow", "0"])
  }

  @Test(arguments: [
    "Inner().environmentObject(first).environmentObject(first.second)",
    "Inner().environmentObject(first).padding().environmentObject(first.second)",
    "Inner().bold().environmentObject(first.second).environmentObject(first)",
  ])
  func `A view reads all objects of its environment`(_ body: String) throws {
    let trial = try SwiftUITrial(
      body, members: "@StateObject var first = First()",
      around: """
        class First: ObservableObject { @Published var name = "A"; let second = Second() }
        class Second: ObservableObject { @Published var name = "B" }
        struct Inner: View {
          @EnvironmentObject var first: First
          @EnvironmentObject var second: Second
          var body: some View { Text(first.name + second.name) }
        }
        """)
    #expect(trial.heard == ["AB"], "\(trial.diagnostics)")
  }

  private static let keys = """
    struct SizeKey: EnvironmentKey { static let defaultValue = "small" }
    struct Theme { var name = "plain" }
    extension EnvironmentValues {
      var size: String { get { self[SizeKey.self] } set { self[SizeKey.self] = newValue } }
      @Entry var tone = "calm"
      @Entry var note: String? = nil
      @Entry var theme = Theme()
    }
    extension View { func toned(_ tone: String) -> some View { environment(\\.tone, tone) } }
    @Observable final class User { var name: String; init(_ name: String) { self.name = name } }
    struct Tone: View { @Environment(\\.tone) var tone; var body: some View { Text(tone) } }
    struct Note: View { @Environment(\\.note) var note: String?
      var body: some View { Text(note ?? "none") } }
    struct Themed: View { @Environment(\\.theme.name) var name; var body: some View { Text(name) } }
    struct Name: View { @Environment(User.self) var user; var body: some View { Text(user.name) } }
    struct Able: View { @Environment(\\.isEnabled) var isEnabled
      var body: some View { Text(isEnabled ? "on" : "off") } }
    struct Toned: ViewModifier { let tone: String
      func body(content: Content) -> some View { content.padding().environment(\\.tone, tone) } }
    struct Boxed: ViewModifier { @Environment(\\.tone) var tone
      func body(content: Content) -> some View { VStack { Text(tone); content } } }
    """

  @Test(arguments: [
    (#"Name().environment(User("A")); Name()"#, ["A", "{user.name}"]),
    (
      #"VStack { Name(); Name().environment(User("B")); Name() }.environment(User("A"))"#,
      ["A", "B", "A"]
    ),
    (#"VStack { VStack { Name() }.environment(User("B")) }.environment(User("A"))"#, ["B"]),
    (#"Name().environment(User("B")).environment(User("A"))"#, ["B"]),
    (
      #"Text("x").overlay { Name() }.environment(User("A")); Text("y").environment(User("B")).overlay { Name() }"#,
      ["x", "A", "y", "{user.name}"]
    ),
    (
      #"VStack { Tone(); Tone().environment(\.tone, "loud"); Tone().toned("low") }.environment(\.tone, "mid")"#,
      ["mid", "loud", "low"]
    ),
    (#"VStack { Tone() }.environment(\.tone, "mid"); Tone()"#, ["mid", "{tone}"]),
    (#"Note(); Note().environment(\.note, "x")"#, ["{note}", "x"]),
    (#"Themed().environment(\.theme, Theme(name: "dark"))"#, ["dark"]),
    (#"Themed().environment(\.theme.name, "dark"); Themed()"#, ["dark", "{name}"]),
    (#"Themed()"#, ["plain"]), (#"Tone()"#, ["{tone}"]),
    (#"Able(); VStack { Able() }.disabled(true); Able().disabled(true)"#, ["on", "off", "off"]),
    (#"Text("x").modifier(Boxed()).environment(\.tone, "loud")"#, ["loud", "x"]),
    (#"Tone().modifier(Toned(tone: "low"))"#, ["low"]),
    (#"VStack { Tone() }.modifier(Toned(tone: "low")).environment(\.tone, "mid")"#, ["low"]),
    (#"Tone().transformEnvironment(\.tone) { $0 = "new" }"#, ["{tone}"]),
  ])
  func `A value in the environment applies to the views inside, and the innermost value wins`(
    _ body: String, _ words: [String]
  ) throws {
    let trial = try SwiftUITrial(body, around: Self.keys)
    #expect(trial.heard == words, "\(trial.diagnostics)")
    #expect(words.joined().contains("{") == !trial.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "#Preview { VStack { Tone(); Tone().environment(\\.tone, \"loud\") } }",
    """
    struct Tone_Previews: PreviewProvider {
      static var previews: some View { VStack { Tone(); Tone().environment(\\.tone, "loud") } } }
    """,
  ])
  func `The environment around a preview has its default values`(_ preview: String) throws {
    let around = """
      extension EnvironmentValues { @Entry var tone = "calm" }
      struct Tone: View { @Environment(\\.tone) var tone; var body: some View { Text(tone) } }
      """
    let trial = try SwiftUITrial(file: "\(around)\n\(preview)")
    #expect(trial.heard == ["calm", "loud"], "\(trial.diagnostics)")
    #expect(trial.diagnostics.isEmpty, "\(trial.diagnostics)")
  }

  @Test func `A handler and a pushed screen use the environment of their view`() throws {
    let code = """
      import SwiftUI
      @Observable final class Cart { var count = 1 }
      struct Row: View { @Environment(Cart.self) var cart
        var body: some View { Button("Add to \\(cart.count)") { cart.count += 1 } } }
      struct Sample: View { @State private var cart = Cart()
        var body: some View {
          NavigationStack { VStack { NavigationLink("Open") { Row() }; Row() } }.environment(cart) } }
      """
    let heard = try SwiftUISessionTests().lines(
      code,
      "touch \"Add to 1\"; double tap; touch \"Open\"; double tap; touch \"Add to 2\"; double tap")
    #expect(heard.joined().contains { $0.contains("Add to 3") }, "\(heard)")
  }

  @Test(arguments: [
    (#"VStack { Name().environment(other) }.environment(User("A"))"#, ["{other.name}"]),
    (#"VStack { Name().environment(User("B")) }.environment(other)"#, ["B"]),
    (#"VStack { Name().environmentObject(other) }.environment(User("A"))"#, ["A"]),
  ])
  func `An unknown object in the environment replaces the object around it`(
    _ body: String, _ words: [String]
  ) throws {
    let trial = try SwiftUITrial(body, members: "let other: User", around: Self.keys)
    #expect(trial.heard == words, "\(trial.diagnostics)")
  }

  @Test func `Nested modifiers of the app are followed, and endless ones are reported`() throws {
    let nested = (0..<20).map { number in
      """
      struct M\(number): ViewModifier {
        func body(content: Content) -> some View { content.modifier(M\(number + 1)()) } }
      """
    }
    let around =
      nested.joined(separator: "\n") + """

        struct M20: ViewModifier {
          func body(content: Content) -> some View { content.environment(\\.tone, "deep") } }
        struct Endless: ViewModifier { func body(content: Content) -> some View {
          content.modifier(Endless()).modifier(Endless()) } }

        """ + Self.keys
    let trial = try SwiftUITrial("Tone().modifier(M0()); Text(\"x\")", around: around)
    #expect(trial.heard == ["deep", "x"], "\(trial.diagnostics)")
    #expect(trial.diagnostics.isEmpty, "\(trial.diagnostics)")
    let endless = try SwiftUITrial("Text(\"x\"); Text(\"y\").modifier(Endless())", around: around)
    #expect(endless.heard.first == "x", "\(endless.diagnostics)")
    #expect(!endless.diagnostics.isEmpty)
  }

  @Test func `The arguments of a method with the name of a modifier are evaluated once`() throws {
    let code = """
      import SwiftUI
      final class Model: ObservableObject { @Published var count = 0
        func next() -> Bool { count += 1; return true }
        func disabled(_ flag: Bool) {} }
      struct Sample: View { @StateObject var model = Model()
        var body: some View {
          Button("Go") { model.disabled(model.next()) }; Text("\\(model.count)") } }
      """
    let heard = try SwiftUISessionTests().lines(code, "double tap; swipe right")
    #expect(heard.last == ["1"], "\(heard)")
  }

  @Test func `Environment keys without a closing bracket are read in limited time`() throws {
    let code =
      "import SwiftUI\nstruct Sample: View { var body: some View { Text(\"Hi\") } }\nfunc f() {\n"
      + String(repeating: "environment(\\.a\n", count: 6_000)
    var screen: Screen?
    let duration = try processorTime {
      screen = try Screen.contents(of: Array(code.utf8), format: .swiftui)
    }
    #expect(screen.map { VoiceOver().read($0).stops.map(\.announcement.text) } == ["Hi"])
    #expect(duration < 20)
  }
}
