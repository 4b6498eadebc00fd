/// The modifiers of SwiftUI that do not affect VoiceOver's announcements.
///
/// A modifier is reported if it is neither in this list, nor in ``ViewModifierTable``, nor declared
/// in the project.
///
/// Source: the documentation of SwiftUI, View and its modifiers.
enum SilentModifiers {
  static let names: Set<String> = Set(
    [
      accessibility, drawing, layout, texts, lists, bars, scrolling, input, gestures, focus,
      presentation, styles, data, tools, frameworks,
    ].flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) })

  /// Settings for other assistive technologies, the voice and the rotor.
  ///
  /// An announcement of a stop does not contain them.
  private static let accessibility = """
    accessibilityActivationPoint accessibilityChartDescriptor accessibilityDefaultFocus \
    accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint \
    accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLinkedGroup \
    accessibilityQuickAction accessibilityRotor accessibilityRotorEntry \
    accessibilityScrollAction accessibilityScrollStatus accessibilityShowsLargeContentViewer \
    accessibilityTextContentType accessibilityZoomAction speechAdjustedPitch \
    speechAlwaysIncludesPunctuation speechAnnouncementsQueued
    """

  /// Colours, shapes, effects and animation.
  private static let drawing = """
    accentColor allowedDynamicRange animation antialiased backgroundExtensionEffect \
    backgroundStyle blendMode blur border brightness clipShape clipped colorEffect colorInvert \
    colorMultiply colorScheme compositingGroup containerBackground containerShape contentShape \
    contentTransition contrast cornerRadius distortionEffect drawingGroup fill foregroundColor \
    foregroundStyle geometryGroup glassBackgroundEffect glassEffect glassEffectID \
    glassEffectTransition glassEffectUnion grayscale hueRotation imageScale inset interpolation \
    intersection keyframeAnimator layerEffect lineIntersection lineSubtraction \
    luminanceToAlpha mask matchedGeometryEffect matchedTransitionSource materialActiveAppearance \
    navigationTransition phaseAnimator preferredColorScheme projectionEffect renderingMode \
    resizable rotation rotation3DEffect rotationEffect saturation scale scaleEffect shadow size \
    stroke strokeBorder subtracting symbolColorRenderingMode symbolEffect symbolEffectsRemoved \
    symbolRenderingMode symbolVariableValueMode symbolVariant symmetricDifference tint transaction \
    transform transformEffect transition trim union visualEffect visualEffect3D
    """

  /// Sizes and positions.
  private static let layout = """
    alignmentGuide aspectRatio containerCornerOffset containerRelativeFrame contentMargins \
    coordinateSpace dynamicTypeSize edgesIgnoringSafeArea fixedSize \
    flipsForRightToLeftLayoutDirection frame gridCellAnchor gridCellColumns gridCellUnsizedAxes \
    gridColumnAlignment horizontalRadioGroupLayout ignoresSafeArea labelIconToTitleSpacing \
    labelReservedIconWidth layoutDirectionBehavior layoutPriority layoutValue offset padding \
    position safeAreaPadding scaledToFill scaledToFit scenePadding zIndex
    """

  /// Fonts and lines of texts, except for the modifier `font`, which has a rule in
  /// ``ViewModifierTable``.
  private static let texts = """
    allowsTightening baselineOffset bold fontDesign fontWeight fontWidth italic kerning lineHeight \
    lineLimit lineSpacing minimumScaleFactor monospaced monospacedDigit multilineTextAlignment \
    strikethrough textRenderer textScale textSelection textSelectionAffinity textVariant tracking \
    truncationMode typesettingLanguage underline writingDirection
    """

  private static let lists = """
    alternatingRowBackgrounds deleteDisabled headerProminence isDetailLink \
    itemProvider listItemTint listRowBackground listRowHoverEffect listRowHoverEffectDisabled \
    listRowInsets listRowPlatterColor listRowSeparator listRowSeparatorTint listRowSpacing \
    listSectionIndexVisibility listSectionMargins listSectionSeparator listSectionSeparatorTint \
    listSectionSpacing moveDisabled onInsert onMove sectionActions sectionIndexLabel \
    selectionDisabled tableColumnHeaders
    """

  /// Navigation bars, tab bars and toolbars, apart from their contents.
  private static let bars = """
    customizationBehavior customizationID defaultAdaptableTabBarPlacement defaultVisibility \
    navigationBarTitleDisplayMode navigationDocument \
    navigationLinkIndicatorVisibility navigationSplitViewColumnWidth persistentSystemOverlays \
    sharedBackgroundVisibility statusBar statusBarHidden tabBarMinimizeBehavior tabPlacement \
    tabViewCustomization tabViewSearchActivation tabViewSidebarBottomBar tabViewSidebarFooter \
    tabViewSidebarHeader toolbarBackground toolbarBackgroundVisibility toolbarColorScheme \
    toolbarForegroundStyle toolbarItemHidden toolbarRole toolbarTitleDisplayMode
    """

  private static let scrolling = """
    defaultScrollAnchor onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange \
    onScrollVisibilityChange refreshable scrollBounceBehavior scrollClipDisabled \
    scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectDisabled \
    scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash \
    scrollInputBehavior scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout \
    scrollTransition
    """

  /// Text entry and search.
  ///
  /// Suggestions appear only while a person types.
  private static let input = """
    autocapitalization autocorrectionDisabled digitalCrownAccessory digitalCrownRotation \
    disableAutocorrection findDisabled findNavigator keyboardShortcut onKeyPress \
    onModifierKeysChanged replaceDisabled searchCompletion searchDictationBehavior searchFocused \
    searchPresentationToolbarBehavior searchScopes searchSelection searchSuggestions \
    searchToolbarBehavior submitScope textInputAutocapitalization textInputCompletion \
    textInputFormattingControlVisibility textInputSuggestions typeSelectEquivalent \
    writingToolsAffordanceVisibility writingToolsBehavior
    """

  private static let gestures = """
    allowsHitTesting allowsWindowActivationEvents buttonRepeatBehavior defaultHoverEffect \
    defersSystemGestures dragConfiguration dragContainer dragContainerSelection \
    dragPreviewsFormation draggable dropConfiguration dropDestination dropPreviewsFormation \
    handGestureShortcut hoverEffect hoverEffectDisabled hoverEffectGroup onContinuousHover onDrag onDragSessionUpdated onDrop onDropSessionUpdated \
    onHover onLongTouchGesture onPencilDoubleTap onPencilSqueeze pointerStyle \
    pointerVisibility sensoryFeedback springLoadingBehavior
    """

  private static let focus = """
    defaultFocus focusEffectDisabled focusScope focusSection focusable focusedObject \
    focusedSceneObject focusedSceneValue focusedValue prefersDefaultFocus
    """

  /// Sheets and dialogs, apart from their contents.
  private static let presentation = """
    dialogIcon dialogPreventsAppTermination dialogSeverity dialogSuppressionToggle \
    dismissalConfirmationDialog fileDialogBrowserOptions fileDialogConfirmationLabel \
    fileDialogCustomizationID fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases \
    fileDialogMessage fileDialogURLEnabled fileExporter fileExporterFilenameLabel fileImporter \
    fileMover inspectorColumnWidth interactiveDismissDisabled menuActionDismissBehavior \
    menuIndicator menuOrder presentationBackground presentationBackgroundInteraction \
    presentationBreakthroughEffect presentationCompactAdaptation presentationContentInteraction \
    presentationCornerRadius presentationSizing \
    quickLookPreview
    """

  private static let styles = """
    buttonBorderShape buttonSizing controlGroupStyle controlSize formStyle gaugeStyle \
    groupBoxStyle indexViewStyle labeledContentStyle labelsVisibility listStyle menuButtonStyle \
    navigationSplitViewStyle navigationViewStyle presentedWindowStyle presentedWindowToolbarStyle \
    progressViewStyle sliderThumbVisibility tableStyle textEditorStyle textFieldStyle
    """

  /// Data, events and settings of previews.
  private static let data = """
    anchorPreference containerValue defaultAppStorage environmentObject equatable id \
    invalidatableContent modelContainer modelContext onCommand onContinueUserActivity \
    onCopyCommand onCutCommand onDeleteCommand onDisappear onExitCommand onGeometryChange \
    onMoveCommand onOpenURL onPasteCommand onPlayPauseCommand onPreferenceChange onReceive \
    preference previewContext previewDevice previewDisplayName previewInterfaceOrientation \
    previewLayout privacySensitive redacted transformAnchorPreference transformEnvironment \
    transformPreference unredacted userActivity
    """

  /// Scenes, commands and windows.
  private static let tools = """
    attributedTextFormattingDefinition backgroundTask commands commandsRemoved commandsReplaced \
    copyable cuttable defaultLaunchBehavior defaultPosition defaultSize exportableToServices \
    exportsItemProviders handlesExternalEvents importableFromServices importsItemProviders \
    pasteDestination renameAction restorationBehavior sceneRestorationBehavior touchBar \
    windowDismissBehavior windowFullScreenBehavior windowIdealSize windowManagerRole \
    windowMinimizeBehavior windowResizability windowResizeAnchor windowResizeBehavior windowStyle \
    windowToolbarFullScreenVisibility windowToolbarStyle
    """

  /// Other frameworks of the system: charts, maps, purchases, tips and widgets.
  private static let frameworks = """
    alignsMarkStylesWithPlotArea annotation appStoreOverlay chartAngleSelection chartBackground \
    chartForegroundStyleScale chartGesture chartLegend chartLineStyleScale chartOverlay \
    chartPlotStyle chartScrollableAxes chartScrollPosition chartScrollTargetBehavior \
    chartSymbolScale chartSymbolSizeScale chartXAxis chartXAxisLabel chartXAxisStyle chartXScale \
    chartXSelection chartXVisibleDomain chartYAxis chartYAxisLabel chartYAxisStyle chartYScale \
    chartYSelection chartYVisibleDomain interactionActivityTrackingTag interpolationMethod \
    lineStyle manageSubscriptionsSheet mapCameraKeyframeAnimator mapControls mapControlVisibility \
    mapFeatureSelectionDisabled mapScope mapStyle onCameraCaptureEvent onInAppPurchaseCompletion \
    onInAppPurchaseStart onMapCameraChange photosPicker photosPickerAccessoryVisibility \
    photosPickerDisabledCapabilities photosPickerStyle popoverTip refundRequestSheet storeButton \
    storeProductsTask subscriptionStatusTask symbol symbolSize tipBackground tipCornerRadius \
    tipImageSize tipViewStyle translationPresentation translationTask widgetAccentable \
    widgetAccentedRenderingMode widgetCurvesContent widgetLabel widgetURL
    """
}
