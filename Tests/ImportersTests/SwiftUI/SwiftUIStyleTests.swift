import Importers
import Simulator
import Testing

/// Styles that an app declares for controls and containers.
struct SwiftUIStyleTests {
  private static let styles = """
    struct Loud: ButtonStyle { var word = "now"
      func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.label; Text(word) } } }
    extension ButtonStyle where Self == Loud { static var loud: Loud { Loud() }
      static func loud(with word: String = "soon", size: Int = 1) -> Loud { Loud(word: word) } }
    struct Icon: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.icon } }
    struct Turned: LabelStyle { func makeBody(configuration: Configuration) -> some View {
      HStack { configuration.title; configuration.icon } } }
    struct Badged: LabelStyle { func makeBody(configuration: Configuration) -> some View {
      HStack { configuration.icon; configuration.title; Text("New"); Button("Info") {} } } }
    struct Compact: LabelStyle { func makeBody(configuration: Configuration) -> some View {
      Label(configuration).labelStyle(.iconOnly) } }
    struct Search: TextFieldStyle { func _body(configuration: TextField<Self._Label>) -> some View {
      HStack { Image(systemName: "magnifyingglass"); configuration } } }
    extension TextFieldStyle where Self == Search { static var search: Search { .init() } }
    struct Card: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View {
      VStack { configuration.label.accessibilityAddTraits(.isHeader); configuration.content } } }
    struct Boxed: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View {
      GroupBox(configuration).padding() } }
    struct Column: LabeledContentStyle { func makeBody(configuration: Configuration) -> some View {
      VStack { configuration.label; configuration.content } } }
    struct Accordion: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.label; if configuration.isExpanded { configuration.content } } } }
    struct Steps: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View { Text("Step 3") } }
    """

  @Test(arguments: [
    (#"Button("Go") {}.buttonStyle(.loud)"#, ["Go, now, button"]),
    (#"Button("Go") {}.buttonStyle(.loud(size: 2))"#, ["Go, soon, button"]),
    (#"VStack { Button("Go") {} }.buttonStyle(.loud(with: "later"))"#, ["Go, later, button"]),
    (#"Button("Go") {}.buttonStyle(.bordered)"#, ["Go, button"]),
    (#"Label("Hi", systemImage: "star").labelStyle(Icon())"#, ["Favorite, image"]),
    (#"Label("Hi", systemImage: "star").labelStyle(Turned())"#, ["Hi"]),
    (#"Label("Hi", systemImage: "star").labelStyle(Badged())"#, ["Hi", "New", "Info, button"]),
    (#"Label("Hi", systemImage: "star").labelStyle(Compact())"#, ["Hi, image"]),
    (
      #"TextField("Q", text: .constant("")).textFieldStyle(.search)"#,
      ["Search, image", "Q, text field, double tap to edit"]
    ),
    (
      #"GroupBox("Note") { Text("Saved"); Text("Today") }.groupBoxStyle(Card())"#,
      ["Note, heading", "Saved", "Today"]
    ),
    (#"GroupBox("Note") { Text("Saved") }.groupBoxStyle(Boxed())"#, ["Note", "Saved"]),
    (
      #"LabeledContent("Weight", value: "70 kg").labeledContentStyle(Column())"#,
      ["Weight", "70 kg"]
    ),
    (
      #"DisclosureGroup("More", isExpanded: .constant(true)) { Text("In") }.disclosureGroupStyle(Accordion())"#,
      ["More, expanded, button, double tap to collapse", "In"]
    ),
  ])
  func `A style of the app draws the view`(_ body: String, _ words: [String]) throws {
    let trial = try SwiftUITrial(body, around: Self.styles)
    #expect(trial.heard == words)
    #expect(trial.diagnostics.isEmpty, "\(trial.diagnostics)")
  }

  @Test func `A style that is not followed is reported`() throws {
    let trial = try SwiftUITrial(
      "ProgressView(value: 0.75).progressViewStyle(Steps())", around: Self.styles)
    #expect(trial.heard == ["Progress, 75%"])
    #expect(trial.diagnostics.contains { $0.contains("ProgressView") }, "\(trial.diagnostics)")
  }

  @Test(arguments: [
    "static var last: Last { .init() }", "static var last: Self { .init() }",
    "static var last: Self { Self() }", "static var last: some LabeledContentStyle { Last() }",
    "static let last = Last()", "static func last(_ gap: Int = 2) -> Self { Self() }",
    "static func last(_ gap: Int = 2) -> some LabeledContentStyle { Last() }",
  ])
  func `A member of an extension is a style of labeled content`(_ member: String) throws {
    let call = member.contains("func") ? ".last(3)" : ".last"
    let trial = try SwiftUITrial(
      "Form { LabeledContent(\"Name\", value: \"Ann\") }.labeledContentStyle(\(call))",
      around: """
        struct Last: LabeledContentStyle {
          func makeBody(configuration: Configuration) -> some View {
            VStack { configuration.content; configuration.label } } }
        extension LabeledContentStyle where Self == Last { \(member) }
        """)
    #expect(trial.heard == ["Ann", "Name"], "\(trial.diagnostics)")
  }

  @Test func `A computed property can return a value of an opaque type`() throws {
    let trial = try SwiftUITrial(
      #"VStack { Button("Go") {}.buttonStyle(style); Text(service.name); Text("\(numbers.count)") }"#,
      members: """
        var style: some ButtonStyle { Marked() }
        var service: any Service { Remote() }
        var numbers: some Collection<Int> { [1, 2] }
        """,
      around: """
        protocol Service { var name: String { get } }
        struct Remote: Service { let name = "Remote" }
        struct Marked: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View {
            HStack { configuration.label; Text("now") } } }
        """)
    #expect(trial.heard == ["Go, now, button", "Remote", "2"], "\(trial.diagnostics)")
  }
}
