extension ReactComponent {
  /// What a component is by the end of its name, as design systems call their own.
  static func guess(_ name: String) -> ReactComponent {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    for (ending, component) in endings where last.hasSuffix(ending) { return component }
    var container = ReactComponent(.view)
    container.isGuess = true
    container.drawsText = true
    container.shown = shownByContainers
    return container
  }

  /// Props whose text most components show.
  static let shownByContainers = [
    "heading", "header", "title", "label", "text", "subtitle", "subTitle", "description", "caption",
    "message", "content", "body",
  ]

  private static let endings: [(String, ReactComponent)] = {
    var table: [(String, ReactComponent)] = []
    func add(_ names: [String], _ component: ReactComponent) {
      var component = component
      component.isGuess = true
      component.drawsText = true
      for name in names { table.append((name, component)) }
    }
    let texts = ["title", "label", "text", "caption"]
    add(["RadioGroup", "ButtonGroup", "Provider", "Container", "Wrapper"], containerGuess)
    add(
      ["CheckBox", "Checkbox"],
      ReactComponent(.pressable, role: "checkbox").with(\.checked, "checked").with(\.shown, texts))
    add(
      ["Radio", "RadioButton", "RadioItem"],
      ReactComponent(.pressable, role: "radio").with(\.checked, "checked").with(
        \.selected, "selected"
      ).with(\.shown, texts))
    add(["Switch", "Toggle"], ReactComponent(.switchControl).with(\.labels, ["label", "title"]))
    add(
      ["Button", "Btn", "Fab", "FAB"],
      ReactComponent(.pressable, role: "button").with(\.shown, texts))
    add(["Pressable", "Touchable", "TouchableOpacity"], ReactComponent(.pressable))
    add(
      ["TextInput", "TextField", "Input", "TextArea", "Textarea", "InputField", "SearchBar"],
      fieldGuess)
    add(["FormField", "Field"], fieldGuess)
    add(["Modal", "Dialog"], dialogGuess)
    add(["Link"], ReactComponent(.text, role: "link").with(\.shown, texts))
    add(
      ["Text", "Title", "Label", "Heading", "Header1", "Paragraph", "Subtitle", "Caption"],
      ReactComponent(.text).with(\.shown, texts))
    add(["Icon", "Avatar", "Image", "Logo", "Svg"], ReactComponent(.image))
    add(["ScrollView", "FlatList", "List"], (own["FlatList"] ?? ReactComponent(.list)))
    add(["Spinner", "ActivityIndicator"], ReactComponent(.activityIndicator))
    return table
  }()

  /// Assumed: a field of a design system is named by its label, and shows help and error below.
  private static let fieldGuess = ReactComponent(.textInput).with(\.labels, ["label", "title"])
    .with(
      \.below,
      ["hint", "helperText", "description", "error", "errorMessage", "errorText"])

  private static let containerGuess = ReactComponent(.view).with(\.shown, shownByContainers)

  private static var dialogGuess: ReactComponent {
    var component = ReactComponent(.modal).with(\.shown, shownByContainers)
    component.presence = "visible"
    return component
  }
}
