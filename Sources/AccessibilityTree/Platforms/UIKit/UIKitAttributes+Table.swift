extension UIKitAttributes: PlatformAttributes {
  /// Every attribute by its name in files and outlines.
  @usableFromInline package static let table = PlatformTable<UIKitAttributes>(
    [
      .traits("traits", \.exported.traits), .traits("accessibilityTraits", \.authored.traits),
      .truth("isElement", \.exported.isElement),
      .truth("isAccessibilityElement", \.authored.isElement),
      .truth("elementsHidden", \.exported.elementsHidden),
      .truth("accessibilityElementsHidden", \.authored.elementsHidden),
      .truth("modal", \.exported.isModal), .truth("accessibilityViewIsModal", \.authored.isModal),
      .truth("groupChildren", \.exported.groupsChildren),
      .truth("shouldGroupAccessibilityChildren", \.authored.groupsChildren),
      .choice("containerType", \.exported.containerType),
      .choice("accessibilityContainerType", \.authored.containerType),
      .text("label", \.exported.label), .text("accessibilityLabel", \.authored.label),
      .text("value", \.exported.value), .text("accessibilityValue", \.authored.value),
      .text("hint", \.exported.hint), .text("accessibilityHint", \.authored.hint),
      .text("language", \.exported.language), .text("accessibilityLanguage", \.authored.language),
      .text("identifier", \.exported.identifier),
      .text("accessibilityIdentifier", \.authored.identifier),
      .truth("hidden", \.exported.isHidden), .truth("isHidden", \.authored.isHidden),
      .truth("clips", \.exported.clips), .truth("clipsToBounds", \.authored.clips),

      .choice("kind", \.kind), .text("class", \.className), .text("type", \.type),
      .frame("frame", \.frame), .frame("accessibilityFrame", \.accessibilityFrame),
      .number("alpha", \.alpha), .number("accessibilitySortPriority", \.sortPriority),
      .truth("accessibilityRespondsToUserInteraction", \.respondsToUserInteraction),
      .none("elements", \.elements), .texts("elements", \.elements),
      .none("customActions", \.customActions), .texts("customActions", \.customActions),
      .none("customContent", \.customContent), .content,
      .integer("items", \.itemCount), .span("rowRange", \.rows), .span("columnRange", \.columns),
      .emptyTable, .integer("table.rows", \.answers.rowCount),
      .integer("table.columns", \.answers.columnCount),
      .none("table.cells", \.answers.cells), .cells,
      .headers("table.rowHeaders", \.answers.rowHeaders),
      .headers("table.columnHeaders", \.answers.columnHeaders),

      .text("placeholderValue", \.placeholder), .choice("accessoryType", \.accessory),
      .spelledFlag("showsReorderControl", \.showsReorderControl), .text("badgeValue", \.badge),
      .choice("preferredDatePickerStyle", \.datePickerStyle), .truth("animating", \.isAnimating),
      .text("systemItem", \.systemItem), .text("buttonType", \.buttonType),
      .text("image", \.image), .choice("imageCatalog", \.imageCatalog), .choice("part", \.part),
      .text("semanticContentAttribute", \.contentDirection), .text("outlet", \.outlet),
      .truth("prototype", \.isPrototype), .text("snapshotDescription", \.snapshotDescription),
    ] + Detail.allCases.map { .text($0.rawValue, \.details[$0]) }
      + Structure.allCases.map { .structure($0) })

  /// The data table of the element.
  ///
  /// If the element has no data table, setting a property of the table creates an empty data table
  /// first.
  fileprivate var answers: Table {
    get { dataTable ?? Table() }
    set { dataTable = newValue }
  }
}

/// Functions that create attributes with values in UIKit's spelling.
extension PlatformAttribute<UIKitAttributes> {
  /// Returns an attribute that is a set of traits: their names, or one number with a bit for each
  /// trait.
  ///
  /// Unknown names are ignored.
  fileprivate static func traits(
    _ name: String, _ path: Path<Spelled<AccessibilityTraits>?>
  ) -> Self {
    value(name, .names, path, { Spelled(AccessibilityTraits.parse($0), as: $0) }, { $0.text })
  }

  /// Returns an attribute that is a Boolean: `true` or `YES`, `false` or `NO`.
  fileprivate static func truth(_ name: String, _ path: Path<Bool?>) -> Self {
    value(name, .flag, path, { flag(in: $0) }, { $0 ? "true" : "false" })
  }

  fileprivate static func spelledFlag(_ name: String, _ path: Path<Spelled<Bool>?>) -> Self {
    value(name, .flag, path, { text in flag(in: text).map { Spelled($0, as: text) } }, { $0.text })
  }

  private static func flag(in text: String) -> Bool? {
    switch text {
    case "true", "YES", "1": true
    case "false", "NO", "0": false
    default: nil
    }
  }

  /// Returns an attribute that is a rectangle: left, top, width and height.
  fileprivate static func frame(_ name: String, _ path: Path<Spelled<Frame>?>) -> Self {
    value(
      name, .rectangle(["x", "y", "width", "height"]), path,
      { text in
        let numbers = words(in: text).compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
        let frame = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        return Spelled(frame, as: text)
      }, { $0.text })
  }

  /// Returns an attribute that is a range of rows or columns: the index of the first one, and the
  /// count.
  ///
  /// If the index is `NSNotFound`, the file writes `null`.
  fileprivate static func span(
    _ name: String, _ path: Path<Spelled<UIKitAttributes.Span>?>
  ) -> Self {
    value(
      name, .own("two numbers, the first of which may be null"), path,
      { text in
        let words = words(in: text)
        guard words.count == 2, let length = number(words[1]),
          words[0] == "null" || number(words[0]) != nil
        else { return nil }
        return Spelled(.init(location: number(words[0]), length: length), as: text)
      }, { $0.text })
  }

