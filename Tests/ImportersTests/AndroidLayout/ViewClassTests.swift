import Simulator
import Testing

@testable import Importers

@Suite struct ViewClassTests {
  /// For each kind of view, the classes that TalkBack receives.
  ///
  /// Kinds that keep their own class are not listed.
  private static let reported: [AndroidViewClass.Kind: [String]] = [
    .text: ["TextView"], .field: ["EditText"],
    .dropDown: ["AutoCompleteTextView", "MultiAutoCompleteTextView"], .searchBar: ["EditText"],
    .button: ["Button"], .imageButton: ["ImageButton", "Button", "FloatingActionButton"],
    .toggleButton: ["ToggleButton"], .checkBox: ["CheckBox", "CompoundButton"],
    .radio: ["RadioButton"], .toggleSwitch: ["Switch"], .checkedText: ["CheckedTextView"],
    .spinner: ["Spinner"], .seekBar: ["SeekBar"], .slider: ["SeekBar"], .rating: ["RatingBar"],
    .progress: ["ProgressBar"], .image: ["ImageView"], .list: ["ListView", "RecyclerView"],
    .grid: ["GridView"], .pager: ["ViewPager"], .tabItem: ["LinearLayout"],
    .tabLayout: ["HorizontalScrollView"], .radioGroup: ["RadioGroup"],
    .scroll: ["ScrollView", "HorizontalScrollView"],
  ]

  @Test func `The kind of a view class matches the class that it reports`() throws {
    for (name, viewClass) in AndroidViewClass.table.sorted(by: { $0.key < $1.key }) {
      guard let classes = viewClass.kind.flatMap({ ViewClassTests.reported[$0] }) else { continue }
      let screen = try LayoutText.screen(
        """
        <\(name) android:contentDescription="x" android:text="x" />
        """)
      let exposed = TalkBack().expose(screen).dropFirst().first?.title ?? ""
      let simple = exposed.split(separator: ".").last.map(String.init) ?? ""
      #expect(classes.contains(simple) || name.hasPrefix("Extended"), "\(name): \(exposed)")
    }
  }

  // TextView has the attribute `android:text`; ImageView and View do not extend TextView.
  @Test(arguments: [
    ("ImageButton", ""), ("ImageView", ""), ("View", ""), ("Button", "Close"),
    ("com.example.IconImageButton", "Close"),
  ]) func `Only text views show a text`(viewClass: String, name: String) throws {
    let screen = try LayoutText.screen("<\(viewClass) android:text=\"Close\" />")
    let names = screen.preorder.map { screen[$0.index].name }
    #expect(names.joined() == name, "\(viewClass): \(names)")
  }
}
