import Foundation
import Testing

@testable import announce

/// Checkers of screens on Android and iOS.
extension OtherCheckersTests {
  private static let dump = """
    <hierarchy rotation="0"><node class="android.widget.FrameLayout" text="" bounds="[0,0][720,1280]">
    <node class="android.widget.ImageButton" text="" resource-id="shop.app:id/cart" content-desc="" \
    clickable="true" focusable="true" bounds="[600,40][696,136]" />
    <node class="android.widget.TextView" text="Basket" resource-id="" bounds="[24,40][400,136]" />
    </node></hierarchy>
    """

  @Test(arguments: [
    """
    Item label
    shop.app:id/cart
    This item may not have a label readable by screen readers.
    """,
    """
    Item label
    [600,40][696,136]
    This item may not have a label readable by screen readers.
    """,
    """
    AccessibilityViewCheckException: There was 1 accessibility error:
    ImageButton{id=7, res-name=cart, visibility=VISIBLE}: View is missing speakable text. \
    Reported by com.google.android.apps.common.testing.accessibility.framework.checks.SpeakableTextPresentCheck
    """,
    """
    {"results": [{"sourceCheckClass": "a.b.SpeakableTextPresentCheck", "resultType": "ERROR",
      "element": {"resourceName": "shop.app:id/cart"}},
      {"sourceCheckClass": "a.b.TextContrastCheck", "resultType": "NOT_RUN"}]}
    """,
  ])
  func `Results of Android’s checks are matched by identifier and bounds`(results: String) throws {
    let (found, _) = try found(results, of: "cart.xml", screen: Self.dump)
    #expect(found.map(\.rule) == ["label-missing"])
    #expect(found.first?.alsoFoundBy.first?.hasSuffix("(SpeakableTextPresent)") == true)
  }

  private static let elements = """
    Attributes: Application, 0x6000, pid: 1, label: 'Shop'
    Element subtree:
     →Application, 0x6000, pid: 1, label: 'Shop'
        Window (Main), 0x6001, {{0.0, 0.0}, {375.0, 667.0}}
          StaticText, 0x6002, {{20.0, 90.0}, {300.0, 24.0}}, label: 'Basket'
          Button, 0x6003, {{20.0, 120.0}, {60.0, 50.0}}, identifier: 'cart'
    """

  @Test(arguments: [
    """
    [{"auditType": 8, "compactDescription": "Element has no description",
      "element": "Button, 0x6fff, {{20.0, 120.0}, {60.0, 50.0}}, identifier: 'cart'"}]
    """,
    """
    {"issues": [{"auditType": "XCUIAccessibilityAuditType.sufficientElementDescription",
      "compactDescription": "Element has no description",
      "element": {"identifier": "", "frame": {"x": 20, "y": 120, "width": 60, "height": 50}}}]}
    """,
    """
    compactDescription: Element has no description
    element: Button, 0x6fff, identifier: 'cart'
    """,
  ])
  func `Issues of Xcode’s audit are matched by frame and identifier`(issues: String) throws {
    let (found, _) = try found(issues, of: "cart.txt", screen: Self.elements)
    #expect(
      found.map(\.alsoFoundBy) == [
        ["Xcode accessibility audit (sufficientElementDescription)"]
      ])
  }
}
