extension Node {
  /// Every fact of a node, in the order in which outlines print them.
  ///
  /// The first attributes, and their order, come from Playwright. Attributes that Playwright prints
  /// for its own use are ignored facts. An outline writes role and label at the start of an item:
  /// `button "Save"`. The property `/role` or `/label` states a role or label that cannot be
  /// written at the start.
  package static let facts: [Fact<Node>] = [
    .choice("checked", \.anyValue.checked, "state of a check mark or switch", bare: .on)
      .of(.value).inStates(),
    .flag("disabled", \.states.isDisabled, "cannot be used now").of(.states).inStates(),
    .optionalFlag("expanded", \.states.expanded, "shows what it can show and hide")
      .of(.states).inStates(),
    .integer("level", \.level, "level of a heading, list or tree item, from 1").json("level", 1),
    .choice("pressed", \.states.pressed, "held down; makes a button a toggle button", bare: .on)
      .of(.states).inStates(),
    .optionalFlag("selected", \.states.selected, "chosen among its siblings")
      .of(.states).inStates(),
    .flag("required", \.states.isRequired, "must be filled in").of(.states).inStates(),
    .choice("invalid", \.states.invalid, "holds something wrong", bare: .yes)
      .of(.states).inStates(),
    .flag("readonly", \.states.isReadOnly, "can be read but not changed").of(.states).inStates(),
    .flag("busy", \.states.isBusy, "is being updated").of(.states).inStates(),
    .choice("current", \.states.current, "the current one of a set", bare: .yes)
      .of(.states).inStates(),
    .choice("haspopup", \.states.popup, "what it opens", bare: .menu).of(.states).inStates(),
    .optionalFlag("focusable", \.states.isFocusable, "can take the keyboard's focus").of(.states),
    .flag("focused", \.states.isFocused, "has the keyboard's focus; a field is being edited")
      .of(.states).inStates(),
    .flag("modal", \.states.isModal, "keeps everything outside it out of reach")
      .of(.states).inStates(),
    .flag("multiselectable", \.states.isMultiselectable, "lets several items be selected")
      .of(.states).inStates(),
    .flag("visited", \.states.isVisited, "a link that was visited before").of(.states),
    .choice("sort", \.states.sort, "direction in which a row or column is sorted")
      .of(.states).inStates(),
    .presence("text-input", \.textInput, empty: TextInput(), "takes text"),
    .flag("secure", \.anyInput.isSecure, "shows bullets instead of what is typed")
      .of(.input).json("secure", 11),
    .flag("multiline", \.anyInput.isMultiline, "takes more than one line")
      .of(.input).json("multiline", 12),
    .presence(
      "place", \.collectionPosition, empty: CollectionPosition(),
      "has a place among its siblings or in a table"),
    .integer("position", \.anyPosition.positionInSet, "position in its set, from 1").of(.position),
    .integer("set-size", \.anyPosition.setSize, "size of its set; -1 if unknown").of(.position),
    .integer("row", \.anyPosition.row, "row of a cell, from 1").of(.position),
    .integer("column", \.anyPosition.column, "column of a cell, from 1").of(.position),
    .integer("row-span", \.anyPosition.rowSpan, "rows a cell covers").of(.position),
    .integer("column-span", \.anyPosition.columnSpan, "columns a cell covers").of(.position),
    .integer("rows", \.anyPosition.rowCount, "rows of a table; -1 if unknown").of(.position),
    .integer("columns", \.anyPosition.columnCount, "columns of a table; -1 if unknown")
      .of(.position),
    .presence("web", \.web, empty: WebFacts(element: ""), "stands on a web page"),
    .element.of(.web),
    .name("type", \.anyWeb.type, "HTML's type of an input or button", as: .attribute).of(.web),
    .choice("display", \.anyWeb.display, "how it takes part in the flow of text", as: .attribute),
    .flag("one-text", \.anyWeb.isSingleText, "its author calls it one text").of(.web),
    .flag("invoker", \.anyWeb.isInvoker, "a button that HTML itself lets open something").of(.web),
    .flag("autofocus", \.anyWeb.hasAutofocus, "gets focus as soon as the page is there").of(.web),
    .integer("tabindex", \.anyWeb.tabIndex, "HTML's tabindex, unless it is 0").of(.web),
    .flag("autoplay", \.anyWeb.autoplays, "a video that plays by itself").of(.web),
    .flag("explicit-role", \.anyWeb.hasExplicitRole, "the author gave it its role").of(.web),
    .flag("editable", \.anyWeb.isEditable, "its text can be edited").of(.web),
    .flag("out-of-sight", \.anyWeb.isOutOfSight, "its style keeps it out of sight").of(.web),
    .flag("scrolls", \.anyWeb.scrolls, "its style lets people scroll it").of(.web),
    .flag("clips", \.anyWeb.clips, "its style hides content outside its frame").of(.web),
    .flag("clickable", \.anyWeb.isClickable, "the author listens for clicks").of(.web),
    .flag("referenced", \.anyWeb.isReferenced, "names or describes another element").of(.web),
    .flag("kept-by-chrome", \.anyWeb.isKeptByChrome, "an attribute or style makes Chrome keep it")
      .of(.web),
    .flag("only-layout", \.anyWeb.isOnlyLayout, "it only lays out other boxes").of(.web),
    .flag("owned-by-field", \.anyWeb.isOwnedByField, "a text field owns it").of(.web),
    .flag("draws-box", \.anyWeb.drawsBox, "its style draws a box beside its content").of(.web),
    .flag("empty-box", \.anyWeb.hasEmptyBox, "Chrome exposes an empty box of its style").of(.web),
    .flag(
      "ignored-role", \.anyWeb.hasIgnoredRole,
      "a list or list item whose role attribute has no effect"
    ).of(
      .web),
    .name("labels", \.anyWeb.labelledRoleName, "role of what a label names", as: .attribute)
      .of(.web),
    .ignored("ref", .attribute),
    .ignored("cursor", .attribute),
    .ignored("active", .attribute),
    .ignored("box", .attribute),
    .ignored("unchanged", .attribute),

    .role,
    .name("id", \.id, "the author's identifier"),
    .label,
    .labelOrigin.json("nameFrom", 3),
    .text("role-description", \.roleDescription, "the author's word instead of the role's")
      .json("roleDescription", 6),
    .name("language", \.language, "BCP 47 tag of its own text; empty if unknown")
      .json("language", 7),
    .text("title", \.anyWeb.title, "HTML's title, whatever became of it").of(.web),
    .text(
      "forbidden-name", \.anyWeb.forbiddenName, "an aria-label where ARIA allows no name"
    ).of(.web),
    .optional(
      "violations", .property, \.anyWeb.knownViolations,
      "constraints of HTML that its value does not meet, with spaces between them",
      takes: Violations.named.map(\.name).joined(separator: ", "), as: { .name($0.names) },
      { $0.text.flatMap(Violations.init(names:)) }
    ).of(.web),
    .name("url", \.anyWeb.target, "where a link leads, or a picture comes from").of(.web),
    .name("marker", \.anyWeb.marker, "bullet or number shown before a list item").of(.web),
    .valueText.of(.value).json("value", 2),
    .now.of(.value),
    .number("min", \.anyRange.minimum, "the smallest number").of(.value),
    .number("max", \.anyRange.maximum, "the largest number").of(.value),
    .hint,
    .hintOrigin,
    .text("placeholder", \.placeholder, "shown in an empty field").json("placeholder", 4),
    .text("error", \.error, "what is wrong with what was entered").json("error", 5),
    .choice("keyboard", \.anyInput.keyboard, "the keyboard that appears", as: .property)
      .of(.input).json("keyboard", 9),
    .choice("return-key", \.anyInput.returnKey, "what the return key says", as: .property)
      .of(.input).json("returnKey", 10),
    .integer("max-length", \.anyInput.maximumLength, "the most characters it takes", as: .property)
      .of(.input).json("maximumLength", 13),
    .name("autofill", \.anyInput.autofill, "its purpose, in the words of HTML's autocomplete")
      .of(.input).json("autofill", 14),
    .live,
    .action.json("actions", 8),
    .content,
    .importantContent,
    .hidden.json("ignored", 19) { $0.hidden(fromAll: true).map { .word($0.reason.rawValue) } }
      .json("hiddenFrom", 20) { $0.hidden(fromAll: false).map { .word($0.audience.rawValue) } },
    .choice("group", \.grouping, "how it treats what is inside it", as: .property),
    .order,
    .name("traversal-before", \.traversalBefore, "the id of the node right after it"),
    .name("traversal-after", \.traversalAfter, "the id of the node right before it"),
    .frame.json("frame", 15),
    .platform(
      "android.", \.android, known: { $0.knownAndroid }, "a field of Android's accessibility API"
    ).json("android", 16),
    .platform("ios.", \.ios, known: { $0.knownIOS }, "a field of iOS's accessibility API")
      .json("ios", 17),
    .platform(
      "reactNative.", \.reactNative, known: { $0.knownReactNative }, "a prop of React Native"
    ).json("reactNative", 18),
    .ignored("children", .property),
  ]

