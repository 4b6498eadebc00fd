import Importers
import Simulator
import Testing

/// The titles of windows in layouts and platform trees.
struct WindowTitleTests {
  private static let namespaces =
    #"xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools""#

  /// Returns the title of a layout in a project with activities.
  private func title(
    context: String?, application: String = "", _ activities: String,
    strings: String = "<string name=\"basket\">Your basket</string>"
  ) throws -> String? {
    let context = context.map { "tools:context=\"\($0)\"" } ?? ""
    let layout = "src/main/res/layout/screen.xml"
    let project = try ProjectFolder([
      layout:
        "<LinearLayout \(Self.namespaces) \(context)><Button android:text=\"Pay\"/></LinearLayout>",
      "src/main/res/values/strings.xml": "<resources>\(strings)</resources>",
      "src/main/AndroidManifest.xml":
        "<manifest \(Self.namespaces)><application \(application)>\(activities)</application></manifest>",
    ])
    return try withExtendedLifetime(project) {
      try ImportedScreen.contents(ofFile: project.path(layout))[0].screen.title
    }
  }

  private let basket =
    #"<activity android:name=".BasketActivity" android:label="@string/basket"/>"#

  @Test func `A layout has the label of the activity that its context names`() throws {
    #expect(try title(context: ".BasketActivity", basket) == "Your basket")
    #expect(
      try title(context: ".A", #"<activity android:name="shop.A" android:label="Offers"/>"#)
        == "Offers")
  }

  @Test func `An activity without a label has that of the application`() throws {
    let plain = #"<activity android:name=".BasketActivity"/>"#
    #expect(
      try title(context: ".BasketActivity", application: #"android:label="Shop""#, plain) == "Shop")
  }

  @Test func `A layout without a context, with an unknown one or an unknown text has no title`()
    throws
  {
    #expect(try title(context: nil, application: #"android:label="Shop""#, basket) == nil)
    #expect(
      try title(context: ".BasketFragment", application: #"android:label="Shop""#, basket) == nil)
    #expect(try title(context: ".BasketActivity", basket, strings: "") == nil)
  }

  @Test(arguments: ["android-nodes", "ios-elements"])
  func `A line of a platform tree has the title of its window`(_ format: String) throws {
    let node = format == "android-nodes" ? #"{"text": "Pay"}"# : #"{"label": "Pay"}"#
    let line = #"{"id": "basket", "title": "Your basket", "tree": \#(node)}"#
    let screens = try ImportedScreen.contents(
      of: Array(line.utf8), format: InputFormat(named: format), file: nil, options: ImportOptions())
    #expect(screens.first?.screen.title == "Your basket")
  }
}
