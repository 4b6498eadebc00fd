// Captures a screen of an iOS app for the program announce.
//
// Copy this file into your project:
// - into a UI test target, to log what VoiceOver says (Xcode 27, simulator with iOS 27);
// - into a unit test target that your app hosts, to export the app's accessibility elements (any iOS).
// Capture/ios/README.md shows a test for each.

import Foundation
import UIKit
import XCTest

/// Captures of what VoiceOver says, and of the accessibility elements of an app.
@MainActor
enum AnnounceCapture {
  /// The most elements that are exported.
  static let limit = 20_000

  /// Returns the accessibility elements of a view as JSON in the format `ios-elements`.
  ///
  ///     let json = try AnnounceCapture.elements(of: window, screen: "sign-up")
  ///     add(AnnounceCapture.attachment(json, named: "sign-up.ios-elements.json"))
  ///
  /// - Parameters:
  ///   - view: A view in a window, such as the window itself. Layout must be finished.
  ///   - screen: The name of the screen.
  static func elements(of view: UIView, screen: String) throws -> Data {
    var walk = ElementWalk(view)
    walk.run(limit: limit)
    return try json([
      "id": screen, "tree": walk.tree(),
      "settings": [
        "idiom": UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone",
        "direction": view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "rtl" : "ltr",
      ],
    ])
  }

  /// Returns an attachment that Xcode keeps with the result of the test.
  static func attachment(_ data: Data, named name: String) -> XCTAttachment {
    let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.json")
    attachment.name = name
    attachment.lifetime = .keepAlways
    return attachment
  }

  fileprivate static func json(_ object: [String: Any]) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
  }
}

// XCUIVoiceOverService came with Xcode 27. Set ANNOUNCE_VOICEOVER if your compiler counts otherwise.
#if compiler(>=6.4) || ANNOUNCE_VOICEOVER
  @available(iOS 27.0, *)
  extension AnnounceCapture {
    /// Moves VoiceOver over the screen that is shown and returns what it said as JSON.
    ///
    /// The walk ends when VoiceOver says the same words `repeats` times in a row, since VoiceOver
    /// stays at the last stop and says it again, or when it says nothing, or after `steps` steps. A
    /// screen with more equal stops in a row, such as buttons “Edit”, needs a larger `repeats`.
    static func voiceOver(
      screen: String, steps limit: Int = 100, repeats: Int = 12
    ) async throws -> Data {
      let service = XCUIDevice.shared.voiceOverService
      let wasEnabled = service.isEnabled
      if !wasEnabled { try await service.enable() }
      var steps: [[String: Any]] = []
      var reason = "step-limit"
      var equal = 0
      var last: String?
      while steps.count <= limit {
        var step: [String: Any] = ["sequence": steps.count]
        step["action"] = steps.isEmpty ? "current" : "forward"
        do {
          let output =
            steps.isEmpty
            ? try await service.currentSpeech() : try await service.moveForward()
          equal = output.utterance == last ? equal + 1 : 1
          last = output.utterance
          step["utterance"] = output.utterance
        } catch {
          step["utterance"] = NSNull()
          step["error"] = ["description": "\(error)"]
          if !steps.isEmpty { reason = "speech-timeout" }
        }
        steps.append(step)
        if equal == repeats { reason = "repeated-stop" }
        if reason != "step-limit" { break }
      }
      if !wasEnabled { try? await service.disable() }
      return try json([
        "source": "voiceover", "screen": screen, "runtime": "iOS \(UIDevice.current.systemVersion)",
        // VoiceOver says the name of the app before the first stop.
        "app": XCUIApplication().label,
        "steps": steps, "coverage": ["complete": false, "reason": reason, "maxSteps": limit],
      ])
    }
  }
#endif

/// A walk over views and accessibility elements, without recursion.
@MainActor
private struct ElementWalk {
  /// An element with its parent's number.
  private struct Entry {
    var object: NSObject
    var parent: Int?
  }

  private var entries: [Entry]
  private var numbers: [ObjectIdentifier: Int]

  init(_ root: UIView) {
    entries = [Entry(object: root, parent: nil)]
    numbers = [ObjectIdentifier(root): 0]
  }

