import Simulator
import Testing

@testable import AndroidImport
@testable import Importers

@Suite("Attribute values in Android layouts")
struct LayoutValueTests {
  private func view(_ attributes: String) throws -> LayoutView {
    let layout = try ExpandedLayout.snippet("<TextView \(attributes)/>")
    return try #require(layout.first("TextView"))
  }

  static let texts: [(raw: String, shown: String?)] = [
    ("Hello", "Hello"), ("", ""), ("a  b ", "a  b "), (#"one\ntwo"#, "one\ntwo"),
    (#"It\'s"#, "It's"), (#"\@home"#, "@home"), (#"\?"#, "?"), (#"a\u0020b"#, "a b"),
    (#"\uD83D\uDE00"#, "😀"), (#"\uD83D"#, "\u{FFFD}"), (#"\u12"#, "u12"), (#"C:\\x"#, #"C:\x"#),
    (#"Name \*"#, "Name *"), (#"end\"#, "end"), ("&quot;quoted&quot;", "\"quoted\""),
    ("@home", "@home"), ("?", "?"), ("? really", "? really"), ("me@string/x", "me@string/x"),
    ("@null", nil), ("@empty", ""), ("?attr/title", nil), ("?title", nil),
    ("?android:attr/title", nil), ("?android:title", nil), ("@string/none", "@string/none"),
    ("@android:string/ok", "OK"), ("@android:string/cancel", "Cancel"),
    ("@*android:string/copy", "Copy"), ("@string/abc_searchview_description_clear", "Clear query"),
    ("@plurals/days", nil), ("@array/days", nil),
  ]

  @Test(arguments: texts)
  func `Text is read as Android reads it`(_ test: (raw: String, shown: String?)) throws {
    #expect(try view("android:text=\"\(test.raw)\"").string("text") == test.shown)
  }

  @Test func `Null, theme attributes and resources are distinguished`() throws {
    let view = try view(
      """
      android:contentDescription="@null" android:text="?attr/x" android:src="@drawable/a"
      android:id="@+id/me" android:labelFor="@id/you" android:tag="@android:id/title"
      """)
    #expect(view.isNull("contentDescription"))
    #expect(view.attribute("text")?.value == .theme("x"))
    #expect(view.resource("src") == ResourceName("drawable", "a"))
    #expect(view.id() == "me")
    #expect(view.id("labelFor") == "you")
    #expect(view.id("tag") == "android:title")
  }

  @Test(arguments: [
    ("@+id/x", "x"), ("@id/x", "x"), ("@android:id/x", "android:x"),
    ("@+android:id/x", "android:x"),
    ("@id/android:x", "android:x"), ("@com.acme:id/x", "com.acme:x"),
  ]) func `An identifier loses its prefix`(raw: String, id: String) throws {
    #expect(try view("android:id=\"\(raw)\"").id() == id)
  }

  @Test(arguments: [
    ("48dp", LayoutDimension.points(48)), ("48dip", .points(48)), ("12sp", .points(12)),
    ("3px", .points(3)), ("1in", .points(160)), ("72pt", .points(160)), ("-1.5dp", .points(-1.5)),
    ("match_parent", .matchParent), ("fill_parent", .matchParent), ("-1", .matchParent),
    ("wrap_content", .wrapContent), ("-2", .wrapContent), ("0", .points(0)),
  ]) func `A size is read with its unit`(raw: String, size: LayoutDimension) throws {
    #expect(try view("android:layout_width=\"\(raw)\"").dimension("layout_width") == size)
  }

  @Test(arguments: ["wide", "nan", "infdp", "1e999dp", "@dimen/x", "dp", ""])
  func `An invalid size is unknown`(raw: String) throws {
    #expect(try view("android:layout_width=\"\(raw)\"").dimension("layout_width") == nil)
  }

  @Test(arguments: [
    ("true", true), ("TRUE", true), ("True", true), ("false", false), ("FALSE", false),
  ]) func `A Boolean can be in capitals`(raw: String, value: Bool) throws {
    #expect(try view("android:clickable=\"\(raw)\"").bool("clickable") == value)
    #expect(try view("android:clickable=\"maybe\"").bool("clickable") == nil)
  }

  @Test func `Flags and numbers are parsed`() throws {
    let view = try view(
      """
      android:inputType="textPassword | textNoSuggestions||" android:maxLength="0x10" android:max="12"
      android:rating="3.5" android:min="99999999999999999999" android:progress="nan"
      """)
    #expect(view.flags("inputType") == ["textPassword", "textNoSuggestions"])
    #expect(view.integer("maxLength") == 16)
    #expect(view.integer("max") == 12)
    #expect(view.number("rating") == 3.5)
    #expect(view.integer("min") == nil)
    #expect(view.number("progress") == nil)
  }

  static let bindings: [(raw: String, value: LayoutValue)] = [
    ("@{@string/abc_search_hint}", .text("Search…", links: [])),
    ("@{@string/abc_search_hint(user.name)}", .text("Search…", links: [])),
    ("@{user.name, default=Ann}", .text("Ann", links: [])),
    ("@{user.name, default=`Ann B`}", .text("Ann B", links: [])),
    ("@{user.name, default = @string/abc_search_hint}", .text("Search…", links: [])),
    ("@={user.name}", .binding("@={user.name}")),
    ("@{`Hello`}", .text("Hello", links: [])), ("@{&quot;Hello&quot;}", .text("Hello", links: [])),
    ("@{true}", .text("true", links: [])),
    ("@{`a` + `b`}", .binding("@{`a` + `b`}")),
    ("@{a ? @string/x : @string/y}", .binding("@{a ? @string/x : @string/y}")),
    ("@{f(a, default=b)}", .binding("@{f(a, default=b)}")),
    ("@{@plurals/days(n)}", .binding("@{@plurals/days(n)}")),
    ("@{@string/a + f(b)}", .binding("@{@string/a + f(b)}")),
    ("@{", .binding("@{")),
  ]

  @Test(arguments: bindings)
  func `A binding expression is evaluated as far as the app is not needed`(
    _ test: (raw: String, value: LayoutValue)
  ) throws {
    #expect(try view("android:text=\"\(test.raw)\"").attribute("text")?.value == test.value)
  }

  @Test func `A value that only the app knows is reported once with its location`() throws {
    let layout = try ExpandedLayout.snippet(
      """
      <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">
        <TextView android:text="@{user.name}" android:onClick="@{() -> go()}"/>
        <TextView android:visibility="@{a}"/>
      </LinearLayout>
      """)
    #expect(layout.sentences.count == 1)
    #expect(layout.diagnostics.first?.position == Node.Position(line: 2, column: 3))
    #expect(layout.sentences.first?.contains("2 values are computed by the app") == true)
    #expect(layout.lost("android:text") == [.computed])
  }

  @Test func `The namespace can have any prefix`() throws {
    let layout = try ExpandedLayout.snippet(
      """
      <TextView xmlns:a="http://schemas.android.com/apk/res/android" a:text="Hi" text="no"
        xmlns:x="http://schemas.android.com/apk/res-auto" x:helperText="Help"
        xmlns:old="http://schemas.android.com/apk/res/com.acme" old:label="Old"/>
      """)
    let view = try #require(layout.first("TextView"))
    #expect(view.string("text") == "Hi")
    #expect(view.string("helperText", .app) == "Help")
    #expect(view.string("label", .app) == "Old")
    #expect(layout.sentences == ["The attribute text has no prefix, so Android does not read it."])
    #expect(layout.lost("text") == [.noEffect])
  }

  @Test(arguments: [
    ("app:title", "Hi", true), ("app:helperText", "@string/x", true),
    ("app:showText", "true", false),
    ("app:titleTextColor", "#fff", false), ("app:counterText", "5", true),
    ("app:layout_behavior", "@string/x", false), ("app:subtitleText", "12sp", false),
    ("app:firstLine", "@string/x", true), ("app:key", "@string/x", false),
    ("app:buttonText", "@style/X", false), ("android:text", "x", true), ("android:tag", "x", false),
  ]) func `Text attributes are recognised`(name: String, raw: String, isText: Bool) throws {
    let view = try view("\(name)=\"\(raw)\"")
    #expect(view.attributes.map(\.isText) == [isText])
  }
}
