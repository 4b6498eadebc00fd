extension AccessibilityElement {
  /// Every property, as an update takes it over.
  static let fields: [ElementField<AccessibilityElement>] = [
    .fixed("node", \.node), .fixed("kind", \.kind), .fixed("isElement", \.isElement),
    .value("label", \.label, .label), .value("value", \.value, .value),
    .value("showsPlaceholder", \.showsPlaceholder, nil),
    .value("labelAttestation", \.labelAttestation, nil),
    .value("valueAttestation", \.valueAttestation, nil), .value("hint", \.hint, .hint),
    .flags(
      "traits", \.traits,
      [(.selected, .selected), (.notEnabled, .enabled), (.isEditing, .editing)],
      fixed: .tabBar),
    .value("language", \.language, .other), .fixed("frame", \.frame),
    .fixed("accessibilityFrame", \.accessibilityFrame), .fixed("isHidden", \.isHidden),
    .fixed("clips", \.clips), .fixed("elementsHidden", \.elementsHidden),
    .fixed("isModal", \.isModal), .fixed("groupsChildren", \.groupsChildren),
    .fixed("sortPriority", \.sortPriority),
    .value("respondsToUserInteraction", \.respondsToUserInteraction, nil),
    .fixed("containerType", \.containerType), .value("identifier", \.identifier, nil),
    .fixed("explicit", \.explicit), .value("customActions", \.customActions, .other),
    .value("customContent", \.customContent, .other), .fixed("itemCount", \.itemCount),
    .fixed("cell", \.cell), .fixed("table", \.table),
    .part("design", \.design, DesignFacts.fields), .part("web", \.web, WebAttributes.fields),
    .value("rules", \.rules, nil),
  ]
}

extension DesignFacts {
  /// Every property, as an update takes it over.
  static let fields: [ElementField<DesignFacts>] = [
    .value("roleWord", \.roleWord, .other), .value("checked", \.checked, .checked),
    .value("expanded", \.expanded, .expanded), .value("level", \.level, .other),
    .value("isRequired", \.isRequired, .other), .value("isReadOnly", \.isReadOnly, .other),
    .value("error", \.error, .error), .value("characters", \.characters, .value),
    .value("placeholder", \.placeholder, .hint), .value("position", \.position, .other),
    .value("count", \.count, .other), .value("opensPicker", \.opensPicker, .other),
    .value("isDraggable", \.isDraggable, .other), .value("lost", \.lost, nil),
  ]
}

extension WebAttributes {
  /// Every property, as an update takes it over.
  static let fields: [ElementField<WebAttributes>] = [
    .value("role", \.role, .other), .value("headingLevel", \.headingLevel, .other),
    .value("link", \.link, .other), .value("textKind", \.textKind, .other),
    .value("current", \.current, .other), .value("expanded", \.expanded, .expanded),
    .value("checked", \.checked, .checked), .value("popup", \.popup, .other),
    .value("invalid", \.invalid, .error), .value("isRequired", \.isRequired, .other),
    .value("position", \.position, .other), .value("count", \.count, .other),
    .fixed("itemPosition", \.itemPosition), .fixed("itemCount", \.itemCount),
    .fixed("isInSummary", \.isInSummary),
    .value("ariaDescription", \.ariaDescription, .hint), .value("error", \.error, .error),
    .value("characters", \.characters, .value), .value("placeholder", \.placeholder, .hint),
    .value("isReadOnly", \.isReadOnly, .other), .fixed("cell", \.cell), .fixed("edges", \.edges),
    .fixed("groupName", \.groupName), .value("lost", \.lost, nil),
  ]
}