  /// Visits views before their subviews and containers before their elements.
  mutating func run(limit: Int) {
    var next = 0
    while next < entries.count {
      let object = entries[next].object
      let views = (object as? UIView)?.subviews ?? []
      for child in views as [NSObject] + ElementWalk.elements(of: object)
      where entries.count < limit && numbers[ObjectIdentifier(child)] == nil {
        numbers[ObjectIdentifier(child)] = entries.count
        entries.append(Entry(object: child, parent: next))
      }
      next += 1
    }
  }

  /// Returns the root with everything in it.
  func tree() -> [String: Any] {
    var children = [[[String: Any]]](repeating: [], count: entries.count)
    var root: [String: Any] = [:]
    // Children come after their parents, so each is whole when its parent is built.
    for number in entries.indices.reversed() {
      var fields = fields(of: entries[number].object, number)
      if !children[number].isEmpty { fields["children"] = Array(children[number].reversed()) }
      if let parent = entries[number].parent {
        children[parent].append(fields)
      } else {
        root = fields
      }
    }
    return root
  }

  /// Returns the elements of a container in their order.
  private static func elements(of object: NSObject) -> [NSObject] {
    if let elements = object.accessibilityElements {
      return elements.compactMap { $0 as? NSObject }
    }
    let count = object.accessibilityElementCount()
    // A container without such elements may return `NSNotFound`, the largest number.
    guard count > 0, count < AnnounceCapture.limit else { return [] }
    return (0..<count).compactMap { object.accessibilityElement(at: $0) as? NSObject }
  }

  private func fields(of object: NSObject, _ number: Int) -> [String: Any] {
    var fields: [String: Any] = ["id": String(number), "kind": ElementWalk.kind(of: object)]
    fields["isElement"] = object.isAccessibilityElement
    fields["label"] = object.accessibilityLabel
    fields["value"] = object.accessibilityValue
    fields["hint"] = object.accessibilityHint
    fields["language"] = object.accessibilityLanguage
    fields["traits"] = NSNumber(value: object.accessibilityTraits.rawValue)
    fields["elementsHidden"] = object.accessibilityElementsHidden
    fields["modal"] = object.accessibilityViewIsModal
    fields["groupChildren"] = object.shouldGroupAccessibilityChildren
    fields["containerType"] = ElementWalk.name(of: object.accessibilityContainerType)
    fields["accessibilityFrame"] = ElementWalk.numbers(object.accessibilityFrame)
    if let identified = object as? any UIAccessibilityIdentification {
      fields["identifier"] = identified.accessibilityIdentifier
    }
    if let actions = object.accessibilityCustomActions, !actions.isEmpty {
      fields["customActions"] = actions.map(\.name)
    }
    if let provider = object as? any AXCustomContentProvider {
      fields["customContent"] = provider.accessibilityCustomContent.map {
        ["label": $0.label, "value": $0.value, "high": $0.importance == .high] as [String: Any]
      }
    }
    if object.accessibilityElements != nil {
      fields["elements"] = ElementWalk.elements(of: object).compactMap { element in
        numbers[ObjectIdentifier(element)].map(String.init)
      }
    }
    if let view = object as? UIView {
      fields["frame"] = ElementWalk.numbers(view.convert(view.bounds, to: nil))
      fields["hidden"] = view.isHidden
      fields["clips"] = view.clipsToBounds
      fields["alpha"] = Double(view.alpha)
    }
    return fields
  }

  private static func kind(of object: NSObject) -> String {
    switch object {
    case is UITabBar: "tabBar"
    case is UISwitch: "switch"
    case is UISegmentedControl: "segmented"
    case is UIView: "view"
    default: "element"
    }
  }

  private static func name(of type: UIAccessibilityContainerType) -> String {
    switch type {
    case .dataTable: "dataTable"
    case .list: "list"
    case .landmark: "landmark"
    case .semanticGroup: "semanticGroup"
    default: "none"
    }
  }

  /// Returns left, top, width and height, without values that JSON cannot hold.
  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map {
      $0.isFinite ? Double($0) : 0
    }
  }
}
