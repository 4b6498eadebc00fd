/// Components of common libraries, by name.
///
/// Source: react-native-paper 5, React Navigation 7, expo-router 4, expo-image 2,
/// react-native-vector-icons 10, React Native AMA 1.2 and 2.0.
extension ReactComponent {
  /// An icon of a library, shown as an image or as text that is hidden from readers.
  ///
  /// Source: react-native-paper 5, MaterialCommunityIcon.tsx.
  static let icon = ReactComponent(.image)

  static let iconSets: Set<String> = [
    "Icon", "FontAwesomeIcon", "Svg", "SvgXml", "SvgUri", "LottieView", "SymbolView",
  ]

  /// An icon that is a character of an icon font, shown in a `Text`.
  ///
  /// Source: react-native-vector-icons 10, create-icon-set.js; @expo/vector-icons 14,
  /// createIconSet.tsx.
  static let fontIcon = ReactComponent(.text).with(\.isGlyph, true)

  /// The shapes of react-native-svg.
  ///
  /// The shapes are views that are not announced.
  ///
  /// Source: react-native-svg 15, elements.ts.
  static let shapes: Set<String> = [
    "Circle", "ClipPath", "Defs", "Ellipse", "ForeignObject", "G", "Line", "LinearGradient",
    "Marker", "Mask", "Path", "Pattern", "Polygon", "Polyline", "RadialGradient", "Rect", "Stop",
    "Symbol", "TSpan", "TextPath", "Use",
  ]

  /// Returns a component of a drawing library.
  ///
  /// The shapes of such a library are views. Its texts are drawn as pixels, so screen readers
  /// cannot read them.
  ///
  /// Source: react-native-svg 15, RNSVGText; React Native Skia 2, whose canvas is one view.
  static func drawing(_ name: String, of package: String) -> ReactComponent? {
    switch package {
    case "react-native-svg":
      if ["Text", "TSpan", "TextPath"].contains(name) { return ReactComponent(.nothing) }
      return iconSets.contains(name) ? icon : ReactComponent(.view)
    case "@shopify/react-native-skia":
      return name == "Canvas" ? ReactComponent(.view) : ReactComponent(.nothing)
    default: return nil
    }
  }

  static let fontIconSets: Set<String> = [
    "Ionicons", "AntDesign", "Entypo", "EvilIcons", "Feather", "FontAwesome", "FontAwesome5",
    "FontAwesome6", "Fontisto", "Foundation", "MaterialIcons", "MaterialCommunityIcons",
    "MaterialDesignIcons", "Octicons", "SimpleLineIcons", "Zocial",
  ]

  private static func pressable(_ role: String, shows: [String] = []) -> ReactComponent {
    ReactComponent(.pressable, role: role).with(\.textProps, shows).with(\.drawsText, true)
  }

  private static func checkable(
    _ role: String, by prop: String, shows: [String] = []
  ) -> ReactComponent {
    pressable(role, shows: shows).with(\.checkedProp, prop)
  }

  private static func text(_ role: String? = nil) -> ReactComponent {
    ReactComponent(.text, role: role)
  }

  private static func container(shows: [String] = []) -> ReactComponent {
    ReactComponent(.view).with(\.textProps, shows).with(\.drawsText, true)
  }

  /// A link: a `Text` with the role `link` and a press handler.
  ///
  /// With the prop `asChild`, the link's child takes the place of the `Text`.
  ///
  /// Source: expo-router 4, BaseExpoRouterLink.tsx and useLinkToPathProps.tsx; React Navigation 7,
  /// Link.tsx.
  private static let link = text("link").with(\.isLink, true)

  private static let dialog = ReactComponent(.modal).with(\.visibilityProp, "visible")
    .with(\.isHiddenByDefault, true)

  static let ofLibraries: [String: ReactComponent] = paper.merging(others) { first, _ in first }

