// swift-format-ignore-file
// Stand-ins for the declarations of UIKit that Capture/ios/AnnounceCapture.swift uses.
@_exported import Foundation

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

public final class UIAccessibilityCustomAction: NSObject {
  public let name: String
  public init(name: String) { self.name = name }
}

public final class AXCustomContent: NSObject {
  public enum Importance: UInt, Sendable { case `default`, high }
  public let label: String
  public let value: String
  public var importance = Importance.default
  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

public protocol AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent] { get }
}
public protocol UIAccessibilityIdentification { var accessibilityIdentifier: String? { get } }

/// The accessibility properties that UIKit stores for each object.
public final class Facts {
  public var isElement = false
  public var label: String?
  public var value: String?
  public var hint: String?
  public var traits = UIAccessibilityTraits()
  public var elements: [Any]?
  public var count = 0
  public var frame = CGRect()
  public var container = UIAccessibilityContainerType.none
  public var actions: [UIAccessibilityCustomAction]?
}

nonisolated(unsafe) private var table: [ObjectIdentifier: Facts] = [:]

extension NSObject {
  public var facts: Facts {
    let id = ObjectIdentifier(self)
    if let known = table[id] { return known }
    let new = Facts()
    table[id] = new
    return new
  }
  public var isAccessibilityElement: Bool { facts.isElement }
  public var accessibilityLabel: String? { facts.label }
  public var accessibilityValue: String? { facts.value }
  public var accessibilityHint: String? { facts.hint }
  public var accessibilityLanguage: String? { nil }
  public var accessibilityTraits: UIAccessibilityTraits { facts.traits }
  public var accessibilityElementsHidden: Bool { false }
  public var accessibilityViewIsModal: Bool { false }
  public var shouldGroupAccessibilityChildren: Bool { false }
  public var accessibilityContainerType: UIAccessibilityContainerType { facts.container }
  public var accessibilityFrame: CGRect { facts.frame }
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? { facts.actions }
  public var accessibilityElements: [Any]? { facts.elements }
  public func accessibilityElementCount() -> Int { facts.elements?.count ?? facts.count }
  public func accessibilityElement(at index: Int) -> Any? { facts.elements?[index] }
}

open class UIView: NSObject, UIAccessibilityIdentification {
  public var subviews: [UIView] = []
  public var bounds = CGRect()
  public var isHidden = false
  public var clipsToBounds = false
  public var alpha: CGFloat = 1
  public var accessibilityIdentifier: String?
  public var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  public func convert(_ rectangle: CGRect, to view: UIView?) -> CGRect { facts.frame }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public final class UITabBar: UIView {}
public final class UISwitch: UIView {}
public final class UISegmentedControl: UIView {}

@MainActor
public final class UIDevice {
  public enum Idiom: Sendable { case phone, pad }
  public static let current = UIDevice()
  public var userInterfaceIdiom: Idiom { .phone }
  public var systemVersion: String { "27.0" }
}
