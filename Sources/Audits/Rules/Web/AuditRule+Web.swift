extension AuditRule {
  /// Rules about how pages are written.
  static let web: [AuditRule] = ariaValidity + pageNames + languages

  /// Rules about roles and attributes of ARIA.
  private static let ariaValidity = [
    ariaRoles, ariaDeprecatedRole, ariaValidAttribute, ariaValidAttributeValue,
    ariaAllowedAttribute, ariaProhibitedAttribute, ariaConditionalAttribute, ariaRequiredAttribute,
    ariaRequiredChildren, ariaRequiredParent, ariaHiddenBody, ariaText, ariaAllowedRole,
    presentationRoleConflict, ariaRoleDescription,
  ]

  /// Rules about names of what is no control.
  private static let pageNames = [
    emptyHeading, emptyTableHeader, frameTitle, frameTitleUnique, ariaDialogName, ariaMeterName,
    ariaProgressBarName, ariaTooltipName, ariaTreeItemName, multipleLabels,
  ]

  /// Rules about the language and the title of a page.
  private static let languages = [
    htmlHasLanguage, htmlLanguageValid, elementLanguageValid, documentTitle,
  ]
}
