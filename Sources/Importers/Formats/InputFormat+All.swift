internal import AndroidImport
internal import AppleImport
internal import ComposeImport
internal import FlutterImport
public import ImportSupport
internal import ReactNativeImport
internal import SwiftUIImport
internal import WebImport

extension InputFormat {
  /// All input formats, in the order in which documentation lists them and detection tries them.
  public static let all: [InputFormat] = [
    .html, .page, .outline, .androidNodes, .iosElements, .androidLayout, .uiautomator,
    .appiumAndroid, .interfaceBuilder, .appiumIOS, .xcuitest, .xcuiSnapshot,
    .accessibilitySnapshot, .swiftui, .kotlin, .jsx, .testRenderer, .jestSnapshot, .compose,
    .flutter, .roborazzi,
    .maestro,
    .idb,
  ]

  /// The formats that are source code in Swift or Kotlin.
  ///
  /// Most files with source code do not contain a screen.
  static let ofSourceCode: [InputFormat] = [.swiftui, .kotlin]

  /// Finds the format with a name; the result is `nil` if no format has this name.
  ///
  /// - Parameter name: The name that users type.
  public init?(named name: String) {
    guard let format = InputFormat.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }
}
