extension AndroidAttributes {
  /// Every attribute, by Android's names.
  @usableFromInline package static let table = PlatformTable(nodeRows + viewRows + passthroughRows)

  /// The fields of `AccessibilityNodeInfo`.
  package static let nodeRows: [PlatformAttribute<Self>] = [
    .text("className", \.className), .text("text", \.text),
    .text("contentDescription", \.contentDescription), .text("hintText", \.hintText),
    .text("stateDescription", \.stateDescription), .text("roleDescription", \.roleDescription),
    .text("error", \.error), .text("tooltipText", \.tooltipText),
    .text("containerTitle", \.containerTitle), .text("paneTitle", \.paneTitle),
    .text("supplementalDescription", \.supplementalDescription),
    .text("clickLabel", \.clickLabel), .text("longClickLabel", \.longClickLabel),
    .text("resourceId", \.resourceId), .text("labeledBy", \.labeledBy),
    .names("labeledByList", \.labeledByList),
    .text("traversalBefore", \.traversalBefore), .text("traversalAfter", \.traversalAfter),
    .flag("checkable", \.checkable), .flag("checked", \.checked), .flag("clickable", \.clickable),
    .flag("longClickable", \.longClickable), .flag("focusable", \.focusable),
    .flag("focused", \.focused), .flag("screenReaderFocusable", \.screenReaderFocusable),
    .flag("selected", \.selected), .flag("enabled", \.enabled), .flag("visible", \.visible),
    .flag("editable", \.editable), .flag("password", \.password), .flag("multiLine", \.multiLine),
    .flag("showingHintText", \.showingHintText), .flag("contentInvalid", \.contentInvalid),
    .flag("fieldRequired", \.fieldRequired), .choice("checkedState", \.checkedState),
    .integer("expandedState", \.expandedState), .flag("textEntryKey", \.textEntryKey),
    .flag("heading", \.heading),
    .flag("requestInitialAccessibilityFocus", \.requestInitialAccessibilityFocus),
    .flag("scrollable", \.scrollable), .flag("web", \.web),
    .value(
      "importantForAccessibility", .choice(Importance.allCases.map(\.rawValue)),
      \.importantForAccessibility, Importance.init(spelled:), { $0.rawValue }),
    .names("actions", \.actions), .texts("customActions", \.customActions),
    .texts("links", \.links),
    numbered("rangeInfo.type", \.rangeInfo.type), .number("rangeInfo.min", \.rangeInfo.min),
    .number("rangeInfo.max", \.rangeInfo.max), .number("rangeInfo.current", \.rangeInfo.current),
    .integer("collectionInfo.rows", \.collectionInfo.rows),
    .integer("collectionInfo.cols", \.collectionInfo.columns),
    .integer("collectionInfo.itemCount", \.collectionInfo.itemCount),
    .integer("collectionInfo.importantItemCount", \.collectionInfo.importantItemCount),
    .flag("collectionInfo.hierarchical", \.collectionInfo.isHierarchical),
    numbered("collectionInfo.selectionMode", \.collectionInfo.selectionMode),
    .integer("collectionItemInfo.row", \.collectionItemInfo.row),
    .integer("collectionItemInfo.col", \.collectionItemInfo.column),
    .integer("collectionItemInfo.rowSpan", \.collectionItemInfo.rowSpan),
    .integer("collectionItemInfo.colSpan", \.collectionItemInfo.columnSpan),
    .integer("collectionItemInfo.sortDirection", \.collectionItemInfo.sortDirection),
    .flag("collectionItemInfo.heading", \.collectionItemInfo.isHeading),
    .flag("collectionItemInfo.selected", \.collectionItemInfo.isSelected),
    .text("collectionItemInfo.rowTitle", \.collectionItemInfo.rowTitle),
    .text("collectionItemInfo.columnTitle", \.collectionItemInfo.columnTitle),
    .value(
      "bounds", .rectangle(["left", "top", "right", "bottom"]), \.bounds, Bounds.init(spelled:),
      { $0.spelled }),
    .value(
      "liveRegion", .own("0, 1, 2, off, polite or assertive"), \.liveRegion,
      LiveRegion.Politeness.spelled, { $0.text }),
    .integer("minMillisBetweenContentChanges", \.minMillisBetweenContentChanges),
    .integer("maxTextLength", \.maxTextLength),
    .value("inputType", .text, \.inputType, { AndroidInputType($0) }, { $0.text }),
  ]