  private static let paper: [String: ReactComponent] = [
    "IconButton": pressable("button"),
    "FAB": pressable("button", shows: ["label"]),
    "AnimatedFAB": pressable("button", shows: ["label"]),
    "Chip": pressable("button").with(\.selectedProp, "selected"),
    "Checkbox": checkable("checkbox", by: "status"),
    "Checkbox.Android": checkable("checkbox", by: "status"),
    "Checkbox.IOS": checkable("checkbox", by: "status"),
    "Checkbox.Item": checkable("checkbox", by: "status", shows: ["label"]),
    "RadioButton": checkable("radio", by: "status"),
    "RadioButton.Android": checkable("radio", by: "status"),
    "RadioButton.IOS": checkable("radio", by: "status"),
    "RadioButton.Item": checkable("radio", by: "status", shows: ["label"]),
    "RadioButton.Group": ReactComponent(.view, role: "radiogroup"),
    "ToggleButton": pressable("button").with(\.selectedProp, "selected"),
    "TextInput.Icon": pressable("button"),
    "TextInput.Affix": text().with(\.textProps, ["text"]),
    "Searchbar": ReactComponent(.textInput, role: "search"),
    "List.Item": container(shows: ["title", "description"]).with(\.leadingProps, ["left"])
      .with(\.trailingProps, ["right"]),
    "List.Section": container(shows: ["title"]),
    "List.Subheader": text(),
    "List.Accordion": pressable("button", shows: ["title", "description"])
      .with(\.expandedProp, "expanded"),
    "List.AccordionGroup": ReactComponent(.fragment),
    "List.Icon": icon, "List.Image": icon,
    "Appbar": container(), "Appbar.Header": container(),
    "Appbar.Content": text("header").with(\.textProps, ["title"]),
    "Appbar.Action": pressable("button"), "Appbar.BackAction": pressable("button"),
    "Card": container(), "Card.Content": container(), "Card.Actions": container(),
    "Card.Title": container(shows: ["title", "subtitle"]).with(\.leadingProps, ["left"])
      .with(\.trailingProps, ["right"]),
    "Card.Cover": ReactComponent(.image),
    "Title": text(), "Headline": text(), "Subheading": text(), "Paragraph": text(),
    "Caption": text(), "HelperText": text().with(\.visibilityProp, "visible"),
    "Badge": text().with(\.visibilityProp, "visible"),
    "Dialog": dialog, "Dialog.Title": text("header"), "Dialog.Content": container(),
    "Dialog.Actions": container(), "Dialog.ScrollArea": container(), "Dialog.Icon": icon,
    "Snackbar": container().with(\.isLive, true).with(\.visibilityProp, "visible")
      .with(\.isHiddenByDefault, true).with(\.buttonProps, ["action"]),
    "Banner": container().with(\.visibilityProp, "visible").with(\.buttonProps, ["actions"]),
    "Avatar.Icon": icon, "Avatar.Image": icon, "Avatar.Text": text(),
    "Divider": ReactComponent(.nothing),
    "Surface": container(),
    "TouchableRipple": ReactComponent(.pressable),
    "Menu.Item": pressable("menuitem", shows: ["title"]),
    "Portal": ReactComponent(.fragment), "Portal.Host": ReactComponent(.fragment),
    "Provider": ReactComponent(.fragment), "PaperProvider": ReactComponent(.fragment),
    "ThemeProvider": ReactComponent(.fragment),
    "DataTable": container(), "DataTable.Header": container(), "DataTable.Row": container(),
    "DataTable.Title": text(), "DataTable.Cell": text(),
    "Tooltip": ReactComponent(.fragment),
  ]

  private static let others: [String: ReactComponent] = [
    "Link": link, "ExternalLink": text("link"),
    "NavigationContainer": ReactComponent(.fragment),
    "SafeAreaInsetsContext.Provider": ReactComponent(.fragment),
    "Redirect": ReactComponent(.nothing), "KeepAwake": ReactComponent(.nothing),
    "RectButton": ReactComponent(.pressable), "BorderlessButton": ReactComponent(.pressable),
    "BaseButton": ReactComponent(.pressable), "RawButton": ReactComponent(.pressable),
    "PlatformPressable": ReactComponent(.pressable), "PressableOpacity": ReactComponent(.pressable),
    "FlashList": own["FlatList"] ?? ReactComponent(.list),
    "KeyboardAwareFlatList": own["FlatList"] ?? ReactComponent(.list),
    "BottomSheetScrollView": ReactComponent(.list), "BottomSheetView": ReactComponent(.view),
    "BottomSheetTextInput": ReactComponent(.textInput),
    "BlurView": ReactComponent(.view), "MaskedView": ReactComponent(.view),
    "CheckBox": checkable("checkbox", by: "value", shows: ["title"]),
    "ExpandablePressable": pressable("button").with(\.expandedProp, "expanded"),
    "ClickableSpan": text("link"), "Span": text(),
    "AutofocusContainer": ReactComponent(.fragment), "AMAProvider": ReactComponent(.fragment),
    "BottomSheet": dialog, "BottomSheetModal": dialog,
    "Formik": ReactComponent(.fragment).with(\.leadingProps, ["render"]),
    "Controller": ReactComponent(.fragment).with(\.leadingProps, ["render"]),
    "Trans": text(), "FormattedMessage": text().with(\.textProps, ["defaultMessage"]),
  ]
}
