import AccessibilityTree

/// The rules by which TalkBack puts words into an announcement.
///
/// Names are unique within the reader; `announce explain` prints them beside each word.
enum TalkBackRule {
  static let name = Rule(
    "AccessibleName", "TalkBack speaks the content description, or else the text.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getNodeTextOrLabelDescription"))
  static let identifier = Rule(
    "ElementIdentifier", "If a label is missing, TalkBack speaks the resource identifier.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getNodeTextOrLabelOrIdDescription"))
  static let editText = Rule(
    "EditTextContent",
    "A field speaks its text; an empty field speaks the hint text that it shows.",
    .talkBack("EditTextDescription.java, nameDescription"))
  static let editTextDescription = Rule(
    "EditTextDescription", "A field without any text speaks its content description.",
    .talkBack("EditTextDescription.java, nameDescription"))
  static let silencedDescription = Rule(
    "EditTextSilencesDescription",
    "A field that shows text or a placeholder does not speak its content description.",
    .talkBack("EditTextDescription.java, nameDescription"))
  static let password = Rule(
    "PasswordContent",
    "A password field speaks its content description or “password”, then the number of characters.",
    .talkBack("EditTextDescription.java, nameDescription"))
  static let role = Rule(
    "RoleWord", "The class of a view decides the word for its role.",
    .talkBack("Role.java and AccessibilityNodeFeedbackUtils.java, getNodeRoleName"))
  static let roleDescription = Rule(
    "RoleDescription", "A role description replaces the word for the role.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getNodeRoleDescription"))
  static let page = Rule(
    "PagerPage", "A pager with one visible child is announced as a page.",
    .talkBack("PagerPageDescription.java"))
  static let stateDescription = Rule(
    "StateDescription",
    "TalkBack speaks the state description that the app, or else the platform, sets.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getNodeStateDescription"))
  static let switchState = Rule(
    "SwitchState", "A switch without a state description speaks its text, or else “on” or “off”.",
    .talkBack("SwitchDescription.java, stateDescription"))
  static let checked = Rule(
    "CheckedState", "A checkable node says whether it is checked.",
    .talkBack("TreeNodesDescription.java, getStatusDescription"))
  static let expanded = Rule(
    "ExpandedState",
    "A node with the action expand says “collapsed”; one with the action collapse says “expanded”.",
    .talkBack("TreeNodesDescription.java, getStatusDescription"))
  static let selected = Rule(
    "SelectedState", "A selected node says “selected”; other nodes do not say that they are not.",
    .talkBack("TreeNodesDescription.java, aggregateNodeTreeDescription"))
  static let disabled = Rule(
    "DisabledState", "A disabled node says “disabled” at its end.",
    .talkBack("TreeNodesDescription.java, aggregateNodeTreeDescription"))
  static let editing = Rule(
    "EditingState", "A focused field says “editing” while a keyboard is shown.",
    .talkBack("EditTextDescription.java, stateDescription"))
  static let rangeValue = Rule(
    "RangeValue", "A slider or progress bar speaks its number.",
    .talkBack("SeekBarDescription.java, stateDescription"))
  static let unlabelled = Rule(
    "Unlabelled", "A clickable node without any words says “unlabelled”.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getUnlabelledNodeDescription"))
  static let unlabelledImage = Rule(
    "UnlabelledImage", "An image without a label says “unlabelled” in place of its state.",
    .talkBack("ImageViewDescription.java, stateDescription"))
  static let error = Rule(
    "ErrorMessage", "The error follows the node's own words.",
    .talkBack("TreeNodesDescription.java, appendNodeTreeDescription"))
  static let errorFirst = Rule(
    "ErrorMessageFirst", "The error comes before everything else.",
    .talkBack16("TreeNodesDescription.java"))
  static let hintText = Rule(
    "HintText", "Android's hint text follows the role, unless the field shows it as its text.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getHintDescription"))
  static let hintFirst = Rule(
    "HintTextFirst", "An empty field speaks its Android hint text first, then its name and role.",
    .talkBack16("AccessibilityNodeFeedbackUtils.java, getHintDescription"))
  static let tooltip = Rule(
    "TooltipText", "The tooltip is the last of a node's texts.",
    .talkBack("TreeNodesDescription.java, appendNodeTreeDescription"))
  static let labelled = Rule(
    "LabelledBy",
    "A node with a label (labelFor) ends with the text of the label: “for First name”.",
    .talkBack("TreeNodesDescription.java, aggregateNodeTreeDescription"))
  static let heading = Rule(
    "Heading", "A heading of an app says “heading” at its end.",
    .talkBack("EventTypeViewAccessibilityFocusedFeedbackRule.java"))
  static let itemHeading = Rule(
    "CollectionHeading",
    "A heading in a list says “heading”; a header cell says whether it heads a row or a column.",
    .talkBack("CollectionStateFeedbackUtils.java, getCollectionItemTransitionDescription"))
  static let itemPosition = Rule(
    "PositionInCollection",
    "An item speaks its position if the position differs from the last item's.",
    .talkBack("CollectionStateFeedbackUtils.java, getCollectionItemTransitionDescription"))
  static let collection = Rule(
    "CollectionTransition",
    "Entering a list or grid announces it with its size; leaving it announces it without the size.",
    .talkBack("CollectionState.java and CollectionStateFeedbackUtils.java"))
  static let containerTitle = Rule(
    "ContainerTitle", "Entering or leaving a container with a title announces the title.",
    .talkBack("EventTypeViewAccessibilityFocusedFeedbackRule.java"))
  static let eventDescription = Rule(
    "EventDescription", "A node without other words speaks its content description.",
    .talkBack("EventTypeViewAccessibilityFocusedFeedbackRule.java"))
  static let pause = Rule(
    "HintPause", "TalkBack speaks usage hints 400 ms after everything else.",
    .talkBack("ProcessorAccessibilityHints.java"))
  static let clickHint = Rule(
    "ClickHint", "The hint says what a double tap does.", .talkBack("ClickHint.java"))
  static let roleHint = Rule(
    "RoleHint", "The hint says how to use a field, picker or slider.",
    .talkBack("NodeRoleHintUtils.java"))
  static let longPressHint = Rule(
    "LongPressHint", "The hint says what a double tap and hold does.",
    .talkBack("LongClickHint.java"))
  static let actionsHint = Rule(
    "ActionsHint",
    "The hint says which actions, links or labels are available, and how to reach them.",
    .talkBack("compositor/hint and menurules"))
}
