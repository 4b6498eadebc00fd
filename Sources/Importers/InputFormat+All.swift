internal import AndroidImport
internal import AppleImport
public import ImportSupport
internal import ReactNativeImport
internal import WebImport

extension InputFormat {
  /// Every format, in the order in which they are listed and asked.
  public static let all: [InputFormat] = [
    .html, .page, .outline, .androidNodes, .iosElements, .androidLayout, .uiautomator,
    .appiumAndroid,
    .interfaceBuilder, .appiumIOS, .xcuitest, .accessibilitySnapshot, .jsx, .testRenderer,
    .jestSnapshot, .compose, .maestro, .idb,
  ]

  /// The format of that name; absent where none is called so.
  public init?(named name: String) {
    guard let format = InputFormat.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }
}
