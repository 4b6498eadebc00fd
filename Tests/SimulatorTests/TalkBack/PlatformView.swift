@testable import AccessibilityTree
@testable import Announcements
@testable import Sessions
@testable import Simulator
@testable import TalkBackReader
@testable import VoiceOverReader

/// A node of Android's accessibility tree with its children, for tests.
struct PlatformView: Sendable {
  var info: AccessibilityNodeInfo
  var children: [PlatformView]

  init(
    _ className: String, _ flags: AccessibilityNodeInfo.Flags, _ children: [PlatformView] = [],
    change: (inout AccessibilityNodeInfo) -> Void = { _ in }
  ) {
    self.init(className, "", flags, children, change: change)
  }

  init(
    _ className: String, description: String, _ flags: AccessibilityNodeInfo.Flags = [],
    _ children: [PlatformView] = [], change: (inout AccessibilityNodeInfo) -> Void = { _ in }
  ) {
    self.init(className, "", description: description, flags, children, change: change)
  }

  init(
    _ className: String, _ text: String, description: String = "",
    _ flags: AccessibilityNodeInfo.Flags = [], _ children: [PlatformView] = [],
    change: (inout AccessibilityNodeInfo) -> Void = { _ in }
  ) {
    let name = className.contains(".") ? className : "android.widget.\(className)"
    info = AccessibilityNodeInfo(name, node: PlatformView.anyNode)
    info.text = text
    info.contentDescription = description
    info.flags = flags
    self.children = children
    change(&info)
  }

  private static let anyNode: Node.Index = {
    var screen = Screen()
    return screen.append(Node(.generic))
  }()

  /// Returns a tree with one window that contains the given views.
  static func tree(_ views: [PlatformView]) -> AccessibilityNodeTree {
    var tree = AccessibilityNodeTree()
    let root = PlatformView("FrameLayout", [], views)
    var pending = [(root, -1)]
    while let (view, parent) = pending.popLast() {
      let index = tree.append(view.info, to: parent)
      for child in view.children.reversed() { pending.append((child, index)) }
    }
    return tree
  }

  static func text(_ text: String) -> PlatformView { PlatformView("TextView", text) }

  static func button(_ text: String) -> PlatformView {
    PlatformView("Button", text, [.clickable, .focusable])
  }

  static func row(_ children: [PlatformView], description: String = "") -> PlatformView {
    PlatformView("LinearLayout", description: description, .clickable, children)
  }

  static func field(
    _ text: String = "", hint: String = "", error: String = "", description: String = "",
    _ flags: AccessibilityNodeInfo.Flags = [],
    change: (inout AccessibilityNodeInfo) -> Void = { _ in }
  ) -> PlatformView {
    let base: AccessibilityNodeInfo.Flags = [.editable, .clickable, .longClickable, .focusable]
    return PlatformView(
      "EditText", text, description: description, base.union(flags)
    ) { info in
      info.hintText = hint
      info.error = error
      if !error.isEmpty { info.flags.insert(.contentInvalid) }
      if text.isEmpty, !hint.isEmpty {
        info.text = hint
        info.flags.insert(.showingHintText)
      } else if !text.isEmpty {
        info.actions.insert(.setSelection)
      }
      change(&info)
    }
  }

  static func list(
    rows: Int, name: String = "", single: Bool = false, _ items: [PlatformView]
  ) -> PlatformView {
    PlatformView("ListView", description: name, [], items) { info in
      info.collection = .init(rows: rows, columns: 1)
      if single { info.collection?.selectionMode = .single }
    }
  }

  func item(_ row: Int, _ column: Int = 0, heading: Bool = false) -> PlatformView {
    var copy = self
    copy.info.item = .init(row: row, column: column)
    copy.info.item?.isHeading = heading
    return copy
  }
}

extension AccessibilityNodeTree {
  /// Returns the announcement at each stop, without usage hints.
  func said(_ settings: TalkBackSettings = TalkBackSettings()) -> [String] {
    announcements(settings).map(\.said)
  }

  /// Returns the whole announcement at each stop.
  func announcements(_ settings: TalkBackSettings = TalkBackSettings()) -> [Announcement] {
    let focusOrder = TalkBackFocusOrder(self, settings)
    return zip(focusOrder.stops, focusOrder.arrivals(visiting: focusOrder.stops)).map {
      focusOrder.composer.announcement(at: $0, $1)
    }
  }
}
