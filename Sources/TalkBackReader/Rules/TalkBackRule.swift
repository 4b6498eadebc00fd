import AccessibilityTree

/// The rules by which TalkBack puts words into an announcement.
///
/// Names are unique within the reader; `announce explain` prints them beside each word.
enum TalkBackRule {
  static let name = Rule(
    "AccessibleName", "The content description is spoken, or the text where there is none.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getNodeTextOrLabelDescription"))
  static let identifier = Rule(
    "ElementIdentifier", "The resource name stands in for a missing label.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getNodeTextOrLabelOrIdDescription"))
  static let editText = Rule(
    "EditTextContent", "A field speaks what it holds, which is its hint while it is empty.",
    .talkBack("EditTextDescription.java, nameDescription"))
  static let editTextDescription = Rule(
    "EditTextDescription", "A field without any text speaks its content description.",
    .talkBack("EditTextDescription.java, nameDescription"))
  static let silencedDescription = Rule(
    "EditTextSilencesDescription",
    "A field that holds text or shows a placeholder keeps its content description to itself.",
    .talkBack("EditTextDescription.java, nameDescription"))
  static let password = Rule(
    "PasswordContent",
    "A password field speaks its description or “password”, then the number of characters.",
    .talkBack("EditTextDescription.java, nameDescription"))
  static let role = Rule(
    "RoleWord", "The widget's class decides on the word for what it is.",
    .talkBack("Role.java and AccessibilityNodeFeedbackUtils.java, getNodeRoleName"))
  static let roleDescription = Rule(
    "RoleDescription", "A role description replaces the word for the role.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getNodeRoleDescription"))
  static let page = Rule(
    "PagerPage", "A pager and its only visible child are a page.",
    .talkBack("PagerPageDescription.java"))
  static let stateDescription = Rule(
    "StateDescription", "The state in the author's or platform's words.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getNodeStateDescription"))
  static let switchState = Rule(
    "SwitchState", "A switch without a state description speaks its text, or on or off.",
    .talkBack("SwitchDescription.java, stateDescription"))
  static let checked = Rule(
    "CheckedState", "What can be checked says whether it is.",
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
    "EditingState", "A field with the cursor says editing while a keyboard is there.",
    .talkBack("EditTextDescription.java, stateDescription"))
  static let rangeValue = Rule(
    "RangeValue", "A slider or progress bar speaks its number.",
    .talkBack("SeekBarDescription.java, stateDescription"))
  static let unlabelled = Rule(
    "Unlabelled", "What can be pressed but has no words at all is unlabelled.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getUnlabelledNodeDescription"))
  static let unlabelledImage = Rule(
    "UnlabelledImage", "An image without a label says so in place of its state.",
    .talkBack("ImageViewDescription.java, stateDescription"))
  static let error = Rule(
    "ErrorMessage", "The error stands right after the node's own words.",
    .talkBack("TreeNodesDescription.java, appendNodeTreeDescription"))
  static let errorFirst = Rule(
    "ErrorMessageFirst", "The error comes before everything else.",
    .talkBack16("TreeNodesDescription.java"))
  static let hintText = Rule(
    "HintText", "The hint text follows the role unless the field shows it already.",
    .talkBack("AccessibilityNodeFeedbackUtils.java, getHintDescription"))
  static let hintFirst = Rule(
    "HintTextFirst", "The hint text of what holds no text comes before its name and role.",
    .talkBack16("AccessibilityNodeFeedbackUtils.java, getHintDescription"))
  static let tooltip = Rule(
    "TooltipText", "The tooltip is the last of a node's texts.",
    .talkBack("TreeNodesDescription.java, appendNodeTreeDescription"))
  static let labelled = Rule(
    "LabelledBy", "The text of the node's label closes its description: “for First name”.",
    .talkBack("TreeNodesDescription.java, aggregateNodeTreeDescription"))
  static let heading = Rule(
    "Heading", "A native heading says so after its words.",
    .talkBack("EventTypeViewAccessibilityFocusedFeedbackRule.java"))
  static let itemHeading = Rule(
    "CollectionHeading", "A heading of a list or table says what it heads.",
    .talkBack("CollectionStateFeedbackUtils.java, getCollectionItemTransitionDescription"))
  static let itemPosition = Rule(
    "PositionInCollection", "An item says its place when it differs from the last one's.",
    .talkBack("CollectionStateFeedbackUtils.java, getCollectionItemTransitionDescription"))
  static let collection = Rule(
    "CollectionTransition", "Entering a list or grid says so, with its size; leaving says so too.",
    .talkBack("CollectionState.java and CollectionStateFeedbackUtils.java"))
  static let containerTitle = Rule(
    "ContainerTitle", "A titled container is named on the way in and out.",
    .talkBack("EventTypeViewAccessibilityFocusedFeedbackRule.java"))
  static let eventDescription = Rule(
    "EventDescription", "What has nothing else to say speaks its content description.",
    .talkBack("EventTypeViewAccessibilityFocusedFeedbackRule.java"))
  static let pause = Rule(
    "HintPause", "Usage hints are an utterance of their own, 400 ms after the first.",
    .talkBack("ProcessorAccessibilityHints.java"))
  static let clickHint = Rule("ClickHint", "What a double tap does.", .talkBack("ClickHint.java"))
  static let roleHint = Rule(
    "RoleHint", "How fields, pickers and sliders are used.", .talkBack("NodeRoleHintUtils.java"))
  static let longPressHint = Rule(
    "LongPressHint", "What a double tap and hold does.", .talkBack("LongClickHint.java"))
  static let actionsHint = Rule(
    "ActionsHint", "Actions, links or labels are available and how to reach them.",
    .talkBack("compositor/hint and menurules"))
}
