internal import ComponentSource

/// The size and configuration of the window.
///
/// The window is that of the preview, unless the code passes another size.
extension ComposeFramework {
  /// The name of the component that represents the configuration of the device.
  private static let configuration = "Configuration"

  /// The functions that return the size class of the window, or an object with the size class.
  ///
  /// Source: material3-window-size-class, WindowSizeClass.kt; material3-adaptive,
  /// WindowAdaptiveInfo.kt.
  private static let windowSizes: Set<String> = [
    "calculateWindowSizeClass", "currentWindowAdaptiveInfo",
  ]

  /// Returns the value of a local value of the composition that describes the device, or `nil` for
  /// other local values.
  func deviceValue(of local: String, at range: SourceRange) -> SourceValue? {
    switch local {
    case "LocalConfiguration":
      return .component(
        Component(
          ComposeFramework.configuration, [], at: range, identity: ComponentIdentity(number: 0)))
    case "LocalLayoutDirection":
      let language = resources.language.prefix { $0 != "-" && $0 != "_" }
      let isRightToLeft = ["ar", "fa", "he", "iw", "ur"].contains(language)
      return .constant("LayoutDirection.\(isRightToLeft ? "Rtl" : "Ltr")")
    default: return nil
    }
  }

  /// Returns a member of a size class or of the device's configuration.
  func windowMember(_ call: FrameworkCall, of component: Component) -> SourceValue? {
    if component.name == ComposeFramework.configuration, component.arguments?.isEmpty == true {
      return configurationMember(call.name)
    }
    guard let size = windowSize(of: component) else { return nil }
    let width = size.width < 600 ? "Compact" : size.width < 840 ? "Medium" : "Expanded"
    let height = size.height < 480 ? "Compact" : size.height < 900 ? "Medium" : "Expanded"
    switch call.name {
    case "windowSizeClass": return .component(component)
    case "widthSizeClass": return .constant("WindowWidthSizeClass.\(width)")
    case "heightSizeClass": return .constant("WindowHeightSizeClass.\(height)")
    case "windowWidthSizeClass": return .constant("WindowWidthSizeClass.\(width.uppercased())")
    case "windowHeightSizeClass": return .constant("WindowHeightSizeClass.\(height.uppercased())")
    case "isWidthAtLeastBreakpoint":
      return call.arguments?.first?.value.number.map { .boolean(size.width >= $0) }
    case "isHeightAtLeastBreakpoint":
      return call.arguments?.first?.value.number.map { .boolean(size.height >= $0) }
    default: return nil
    }
  }

  private func configurationMember(_ name: String) -> SourceValue? {
    switch name {
    case "orientation":
      .constant(
        "Configuration.ORIENTATION_\(window.width > window.height ? "LANDSCAPE" : "PORTRAIT")")
    case "screenWidthDp": .integer(Int(window.width))
    case "smallestScreenWidthDp": .integer(Int(min(window.width, window.height)))
    case "screenHeightDp": .integer(Int(window.height))
    case "fontScale": .float(1)
    default: nil
    }
  }

  /// Returns the size of the window for which a component is the size class, or `nil` for other
  /// components.
  private func windowSize(of component: Component) -> (width: Double, height: Double)? {
    if ComposeFramework.windowSizes.contains(component.lastName), component.modifiers.isEmpty {
      return (window.width, window.height)
    }
    guard component.lastName == "WindowSizeClass", component.modifiers.count == 1,
      component.modifiers[0].name == "calculateFromSize",
      let size = component.modifiers[0].arguments?.first?.value.component,
      size.lastName == "DpSize", let sides = size.arguments?.compactMap(\.value.number),
      sides.count == 2
    else { return nil }
    return (sides[0], sides[1])
  }
}
