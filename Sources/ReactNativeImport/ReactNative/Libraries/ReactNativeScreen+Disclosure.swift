internal import AccessibilityTree
internal import ImportSupport

/// Components of libraries with buttons in their props, or with content that a person opens.
///
/// Source: react-native-paper 5, Snackbar.tsx, Banner.tsx, Menu.tsx, ListAccordion.tsx; NativeBase 3,
/// Menu.tsx, Popover.tsx, FormControlErrorMessage.tsx; gluestack-ui 1, Menu.tsx, FormControlError.tsx;
/// Tamagui 1, Dialog.tsx.
extension ReactNativeScreen {
  /// Returns the buttons that a component shows after its children.
  mutating func buttons(of component: ReactComponent, _ props: ReactProps) -> [Work] {
    var works: [Work] = []
    for name in component.buttonProps {
      guard let prop = props[name] else { continue }
      let entries = prop.value.elements
      for entry in entries.isEmpty ? [prop.value] : entries {
        guard let label = entry["label"]?.text else {
          if entry.isUnknown { diagnostics.record(.unknownButtons(name), at: prop.position) }
          continue
        }
        works.append(.node(button(label, at: prop.position)))
      }
    }
    return works
  }

  private func button(_ label: String, at position: Node.Position) -> Node {
    var ignored = DiagnosticCollector.ofReactNative
    let element = ReactElement(
      type: "Pressable",
      props: [
        ReactProp("accessibilityLabel", .string(label), at: position),
        ReactProp("onPress", .function(nil), at: position),
      ])
    let props = ReactProps(element, at: position, diagnostics: &ignored)
    return ReactNodeFacts.make(
      ReactComponent(.pressable, role: "button"), props, isLeaf: true, diagnostics: &ignored
    ).node
  }

  /// Shows the anchor of a menu and, if the menu is open, its items.
  mutating func makeMenu(
    _ props: ReactProps, of anchorProp: String, openBy name: String, _ children: [Int],
    in context: Context
  ) {
    let anchor = props[anchorProp]?.value.items ?? []
    let items = isOpen(by: name, props) ? children : []
    if items.isEmpty { recordUnused(children) }
    push((anchor + items).map { .item($0) }, in: context)
  }

  /// Returns the value of the chosen radio button in a group.
  func choice(in props: ReactProps, by name: String) -> String {
    props[name]?.value.text ?? props["defaultValue"]?.value.text ?? ""
  }

  /// Returns the props that decide which parts of the components around an item are shown.
  func presence(of props: ReactProps, in context: Context) -> [String: PropValue] {
    var presence = context.presence
    for name in ["isInvalid", "open"] {
      if let value = props[name]?.value { presence[name] = value }
    }
    return presence
  }

  /// Shows the title of an accordion and, if the accordion is open, its content.
  mutating func makeAccordion(
    _ element: ReactElement, _ found: ReactProps, _ children: [Int], in context: Context
  ) {
    var props = found
    if !props.has("expanded") { props.set("expanded", .bool(false)) }
    // The content is pushed first, so that the title and its texts are created before it.
    if isOpen(by: "expanded", found) {
      push(children.map { .item($0) }, in: context)
    } else {
      recordUnused(children)
    }
    let header = component(named: element.type, from: element.origin)
    make(header, &props, [], in: context)
  }

  /// Whether a component shows its content.
  ///
  /// If the prop is missing or unknown, the content is assumed to be hidden.
  private mutating func isOpen(by name: String, _ props: ReactProps) -> Bool {
    if let flag = props[name]?.value.bool { return flag }
    let position = props[name]?.position ?? props.position
    diagnostics.record(.closedContent(props.type), at: position)
    return false
  }
}

extension DiagnosticSentence {
  fileprivate static func unknownButtons(_ prop: String) -> DiagnosticSentence {
    repeated(.notComputed, "The buttons in “{}” are only known at run time; left out", prop)
  }

  fileprivate static func closedContent(_ type: String) -> DiagnosticSentence {
    repeated(.assumed, "“{}” is assumed to be closed; its content is left out", type)
  }
}
