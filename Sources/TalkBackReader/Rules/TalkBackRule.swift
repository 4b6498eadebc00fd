import AccessibilityTree

/// The rules by which TalkBack puts words into an announcement.
///
/// Names are unique within the reader; `announce explain` prints them beside each word.
enum TalkBackRule {
  static let name = Rule(
    "AccessibleName", "The name is the content description, or else the text.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getNodeTextOrLabelDescription"))
  static let identifier = Rule(
    "ElementIdentifier", "The resource identifier replaces a missing label.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getNodeTextOrLabelOrIdDescription"))
  static let editText = Rule(
    "EditTextContent", "A field speaks its text, or the hint text it shows while it is empty.",
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
    "A password field speaks its description or “password”, then the number of characters.",
    .talkBack("EditTextDescription.java, nameDescription"))
  static let role = Rule(
    "RoleWord", "The class of a view decides the word for its role.",
    .talkBack("Role.java and AccessibilityNodeFeedbackUtils.java, getNodeRoleName"))
  static let roleDescription = Rule(
    "RoleDescription", "A role description replaces the word for the role.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getNodeRoleDescription"))
  static let page = Rule(
    "PagerPage", "A pager and its only visible child are a page.",
    .talkBack("PagerPageDescription.java"))
  static let stateDescription = Rule(
    "StateDescription", "The state description is spoken, the author's or the platform's.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getNodeStateDescription"))
  static let switchState = Rule(
    "SwitchState", "A switch without a state description speaks its text, or on or off.",
    .talkBack("SwitchDescription.java, stateDescription"))
  static let checked = Rule(
    "CheckedState", "A checkable node says whether it is checked.",
    .talkBack("TreeNodesDescription.java, getStatusDescription"))
  static let expanded = Rule(
    "ExpandedState", "An expand action means collapsed, a collapse action expanded.",
    .talkBack("TreeNodesDescription.java, getStatusDescription"))
  static let selected = Rule(
    "SelectedState", "A selected node says so; one that is not says nothing.",
    .talkBack("TreeNodesDescription.java, aggregateNodeTreeDescription"))
  static let disabled = Rule(
    "DisabledState", "Disabled is the last word of a node's description.",
    .talkBack("TreeNodesDescription.java, aggregateNodeTreeDescription"))
  static let editing = Rule(
    "EditingState", "A focused field says “editing” while a keyboard is shown.",
    .talkBack("EditTextDescription.java, stateDescription"))
  static let rangeValue = Rule(
    "RangeValue", "A slider or progress bar speaks its number.",
    .talkBack("SeekBarDescription.java, stateDescription"))
  static let unlabelled = Rule(
    "Unlabelled", "A clickable node without any words is “unlabelled”.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getUnlabelledNodeDescription"))
  static let unlabelledImage = Rule(
    "UnlabelledImage", "An image without a label is “unlabelled” in place of its state.",
    .talkBack("ImageViewDescription.java, stateDescription"))
  static let error = Rule(
    "ErrorMessage", "The error follows the node's own words.",
    .talkBack("TreeNodesDescription.java, appendNodeTreeDescription"))
  static let errorFirst = Rule(
    "ErrorMessageFirst", "The error comes before everything else.",
    .talkBack16("TreeNodesDescription.java"))
  static let hintText = Rule(
    "HintText", "The hint text follows the role, unless the field shows it.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getHintDescription"))
  static let hintFirst = Rule(
    "HintTextFirst", "The hint text of a node without text comes before its name and role.",
    .talkBack16("AccessibilityNodeFeedbackUtils.java, getHintDescription"))
  static let tooltip = Rule(
    "TooltipText", "The tooltip is the last of a node's texts.",
    .talkBack("TreeNodesDescription.java, appendNodeTreeDescription"))
  static let labelled = Rule(
    "LabelledBy", "The text of the node's label ends its description: “for First name”.",
    .talkBack("TreeNodesDescription.java, aggregateNodeTreeDescription"))
  static let heading = Rule(
    "Heading", "“Heading” follows the words of a native heading.",
    .talkBack("EventTypeViewAccessibilityFocusedFeedbackRule.java"))
  static let itemHeading = Rule(
    "CollectionHeading", "A heading of a list or table says what it heads.",
    .talkBack("CollectionStateFeedbackUtils.java, getCollectionItemTransitionDescription"))
  static let itemPosition = Rule(
    "PositionInCollection", "An item speaks its position where it differs from the last item's.",
    .talkBack("CollectionStateFeedbackUtils.java, getCollectionItemTransitionDescription"))
  static let collection = Rule(
    "CollectionTransition",
    "Entering a list or grid is announced with its size, leaving it without.",
    .talkBack("CollectionState.java and CollectionStateFeedbackUtils.java"))
  static let containerTitle = Rule(
    "ContainerTitle", "Entering and leaving a titled container speaks its title.",
    .talkBack("EventTypeViewAccessibilityFocusedFeedbackRule.java"))
  static let eventDescription = Rule(
    "EventDescription", "A node without other words speaks its content description.",
    .talkBack("EventTypeViewAccessibilityFocusedFeedbackRule.java"))
  static let pause = Rule(
    "HintPause", "Usage hints are a separate utterance, 400 ms after the first.",
    .talkBack("ProcessorAccessibilityHints.java"))
  static let clickHint = Rule("ClickHint", "What a double tap does.", .talkBack("ClickHint.java"))
  static let roleHint = Rule(
    "RoleHint", "How to use a field, picker or slider.", .talkBack("NodeRoleHintUtils.java"))
  static let longPressHint = Rule(
    "LongPressHint", "What a double tap and hold does.", .talkBack("LongClickHint.java"))
  static let actionsHint = Rule(
    "ActionsHint", "Which actions, links or labels are available, and how to reach them.",
    .talkBack("compositor/hint and menurules"))
}