  /// Returns an attribute with one word of a closed list as its value.
  ///
  /// In place of the word, a file can contain its position in the list, from 0.
  private static func numbered<Word>(
    _ name: String, _ path: PlatformAttribute<Self>.Path<Word?>
  ) -> PlatformAttribute<Self>
  where Word: RawRepresentable<String> & CaseIterable & Sendable {
    let words = Word.allCases.map(\.rawValue)
    return .value(
      name, .choice(words), path,
      { text in
        guard let number = Int(text) else { return Word(rawValue: text.lowercased()) }
        return words.indices.contains(number) ? Word(rawValue: words[number]) : nil
      },
      { $0.rawValue })
  }

  /// The attributes that are not fields of `AccessibilityNodeInfo`: attributes in layouts and
  /// dumps, and attributes of this package.
  private static let viewRows: [PlatformAttribute<Self>] = [
    .text("viewClass", \.viewClass), .text("labelFor", \.labelFor),
    .text("textOn", \.textOn), .text("textOff", \.textOff),
    .flag("textAllCaps", \.textAllCaps), .flag("textIsSelectable", \.textIsSelectable),
    .flag("contextClickable", \.contextClickable), .flag("isCollection", \.isCollection),
    .flag("hasClickableSpan", \.hasClickableSpan), .flag("singleSelection", \.singleSelection),
    .flag("errorShown", \.errorShown), .flag("isIndicator", \.isIndicator),
    .flag("hintEnabled", \.hintEnabled), .flag("expandedHintEnabled", \.expandedHintEnabled),
    .flag("iconifiedByDefault", \.iconifiedByDefault),
    .flag("stateDescription.unknown", \.hasUnknownState),
    .integer("counterMaxLength", \.counterMaxLength),
  ]

  /// The names of attributes without effect on announcements, because no platform mapping reads
  /// them.
  ///
  /// Outlines print these attributes unchanged.
  static let passthroughNames =
    """
    NAF accessibilityFocused autofillHints dismissable duplicateParentState ellipsize \
    errorAccessibilityLabel extras filterTouchesWhenObscured focusableInTouchMode gravity imeActionId \
    imeActionLabel imeOptions importantForAutofill isCollectionItem layoutClass layoutDirection \
    layout_gravity layout_height layout_width lines maxLines minHeight minLines minWidth \
    nextClusterForward nextFocusDown nextFocusForward nextFocusLeft nextFocusRight nextFocusUp onClick \
    orientation placeholderText preference prompt queryHint sample selectionEnd selectionStart \
    spinnerMode stepSize textAlignment textSize textUnit title titleCondensed url
    """.split(separator: " ").map(String.init)

  /// The prefixes of further attributes that no mapping reads.
  private static let passthroughPrefixes = ["android:", "app:", "compose:"]

  /// The rows of attributes that no mapping reads.
  ///
  /// Each row reads the attributes with its name or prefix. Only the row `app:` writes attributes:
  /// those of all these rows.
  private static let passthroughRows = (passthroughNames + passthroughPrefixes).map { row in
    PlatformAttribute<Self>(
      row, .text,
      read: { attributes, name, text in
        attributes.passthrough[name] = text
        return true
      },
      write: { row == "app:" ? $0.passthrough.map { ($0.key, $0.value) } : [] })
  }
}

extension AndroidAttributes.Importance {
  /// Creates a value from the word or the number that a layout contains.
  package init?(spelled text: String) {
    switch text {
    case "0": self = .auto
    case "1": self = .yes
    case "2": self = .no
    case "4", "no-hide-descendants": self = .noHideDescendants
    default: self.init(rawValue: text)
    }
  }
}

extension AndroidAttributes.Bounds {
  fileprivate init?(spelled text: String) {
    let parts = text.split { $0 == "," || $0 == " " }
    let edges = parts.compactMap { Double($0) }
    guard edges.count == 4, parts.count == 4 else { return nil }
    self.init(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
  }

  fileprivate var spelled: String {
    [left, top, right, bottom].map(OutlineNumber.text).joined(separator: ", ")
  }
}

extension LiveRegion.Politeness {
  /// Returns the politeness for Android's number or name of a live region mode.
  fileprivate static func spelled(_ text: String) -> Spelled<Self>? {
    let politeness: Self?
    switch text {
    case "0", "none": politeness = .off
    case "1": politeness = .polite
    case "2": politeness = .assertive
    default: politeness = Self(rawValue: text)
    }
    return politeness.map { Spelled($0, as: text) }
  }
}