  private static func words(in text: String) -> [Substring] {
    text.split { $0 == "," || $0 == " " }
  }

  /// Returns an index or count of rows or columns from a text, or `nil` if the text is not a whole
  /// number.
  ///
  /// The number is clamped to 32 bits to prevent overflow.
  private static func number(_ text: some StringProtocol) -> Int? {
    Int(text).map { Int(Int32(clamping: $0)) }
  }
}

/// Functions that create attributes for lists. The entries of a list have numbered names:
/// `elements.0`.
extension PlatformAttribute<UIKitAttributes> {
  /// Returns an attribute for an empty list, by which a file states that the list exists.
  fileprivate static func none<Value>(_ name: String, _ path: Path<SparseList<Value>?>) -> Self {
    Self(
      name, .own("nothing"),
      read: { attributes, _, text in
        if attributes[keyPath: path] == nil { attributes[keyPath: path] = SparseList() }
        return text.isEmpty
      },
      write: { attributes in
        attributes[keyPath: path]?.values.isEmpty == true ? [(name, "")] : []
      })
  }

  fileprivate static func texts(_ name: String, _ path: Path<SparseList<String>?>) -> Self {
    entries(name, .texts, path, { $0 }, { $0 })
  }

  private static func entries<Value>(
    _ name: String, _ kind: Kind, _ path: Path<SparseList<Value>?>,
    _ read: @escaping @Sendable (String) -> Value?, _ write: @escaping @Sendable (Value) -> String
  ) -> Self {
    Self(
      name + ".", kind,
      read: { attributes, given, text in
        guard let index = Int(given.dropFirst(name.count + 1)), let entry = read(text) else {
          return false
        }
        var entries = attributes[keyPath: path] ?? SparseList()
        attributes[keyPath: path] = nil
        entries.values[index] = entry
        attributes[keyPath: path] = entries
        return true
      },
      write: { attributes in
        (attributes[keyPath: path]?.values ?? [:]).map { ("\(name).\($0.key)", write($0.value)) }
      })
  }

  /// The cells of a data table, each with its row, column and identifier.
  fileprivate static let cells = entries(
    "table.cells", .own("a row, a column and an id"), \.answers.cells,
    { text in
      let words = text.split(separator: ",", maxSplits: 2).map { $0.drop { $0 == " " } }
      guard words.count == 3, let row = number(words[0]), let column = number(words[1]) else {
        return nil
      }
      return UIKitAttributes.Cell(row: row, column: column, id: String(words[2]))
    },
    { "\($0.row), \($0.column), \($0.id)" })

  /// Returns an attribute for the headers of all rows, or of all columns.
  ///
  /// Each row or column has a list of identifiers of header cells.
  fileprivate static func headers(_ name: String, _ path: Path<[Int: SparseList<String>]>) -> Self {
    Self(
      name + ".", .own("an id, behind a name that ends with two numbers from 0"),
      read: { attributes, given, text in
        let indices = given.dropFirst(name.count + 1).split(separator: ".").map { number($0) }
        guard indices.count == 2, let line = indices[0], let index = indices[1] else {
          return false
        }
        attributes[keyPath: path][line, default: SparseList()].values[index] = text
        return true
      },
      write: { attributes in
        attributes[keyPath: path].flatMap { line, headers in
          headers.values.map { ("\(name).\(line).\($0.key)", $0.value) }
        }
      })
  }

  /// The attribute for an empty data table, by which a file states that the table exists.
  fileprivate static let emptyTable = Self(
    "table", .own("nothing"),
    read: { attributes, _, text in
      attributes.dataTable = attributes.dataTable ?? UIKitAttributes.Table()
      return text.isEmpty
    },
    write: { $0.dataTable == UIKitAttributes.Table() ? [("table", "")] : [] })

  /// The label, value and importance of custom content: `customContent.0.label`.
  fileprivate static let content = Self(
    "customContent.", .own("a text, or true or false, behind a name such as 0.label or 0.high"),
    read: { attributes, given, text in
      let names = given.split(separator: ".")
      guard names.count == 3, let index = Int(names[1]) else { return false }
      var contents = attributes.customContent ?? SparseList()
      var content = contents.values[index] ?? UIKitAttributes.Content()
      switch names[2] {
      case "label": content.label = text
      case "value": content.value = text
      case "high":
        content.isImportant = flag(in: text)
        if content.isImportant == nil { return false }
      default: return false
      }
      contents.values[index] = content
      attributes.customContent = contents
      return true
    },
    write: { attributes in
      (attributes.customContent?.values ?? [:]).flatMap { index, content in
        [
          ("label", content.label), ("value", content.value),
          ("high", content.isImportant.map { $0 ? "true" : "false" }),
        ].compactMap { name, text in text.map { ("customContent.\(index).\(name)", $0) } }
      }
    })

  /// Returns an attribute for the content of a nested structure: `customRotors.0.name`.
  fileprivate static func structure(_ structure: UIKitAttributes.Structure) -> Self {
    let prefix = structure.rawValue + "."
    return Self(
      prefix, .own("any text, behind the names of what it is inside of"),
      read: { attributes, given, text in
        attributes.structures[structure, default: [:]][String(given.dropFirst(prefix.count))] = text
        return true
      },
      write: { attributes in
        (attributes.structures[structure] ?? [:]).map { (prefix + $0.key, $0.value) }
      })
  }
}
