extension AuditRule {
  /// Every rule, family by family, in the order of the documentation.
  ///
  /// A rule is one file in `Rules/` and its name here.
  public static let all: [AuditRule] = [
    // Names of controls.
    labelMissing, visibleLabelMissing, placeholderOnly, labelMasked, labelLostWhenFilled,
    labelNotAssociated, labelNotUnique, soundsAlike, labelStop, labelInName, labelIsCode,
    labelVague,
    roleWordInLabel, authorImitatesReader, groupMissing, upperCase, longNumber,
    // What must be filled in, in which form and with which keyboard.
    requiredAsterisk, requiredNotHeard, requiredNotExplained, keyboardWrong, passwordExposed,
    purposeMissing, formatNotInLabel, constraintNotHeard, gestureNotIndicated,
    gestureWithoutAlternative, widgetForFormat, returnKey,
    // What is wrong with entries.
    errorNotHeard, errorOnlyInHint, errorIsolated, errorWithoutText, errorVague, errorTooEarly,
    // Order, layout and reach.
    unreachable, labelAfterControl, hiddenOnOnePlatform, orderJumps, noHeading, targetSmall,
    labelFar, labelPlacement, labelOutsideZoom, layoutTable,
    // Roles, states and pictures.
    roleMissing, roleConflict, stateNotHeard, imageAltMissing, altPhrase, altDescribesLook,
    // What only the composed words show.
    hintOnly, readersDisagree, heardTwice, tooLong, wrongLanguage, pronunciationRisk,
    // Roles and attributes of ARIA.
    ariaRoles, ariaDeprecatedRole, ariaValidAttribute, ariaValidAttributeValue,
    ariaAllowedAttribute, ariaProhibitedAttribute, ariaConditionalAttribute, ariaRequiredAttribute,
    ariaRequiredChildren, ariaRequiredParent, ariaHiddenBody, ariaText, ariaAllowedRole,
    presentationRoleConflict, ariaRoleDescription, comboboxActiveDescendant, ariaBraille,
    // Names of what is no control on a page.
    emptyHeading, emptyTableHeader, frameTitle, frameTitleUnique, multipleLabels, ariaDialogName,
    ariaMeterName, ariaProgressBarName, ariaTooltipName, ariaTreeItemName,
    // The language and the title of a page.
    htmlHasLanguage, htmlLanguageValid, languageMismatch, elementLanguageValid, documentTitle,
    // Headings, lists and tables of a page.
    headingOrder, pageHasHeadingOne, list, listItem, definitionList, descriptionListItem,
    tableHeaderReferences, tableHeaderCells, tableDataCells, tableScope, tableDuplicateName,
    // Landmarks of a page.
    landmarkOneMain, landmarkNoDuplicateMain, landmarkNoDuplicateBanner,
    landmarkNoDuplicateContentInfo, landmarkUnique, landmarkIsTopLevel, region, skipLink, bypass,
    // What else a page does.
    accessKeys, duplicateId, duplicateIdActive, duplicateIdAria, duplicateAttribute, metaRefresh,
    metaViewport, videoCaption, noAutoplayAudio, movingText, serverSideImageMap, identicalLinks,
    // Views of Android.
    hintAndLabelFor, duplicateBounds, className,
    // Views of iOS.
    dynamicType, valueIsPlaceholder, targetOverlap, offScreen, localisationMissing,
    // Props of React Native.
    nestedTouchables, accessibilityActions, accessibilityState, disabledState, accessibilityValue,
    adjustableValue, accessibilityLiveRegion, importantForAccessibility, accessibilityTraits,
    accessibilityProps, emptyText,
    listCount,
    // What happens when somebody acts.
    errorNotAnnounced, focusNotOnError, announcementLost, errorsWithoutField, repeatedErrorSilent,
    errorEcho, nextKeyDead, doneKeyDead, focusForcedBack, trap, focusLost, focusAndSpeechDisagree,
    stateChangeSilent, labelStale, unaskedChange, autofocusSkips, chatter, messageGone,
  ]

  private static let byName: [String: AuditRule] = {
    var rules: [String: AuditRule] = [:]
    for rule in all { rules[rule.id] = rule }
    for rule in all {
      for alias in rule.aliases where rules[alias] == nil { rules[alias] = rule }
    }
    return rules
  }()

  /// Returns the rule with that id or alias, or `nil` if there is none.
  public init?(named name: String) {
    guard let rule = AuditRule.byName[name] else { return nil }
    self = rule
  }
}
