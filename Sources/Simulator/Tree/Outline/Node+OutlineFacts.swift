extension Node {
  /// Every fact an outline can tell about a node, in the order in which they are printed.
  ///
  /// The first attributes and their order are Playwright's; the ignored ones are what Playwright
  /// prints for its own use. Label, role and children are not in the list: they are the outline's
  /// skeleton.
  static let outlineFacts: [OutlineFact<Node>] = [
    .choice("checked", \.outlineValue.checked, bare: .on),
    .flag("disabled", \.states.isDisabled),
    .optionalFlag("expanded", \.states.expanded),
    .integer("level", \.level),
    .choice("pressed", \.states.pressed, bare: .on),
    .optionalFlag("selected", \.states.selected),
    .flag("required", \.states.isRequired),
    .choice("invalid", \.states.invalid, bare: .yes),
    .flag("readonly", \.states.isReadOnly),
    .flag("busy", \.states.isBusy),
    .choice("current", \.states.current, bare: .yes),
    .choice("haspopup", \.states.popup, bare: .menu),
    .optionalFlag("focusable", \.states.isFocusable),
    .flag("focused", \.states.isFocused),
    .flag("modal", \.states.isModal),
    .flag("multiselectable", \.states.isMultiselectable),
    .flag("visited", \.states.isVisited),
    .choice("sort", \.states.sort),
    .presence("text-input", \.textInput, empty: TextInput()),
    .flag("secure", \.outlineInput.isSecure).ofPart { $0.textInput != nil },
    .flag("multiline", \.outlineInput.isMultiline).ofPart { $0.textInput != nil },
    .presence("place", \.place, empty: Place()),
    .integer("position", \.outlinePlace.positionInSet).ofPart { $0.place != nil },
    .integer("set-size", \.outlinePlace.setSize).ofPart { $0.place != nil },
    .integer("row", \.outlinePlace.row).ofPart { $0.place != nil },
    .integer("column", \.outlinePlace.column).ofPart { $0.place != nil },
    .integer("row-span", \.outlinePlace.rowSpan).ofPart { $0.place != nil },
    .integer("column-span", \.outlinePlace.columnSpan).ofPart { $0.place != nil },
    .integer("rows", \.outlinePlace.rowCount).ofPart { $0.place != nil },
    .integer("columns", \.outlinePlace.columnCount).ofPart { $0.place != nil },
    .presence("web", \.web, empty: WebFacts(element: "")),
    .element.ofPart { $0.web != nil },
    .text("type", \.outlineWeb.type, as: .attribute).ofPart { $0.web != nil },
    .choice("display", \.outlineWeb.display, as: .attribute),
    .flag("explicit-role", \.outlineWeb.hasExplicitRole).ofPart { $0.web != nil },
    .flag("editable", \.outlineWeb.isEditable).ofPart { $0.web != nil },
    .ignored("ref", .attribute),
    .ignored("cursor", .attribute),
    .ignored("active", .attribute),
    .ignored("box", .attribute),
    .ignored("unchanged", .attribute),

    .role,
    .text("id", \.id),
    .label,
    .labelOrigin,
    .text("role-description", \.roleDescription),
    .text("language", \.language),
    .text("title", \.outlineWeb.title).ofPart { $0.web != nil },
    .text("url", \.outlineWeb.target).ofPart { $0.web != nil },
    .text("marker", \.outlineWeb.marker).ofPart { $0.web != nil },
    .valueText,
    .now,
    .number("min", \.outlineRange.minimum).ofPart { $0.value?.range != nil },
    .number("max", \.outlineRange.maximum).ofPart { $0.value?.range != nil },
    .hint,
    .hintOrigin,
    .text("placeholder", \.placeholder),
    .text("error", \.error),
    .choice("keyboard", \.outlineInput.keyboard, as: .property).ofPart { $0.textInput != nil },
    .choice("return-key", \.outlineInput.returnKey, as: .property).ofPart { $0.textInput != nil },
    .integer("max-length", \.outlineInput.maximumLength, as: .property).ofPart {
      $0.textInput != nil
    },
    .text("autofill", \.outlineInput.autofill).ofPart { $0.textInput != nil },
    .live,
    .action,
    .content,
    .importantContent,
    .hidden,
    .choice("group", \.grouping, as: .property),
    .order,
    .text("traversal-before", \.traversalBefore),
    .text("traversal-after", \.traversalAfter),
    .frame,
    .dictionary("android.", \.android),
    .platform("ios.", \.ios).ofPart { $0.$ios != nil },
    .platform("reactNative.", \.reactNative).ofPart { $0.$reactNative != nil },
    .ignored("children", .property),
  ]
}

