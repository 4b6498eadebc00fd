extension AuditRule {
  /// Rules about how pages are written.
  static let web: [AuditRule] =
    ariaValidity + pageNames + languages + structure + landmarks + pageBehaviour

  /// Rules about roles and attributes of ARIA.
  private static let ariaValidity = [
    ariaRoles, ariaDeprecatedRole, ariaValidAttribute, ariaValidAttributeValue,
    ariaAllowedAttribute, ariaProhibitedAttribute, ariaConditionalAttribute, ariaRequiredAttribute,
    ariaRequiredChildren, ariaRequiredParent, ariaHiddenBody, ariaText, ariaAllowedRole,
    presentationRoleConflict, ariaRoleDescription, comboboxActiveDescendant,
    ariaBraille,
  ]

  /// Rules about names of what is no control.
  private static let pageNames = [
    emptyHeading, emptyTableHeader, frameTitle, frameTitleUnique, multipleLabels,
    ariaDialogName, ariaMeterName, ariaProgressBarName, ariaTooltipName, ariaTreeItemName,
  ]

  /// Rules about the language and the title of a page.
  private static let languages = [
    htmlHasLanguage, htmlLanguageValid, languageMismatch, elementLanguageValid, documentTitle,
  ]

  /// Rules about headings, lists and tables.
  private static let structure = [
    headingOrder, pageHasHeadingOne, list, listItem, definitionList, descriptionListItem,
    tableHeaderReferences, tableHeaderCells, tableDataCells, tableScope,
    tableDuplicateName,
  ]

  /// Rules about the parts of a page.
  private static let landmarks = [
    landmarkOneMain, landmarkNoDuplicateMain, landmarkNoDuplicateBanner,
    landmarkNoDuplicateContentInfo, landmarkUnique, landmarkIsTopLevel, region, skipLink, bypass,
  ]

  /// Rules about what else a page does.
  private static let pageBehaviour = [
    accessKeys, duplicateId, duplicateIdActive, duplicateIdAria, duplicateAttribute, metaRefresh,
    metaViewport, videoCaption,
    noAutoplayAudio, movingText,
    serverSideImageMap, identicalLinks,
  ]
}