  /// For each fact with texts for people, a function that returns these texts of a node.
  ///
  /// Labels, values, hints and placeholders are left out, because they are faster to read from the
  /// node itself.
  package static let rareTextsForPeople: [@Sendable (Node) -> [String]] = facts.compactMap { fact in
    guard !["label", "value", "hint", "placeholder"].contains(fact.name),
      let texts = fact.textsForPeople
    else { return nil }
    guard let part = fact.part else { return texts }
    return { part.isPresent($0) ? texts($0) : [] }
  }
}

/// Optional parts of a node.
///
/// If a fact of a missing part is set, the part is created.
extension Node {
  fileprivate var anyValue: Value {
    get { value ?? Value() }
    set { value = newValue == Value() ? nil : newValue }
  }

  var anyRange: Value.Range {
    get { value?.range ?? Value.Range(now: nil) }
    set {
      guard value?.range != nil || newValue != Value.Range(now: nil) else { return }
      anyValue.range = newValue
    }
  }

  fileprivate var anyInput: TextInput {
    get { textInput ?? TextInput() }
    set { if textInput != nil || newValue != TextInput() { textInput = newValue } }
  }

  fileprivate var anyPosition: CollectionPosition {
    get { collectionPosition ?? CollectionPosition() }
    set {
      if collectionPosition != nil || newValue != CollectionPosition() {
        collectionPosition = newValue
      }
    }
  }

  var anyWeb: WebFacts {
    get { web ?? WebFacts(element: "") }
    set { if web != nil || newValue != WebFacts(element: "") { web = newValue } }
  }
}

extension Fact<Node>.Part {
  fileprivate static let states = Self(number: 0) { $0.states != States() }
  fileprivate static let value = Self(number: 1) { $0.value != nil }
  fileprivate static let input = Self(number: 2) { $0.textInput != nil }
  fileprivate static let position = Self(number: 3) { $0.collectionPosition != nil }
  fileprivate static let web = Self(number: 4) { $0.web != nil }

  /// Every part, sorted by ``number``.
  static let all: [Self] = [.states, .value, .input, .position, .web]
}