/// Parts that a node may lack: they come into being when something is written into them.
extension Node {
  fileprivate var outlineValue: Value {
    get { value ?? Value() }
    set { value = newValue == Value() ? nil : newValue }
  }

  fileprivate var outlineRange: Value.Range {
    get { value?.range ?? Value.Range(now: nil) }
    set {
      guard value?.range != nil || newValue != Value.Range(now: nil) else { return }
      outlineValue.range = newValue
    }
  }

  fileprivate var outlineInput: TextInput {
    get { textInput ?? TextInput() }
    set { if textInput != nil || newValue != TextInput() { textInput = newValue } }
  }

  fileprivate var outlinePlace: Place {
    get { place ?? Place() }
    set { if place != nil || newValue != Place() { place = newValue } }
  }

  fileprivate var outlineWeb: WebFacts {
    get { web ?? WebFacts(element: "") }
    set { if web != nil || newValue != WebFacts(element: "") { web = newValue } }
  }
}

extension OutlineFact<Node> {
  fileprivate static let element = OutlineFact(
    "element", .attribute, takes: "the name of an element",
    read: { node, value in
      node.outlineWeb.element = value.text ?? ""
      return true
    },
    clear: { $0.outlineWeb.element = "" },
    write: { node in
      let element = node.outlineWeb.element
      return element.isEmpty ? [] : [OutlineValue("element", text: element)]
    })

  /// A role that would be taken for another one, or cannot stand at the head of an item.
  fileprivate static let role = OutlineFact(
    "role", .property, takes: "any text",
    read: { node, value in
      node.role = .other(value.text ?? "")
      return true
    },
    write: { node in
      node.role.outlineWord == node.role.rawValue
        ? [] : [OutlineValue("role", text: node.role.rawValue)]
    })

  fileprivate static let label = OutlineFact(
    "label", .property, takes: "any text",
    read: { node, value in
      let origin = node.label?.origin ?? node.role.outlineLabelOrigin
      node.label = AuthoredText(value.text ?? "", from: origin)
      return true
    },
    write: { _ in [] })

  fileprivate static let labelOrigin = OutlineFact(
    "label-from", .property, takes: origins + ", after a name",
    read: { node, value in
      guard let origin = value.text.flatMap(AuthoredText.Origin.init(rawValue:)),
        let label = node.label
      else { return false }
      node.label = AuthoredText(label.text, from: origin)
      return true
    },
    write: { node in
      guard let origin = node.label?.origin, origin != node.role.outlineLabelOrigin else {
        return []
      }
      return [OutlineValue("label-from", word: origin.rawValue)]
    })

  /// Typed, chosen or displayed text; that of a field is printed as its text, not as a property.
  fileprivate static let valueText = OutlineFact(
    "value", .property, takes: "any text",
    read: { node, value in
      var all = node.value ?? Value()
      all.text = value.text
      node.value = all
      return true
    },
    clear: { $0.value?.text = nil },
    write: { node in
      if node.value == Value() { return [OutlineValue("value")] }
      guard node.role.outlineText != .value, let text = node.value?.text else { return [] }
      return [OutlineValue("value", text: text)]
    })

  /// The number of a range; without one, the range is there and its number unknown.
  fileprivate static let now = OutlineFact(
    "now", .property, takes: "a number or nothing",
    read: { node, value in
      let number = value.text.flatMap { Double($0) }
      guard value.text == nil || number != nil else { return false }
      var range = node.outlineRange
      range.now = number
      node.outlineValue.range = range
      return true
    },
    clear: { $0.value?.range?.now = nil },
    write: { node in
      guard let range = node.value?.range else { return [] }
      if let now = range.now { return [OutlineValue("now", word: OutlineNumber.text(now))] }
      return range == Value.Range(now: nil) ? [OutlineValue("now")] : []
    })

  fileprivate static let hint = OutlineFact(
    "hint", .property, takes: "any text",
    read: { node, value in
      node.hint = AuthoredText(value.text ?? "")
      return true
    },
    clear: { $0.hint = nil },
    write: { $0.hint.map { [OutlineValue("hint", text: $0.text)] } ?? [] })

  fileprivate static let hintOrigin = OutlineFact(
    "hint-from", .property, takes: origins + ", after /hint",
    read: { node, value in
      guard let origin = value.text.flatMap(AuthoredText.Origin.init(rawValue:)),
        let hint = node.hint
      else { return false }
      node.hint = AuthoredText(hint.text, from: origin)
      return true
    },
    write: { node in
      guard let origin = node.hint?.origin, origin != .author else { return [] }
      return [OutlineValue("hint-from", word: origin.rawValue)]
    })

  private static let origins =
    AuthoredText.Origin.allCases.map(\.rawValue).joined(separator: ", ")
}
