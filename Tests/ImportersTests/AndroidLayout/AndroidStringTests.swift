import Simulator
import Testing

@testable import AndroidImport
@testable import Importers

@Suite("Android string resources")
struct AndroidStringTests {
  /// Returns a layout with one text view, whose text is a reference to the given string resources.
  private func read(_ values: String, _ reference: String = "@string/x") throws -> ExpandedLayout {
    let space = "xmlns:android=\"http://schemas.android.com/apk/res/android\""
    return try ProjectFolder(
      "<TextView \(space) android:text=\"\(reference)\"/>", values: values
    ).layout()
  }

  static let contents: [(xml: String, text: String)] = [
    // Inline elements.
    ("Plain", "Plain"), ("", ""), ("<b>Bold</b> and <i>more</i>", "Bold and more"),
    (
      "<u><big><small>a</small></big></u><sup>b</sup><sub>c</sub><tt>d</tt><strike>e</strike>",
      "abcde"
    ),
    ("<font color=\"red\">a</font><annotation k=\"v\">b</annotation><li>c</li>", "abc"),
    (
      "Dear <xliff:g xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\" id=\"n\">Ann</xliff:g>!",
      "Dear Ann!"
    ),
    ("one<br/>two<br></br>three", "one\ntwo\nthree"),
    ("See <a href=\"https://x.y\">our <b>terms</b></a> now", "See our terms now"),
    ("<![CDATA[Fish & <b>chips</b>]]>", "Fish & <b>chips</b>"),
    ("Fish &amp; chips &#8230; &lt;3", "Fish & chips … <3"),
    // White space and quotes.
    ("  a \n   b\t c  ", "a b c"), ("\"  a  b  \"", "  a  b  "), ("a \"  b\"  c", "a   b c"),
    ("a\u{A0} b", "a\u{A0} b"), (#"say \"hi\""#, "say \"hi\""), ("a <b> b </b> c", "a b c"),
    // Escapes.
    (#"a\nb"#, "a\nb"), (#"a\tb"#, "a\tb"), (#"don\'t"#, "don't"), ("don't", "don't"),
    (#"\@x"#, "@x"), (#"\?x"#, "?x"), (#"a\\b"#, #"a\b"#), (#"\u00e9"#, "é"),
    (#"\uD83D\uDE00"#, "😀"), (#"a\u0020"#, "a "), (#"a\ "#, "a "), ("a\\\n  b", "a b"),
    (#"\*"#, "*"), (#"\"#, ""), (#"\u00"#, "u00"),
    // References.
    ("@string/y", "Why"), (" @string/y ", "Why"), (#"\@string/y"#, "@string/y"), ("@null", ""),
    ("@android:string/ok", "OK"), ("@string/y is", "@string/y is"), ("?", "?"),
    // Arguments.
    ("Hi %s", "Hi ⟨1⟩"), ("%1$s of %2$d", "⟨1⟩ of ⟨2⟩"), ("%s, %s", "⟨1⟩, ⟨2⟩"),
    ("%.2f €", "⟨1⟩ €"),
    ("%d%%", "⟨1⟩%"), ("100%%", "100%%"), ("100 % done", "100 % done"), ("50 % d", "50 % d"),
    ("%2$,d", "⟨2⟩"), ("%1$tB %1$tY", "⟨1⟩ ⟨1⟩"), ("%05d", "⟨1⟩"), ("%s%n%s", "⟨1⟩\n⟨2⟩"),
    ("%", "%"),
    ("%999999999999999999999$s", "⟨9999⟩"),
  ]

  @Test(arguments: contents)
  func `Text is decoded as AAPT decodes it`(_ test: (xml: String, text: String)) throws {
    let layout = try read("<string name=\"x\">\(test.xml)</string><string name=\"y\">Why</string>")
    #expect(layout.texts == [test.text])
  }

  @Test func `A link inside a text is recognised`() throws {
    let layout = try read(
      "<string name=\"x\">See <a href=\"https://x.y\">our <b>terms</b></a> now</string>")
    #expect(
      layout.first("TextView")?.links("text") == [
        TextLink(text: "our terms", target: "https://x.y")
      ])
  }

  @Test(arguments: [
    ("<item type=\"string\" name=\"x\">Item</item>", "@string/x", "Item"),
    ("<string name=\"x\" formatted=\"false\">%d%% of %s</string>", "@string/x", "%d%% of %s"),
    (
      "<string name=\"x\" product=\"tablet\">Tablet</string><string name=\"x\" product=\"default\">Phone</string>",
      "@string/x", "Phone"
    ),
    (
      "<string name=\"x\" product=\"tablet\">Tablet</string><string name=\"x\" product=\"tv\">TV</string>",
      "@string/x", "Tablet"
    ),
    ("<string name=\"x\" translatable=\"false\">Acme</string>", "@com.acme:string/x", "Acme"),
    ("<integer name=\"x\">12</integer>", "@integer/x", "12"),
    ("<bool name=\"x\">true</bool>", "@bool/x", "true"),
    ("<dimen name=\"x\">16dp</dimen>", "@dimen/x", "16dp"),
    ("<string name=\"a.b\">Dots</string>", "@string/a.b", "Dots"),
    (
      "<string name=\"x\">@string/y</string><string name=\"y\">@string/z</string><string name=\"z\">Z</string>",
      "@string/x", "Z"
    ),
  ]) func `An entry is found by kind and name`(values: String, name: String, text: String) throws {
    #expect(try read(values, name).texts == [text])
  }

  @Test func `An array contains its texts with references resolved`() throws {
    let layout = try ProjectFolder(
      """
      <LinearLayout><Spinner android:entries="@array/a"/><Spinner android:entries="@array/b"/>
      <Spinner android:entries="@array/none"/></LinearLayout>
      """,
      values: """
        <string-array name="a"><item>One</item><item>@string/two</item><item> "T  3" </item>
        </string-array><array name="b"><item>%s</item></array><string name="two">Two</string>
        """
    ).layout()
    #expect(layout.arrays["a"] == ["One", "Two", "T  3"])
    #expect(layout.arrays["b"] == ["%s"])
    #expect(layout.arrays["none"] == nil)
    #expect(layout.first("Spinner")?.resource("entries") == ResourceName("array", "a"))
  }

  @Test(arguments: [
    ("<string name=\"x\">Hi %s</string>", "The app fills in parts of a text"),
    ("<string name=\"x\">&lt;b>Hi&lt;/b></string>", "A text contains tags that are announced"),
    ("<string name=\"x\"><![CDATA[<p>Hi</p>]]></string>", "A text contains tags"),
    ("<string name=\"x\">\\*</string>", "\\* is not an escape of Android"),
    ("<string name=\"y\">Hi</string>", "The text @string/x was not found"),
    ("<string name=\"x\">@string/x</string>", "@string/x refers to itself"),
    (
      "<string name=\"x\">@string/y</string><string name=\"y\">@string/x</string>",
      "@string/x refers to itself"
    ),
  ]) func `An invalid text is reported`(values: String, sentence: String) throws {
    let layout = try read(values)
    #expect(layout.sentences.count == 1)
    #expect(layout.sentences.first?.hasPrefix(sentence) == true, "\(layout.sentences)")
  }

  @Test(arguments: ["@plurals/x", "@array/x"])
  func `A reference to plurals or an array is not a text`(reference: String) throws {
    let layout = try read(
      """
      <plurals name="x"><item quantity="one">1 day</item><item quantity="other">%d days</item>
      </plurals><string-array name="x"><item>1</item></string-array>
      """, reference)
    #expect(layout.texts == [nil])
    #expect(layout.sentences.first?.hasPrefix("\(reference) is not a single text") == true)
    #expect(layout.lost("android:text") == [.unresolved])
  }

  @Test func `An incomplete tag is not markup`() throws {
    #expect(try read("<string name=\"x\">1 &lt; 2 and a&lt;b</string>").sentences == [])
  }
}
