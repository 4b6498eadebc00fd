extension AuditRule {
  /// Every rule, family by family, in the order of the documentation.
  ///
  /// To add a rule, add a file to `Rules/` and the name of the rule to this list.
  public static let all: [AuditRule] = [
    // Names of controls.
    labelMissing, visibleLabelMissing, placeholderOnly, labelMasked, labelLostWhenFilled,
    labelNotAssociated, labelNotUnique, soundsAlike, labelStop, labelInName, labelIsCode,
    labelVague,
    roleWordInLabel, authorImitatesReader, groupMissing, upperCase, longNumber, dialogTitleMissing,
    // Required fields, formats and keyboards.
    requiredAsterisk, requiredStop, requiredNotHeard,
    requiredNotExplained, keyboardWrong, passwordExposed,
    purposeMissing, formatNotInLabel, constraintNotHeard, gestureNotIndicated,
    gestureWithoutAlternative, widgetForFormat, returnKey,
    // Error messages.
    errorNotHeard, errorOnlyInHint, errorIsolated, errorWithoutText, errorVague, errorTooEarly,
    // Order, layout and reach.
    unreachable, labelAfterControl, hiddenOnOnePlatform, orderJumps, noHeading, targetSmall,
    labelFar, labelPlacement, labelOutsideZoom, textClipped, layoutTable,
    // Roles, states and pictures.
    roleMissing, roleConflict, stateNotHeard, imageAltMissing, altPhrase, altDescribesLook,
    // Announcements.
    hintOnly, readersDisagree, heardTwice, tooLong, wrongLanguage, pronunciationRisk,
    repeatedPart, listCountWrong, twoStopsForOne,
    // Roles and attributes of ARIA.
    ariaRoles, ariaRole, ariaDeprecatedRole, ariaValidAttr, ariaValidAttrValue,
    ariaAllowedAttr, ariaProhibitedAttr, ariaConditionalAttr, ariaRequiredAttr,
    ariaRequiredChildren, ariaRequiredParent, ariaHiddenBody, ariaText, ariaAllowedRole,
    presentationRoleConflict, ariaRoleDescription, comboboxActiveDescendant, ariaBrailleEquivalent,
    activeDescendantHasTabindex, ariaUnsupportedElements, noRedundantRoles, ariaAttributeConflict,
    ariaAttributeDeprecated,
    // Names of other elements of a page.
    emptyHeading, emptyTableHeader, frameTitle, frameTitleUnique, formFieldMultipleLabels,
    ariaDialogName,
    ariaMeterName, ariaProgressBarName, ariaGroupName, ariaTooltipName, ariaTreeItemName,
    ariaContainerName,
    // The language and the title of a page.
    htmlHasLang, htmlLangValid, htmlXMLLangMismatch, validLang, documentTitle,
    // Headings, lists and tables of a page.
    headingOrder, pageHasHeadingOne, list, listItem, definitionList, dlItem,
    tdHeadersAttr, thHasDataCells, tdHasHeader, scopeAttrValid, tableDuplicateName,
    // Landmarks of a page.
    landmarkOneMain, landmarkNoDuplicateMain, landmarkNoDuplicateBanner,
    landmarkNoDuplicateContentInfo, landmarkUnique, landmarkIsTopLevel, region, skipLink, bypass,
    // Handlers, focus and addresses of a page.
    clickEventsHaveKeyEvents, mouseEventsHaveKeyEvents, changeOfContext,
    noNoninteractiveElementInteractions,
    interactiveSupportsFocus, scrollableRegionFocusable, noAutofocus, noAccessKey, anchorIsValid,
    // Other defects of a page.
    accessKeys, duplicateId, duplicateIdActive, duplicateIdAria, duplicateAttribute, metaRefresh,
    metaViewport, videoCaption, noAutoplayAudio, marquee, serverSideImageMap,
    identicalLinksSamePurpose,
    // Views of Android.
    hintAndLabelFor, duplicateClickableBounds, className, textSize,
    // Views of iOS.
    iosDynamicType, iosValuePlaceholder, iosTargetOverlap, iosUnreachableOffscreen,
    iosLocalisationMissing,
    // Props of React Native.
    noNestedTouchables, hasValidAccessibilityActions, hasValidAccessibilityState,
    disabledStateRequired, hasValidAccessibilityValue,
    adjustableValueRequired, hasValidAccessibilityLiveRegion, hasValidImportantForAccessibility,
    hasValidAccessibilityTraits,
    hasAccessibilityProps, noEmptyText,
    flatListCount,
    // Sessions.
    errorNotAnnounced, focusNotOnError, announcementLost, errorsWithoutField, repeatedErrorSilent,
    errorEcho, nextKeyDead, doneKeyDead, focusForcedBack, trap, focusLost, focusAndSpeechDisagree,
    stateChangeSilent, labelStale, unaskedChange, autofocusSkips, chatter, messageGone,
    focusThrownToTop, initialFocusOnNothing, nameChangesTooFast, liveTextOnLoad,
    nameAndStateFlip,
  ]

  private static let byName: [String: [AuditRule]] = {
    var rules: [String: [AuditRule]] = [:]
    for rule in all {
      for alias in rule.aliases { rules[alias, default: []].append(rule) }
    }
    for rule in all { rules[rule.id] = [rule] }
    return rules
  }()

  /// Returns the rules whose id or alias is `name`.
  ///
  /// An id names one rule. An alias can name several rules, because one rule of another checker can
  /// find the defects of several rules of this audit.
  ///
  ///     AuditRule.all(named: "LabelFor").map(\.id)  // ["label-missing", "hint-and-label-for"]
  public static func all(named name: String) -> [AuditRule] { byName[name] ?? [] }

  /// Creates the rule whose id is `name`, or the first rule with this alias, or returns `nil` if
  /// there is no such rule.
  ///
  /// An alias may name several rules; ``all(named:)`` returns all of them.
  public init?(named name: String) {
    guard let rule = AuditRule.all(named: name).first else { return nil }
    self = rule
  }
}
