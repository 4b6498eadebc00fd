/// A form written in the usual format of each platform, for rules about all platforms.
enum ExampleForm {
  /// An element of the form.
  enum Item {
    case heading(String)
    case text(String)
    case field(String)
    case button(String)
    /// A text with the id `status`; a live region on platforms with live regions.
    case status(String)
  }

  /// A form with two fields and a button.
  static let signUp: [Item] = [
    .heading("Sign up"), .field("Name"), .field("Email"), .button("Send"),
  ]

  /// Returns the file of a form, with `↓` before the item called `marked`.
  static func source(
    _ platform: AuditRule.Platform, _ items: [Item] = signUp, marking marked: String = ""
  ) -> String {
    let elements = items.map { item in
      let element = element(item, on: platform)
      guard item.name == marked else { return element }
      // In an outline, the location of an item begins after the dash of the item.
      return platform == .design ? "- ↓" + element.dropFirst(2) : "↓" + element
    }.joined(separator: "\n")
    return switch platform {
    case .web, .design: elements
    case .android: ExampleFile.layout(elements)
    case .ios: ExampleFile.nib(elements)
    case .reactNative: ExampleFile.component(elements)
    }
  }

  private static func element(_ item: Item, on platform: AuditRule.Platform) -> String {
    switch platform {
    case .web: html(item)
    case .android: view(item)
    case .ios: object(item)
    case .reactNative: component(item)
    case .design: line(item)
    }
  }

  private static func html(_ item: Item) -> String {
    switch item {
    case .heading(let name): "<h1>\(name)</h1>"
    case .text(let name): "<p>\(name)</p>"
    case .field(let name): "<input aria-label=\"\(name)\">"
    case .button(let name): "<button>\(name)</button>"
    case .status(let name): "<p role=status id=status>\(name)</p>"
    }
  }

  private static func view(_ item: Item) -> String {
    switch item {
    case .heading(let name):
      "<TextView android:text=\"\(name)\" android:accessibilityHeading=\"true\" />"
    case .text(let name): "<TextView android:text=\"\(name)\" />"
    case .field(let name): "<EditText android:hint=\"\(name)\" android:inputType=\"text\" />"
    case .button(let name): "<Button android:text=\"\(name)\" />"
    case .status(let name):
      "<TextView android:text=\"\(name)\" android:id=\"@+id/status\" "
        + "android:accessibilityLiveRegion=\"polite\" />"
    }
  }

  private static func object(_ item: Item) -> String {
    switch item {
    case .heading(let name):
      """
      <label text="\(name)"><accessibility key="accessibilityConfiguration">
        <accessibilityTraits key="traits" header="YES"/></accessibility></label>
      """
    case .text(let name): "<label text=\"\(name)\"/>"
    case .field(let name):
      """
      <textField><accessibility key="accessibilityConfiguration" label="\(name)"/></textField>
      """
    case .button(let name): "<button><state key=\"normal\" title=\"\(name)\"/></button>"
    case .status(let name): "<label text=\"\(name)\" id=\"status\"/>"
    }
  }

  private static func component(_ item: Item) -> String {
    switch item {
    case .heading(let name): "<Text accessibilityRole=\"header\">\(name)</Text>"
    case .text(let name): "<Text>\(name)</Text>"
    case .field(let name): "<TextInput accessibilityLabel=\"\(name)\" />"
    case .button(let name):
      "<Pressable accessibilityRole=\"button\" onPress={press}><Text>\(name)</Text></Pressable>"
    case .status(let name):
      "<Text nativeID=\"status\" accessibilityLiveRegion=\"polite\">\(name)</Text>"
    }
  }

  private static func line(_ item: Item) -> String {
    switch item {
    case .heading(let name): "- heading \"\(name)\""
    case .text(let name): "- paragraph: \(name)"
    case .field(let name): "- textbox \"\(name)\""
    case .button(let name): "- button \"\(name)\""
    case .status(let name): "- status \"\(name)\":\n  - /id: status"
    }
  }
}

extension ExampleForm.Item {
  /// The name or the text of the item.
  fileprivate var name: String {
    switch self {
    case .heading(let name), .text(let name), .field(let name), .button(let name),
      .status(let name):
      name
    }
  }
}

extension [AuditRule.Example] {
  /// Returns the examples of all platforms; a closure creates the examples of one platform.
  static func onEachPlatform(
    except excluded: Set<AuditRule.Platform> = [],
    _ examples: (AuditRule.Platform) -> [AuditRule.Example]
  ) -> [AuditRule.Example] {
    AuditRule.Platform.allCases.filter { !excluded.contains($0) }.flatMap(examples)
  }
}
