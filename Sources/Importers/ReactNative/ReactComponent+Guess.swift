extension ReactComponent {
  /// What a component is by the end of its name, as design systems call their own.
  static func guess(_ name: String) -> ReactComponent {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let known = endings.first { $0.names.contains(where: last.hasSuffix) }?.component
    return (known ?? containerGuess).with(\.isGuess, true).with(\.drawsText, true)
  }

  /// Props whose text most components show.
  static let shownByContainers = [
    "heading", "header", "title", "label", "text", "subtitle", "subTitle", "description", "caption",
    "message", "content", "body",
  ]

  private static let texts = ["title", "label", "text", "caption"]

  private static let endings: [(names: [String], component: ReactComponent)] = [
    (["RadioGroup", "ButtonGroup", "Provider", "Container", "Wrapper"], containerGuess),
    (
      ["CheckBox", "Checkbox"],
      ReactComponent(.pressable, role: "checkbox").with(\.checked, "checked").with(\.shown, texts)
    ),
    (
      ["Radio", "RadioButton", "RadioItem"],
      ReactComponent(.pressable, role: "radio").with(\.checked, "checked")
        .with(\.selected, "selected").with(\.shown, texts)
    ),
    (["Switch", "Toggle"], ReactComponent(.switchControl).with(\.labels, ["label", "title"])),
    (
      ["Button", "Btn", "Fab", "FAB"],
      ReactComponent(.pressable, role: "button").with(\.shown, texts)
    ),
    (["Pressable", "Touchable", "TouchableOpacity"], ReactComponent(.pressable)),
    (
      [
        "TextInput", "TextField", "Input", "TextArea", "Textarea", "InputField", "SearchBar",
        "FormField", "Field",
      ], fieldGuess
    ),
    (
      ["Modal", "Dialog"],
      ReactComponent(.modal).with(\.shown, shownByContainers).with(\.presence, "visible")
    ),
    (["Link"], ReactComponent(.text, role: "link").with(\.shown, texts)),
    (
      ["Text", "Title", "Label", "Heading", "Header1", "Paragraph", "Subtitle", "Caption"],
      ReactComponent(.text).with(\.shown, texts)
    ),
    (["Icon", "Avatar", "Image", "Logo", "Svg"], ReactComponent(.image)),
    (["ScrollView", "FlatList", "List"], own["FlatList"] ?? ReactComponent(.list)),
    (["Spinner", "ActivityIndicator"], ReactComponent(.activityIndicator)),
  ]

  /// Assumed: a field of a design system is named by its label, and shows help and error below.
  private static let fieldGuess = ReactComponent(.textInput).with(\.labels, ["label", "title"])
    .with(\.below, ["hint", "helperText", "description", "error", "errorMessage", "errorText"])

  private static let containerGuess = ReactComponent(.view).with(\.shown, shownByContainers)
}
