internal import Simulator

extension AuditRule {
  static let flatListCount = props(
    "flat-list-count",
    aliases: ["FLATLIST_NO_COUNT_IN_SINGULAR_MESSAGE", "FLATLIST_NO_COUNT_IN_PLURAL_MESSAGE"],
    severity: .serious, criteria: ["4.1.3"],
    condition: "The message of a list that changes does not contain %count%.",
    why: "People hear that a list has changed, but not how many results it has.",
    fix: "Put %count% where the number belongs.",
    examples: [
      .fails(
        .reactNative,
        "export default () => <View>↓<FlatList data={rows} pluralMessage=\"some results\" /></View>;"
      ),
      .passes(
        .reactNative,
        "export default () => <View><FlatList data={rows} pluralMessage=\"%count% results\" /></View>;"
      ),
    ]
  ) { elements, findings in
    let props: [(name: String, severity: Severity)] = [
      ("accessibilityPluralMessage", .serious), ("pluralMessage", .serious),
      ("accessibilitySingularMessage", .warning), ("singularMessage", .warning),
    ]
    for index in elements.indices {
      for prop in props {
        guard let value = elements.source[index][prop.name],
          case .text(let text) = LiteralPropValue(prop: value), !text.contains("%count%")
        else { continue }
        findings.add(
          element: index, "\(prop.name) does not contain %count%.", severity: prop.severity)
      }
    }
  }
}
