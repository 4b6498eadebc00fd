/// The rules by which TalkBack puts words into an announcement.
///
/// Names are unique within the reader; `announce explain` prints them beside each word.
enum TalkBackRule {
  static let name = Rule(
    "AccessibleName",
    "The content description is spoken, or the text where there is none.",
    source: "TalkBack 15.1, AccessibilityNodeFeedbackUtils.java, getNodeTextOrLabelDescription",
    .sourceCode)
  static let identifier = Rule(
    "ElementIdentifier", "The resource name stands in for a missing label.",
    source: "TalkBack 15.1, AccessibilityNodeFeedbackUtils.java, getNodeTextOrLabelOrIdDescription",
    .sourceCode)
  static let editText = Rule(
    "EditTextContent",
    "A field speaks what it holds, which is its hint while it is empty.",
    source: "TalkBack 15.1, EditTextDescription.java, nameDescription", .sourceCode)
  static let editTextDescription = Rule(
    "EditTextDescription",
    "A field without any text speaks its content description.",
    source: "TalkBack 15.1, EditTextDescription.java, nameDescription", .sourceCode)
  static let silencedDescription = Rule(
    "EditTextSilencesDescription",
    "A field that holds text or shows a placeholder keeps its content description to itself.",
    source: "TalkBack 15.1, EditTextDescription.java, nameDescription", .sourceCode)
  static let password = Rule(
    "PasswordContent",
    "A password field speaks its description or “password”, then the number of characters.",
    source: "TalkBack 15.1, EditTextDescription.java, nameDescription", .sourceCode)
  static let role = Rule(
    "RoleWord", "The widget's class decides on the word for what it is.",
    source: "TalkBack 15.1, Role.java and AccessibilityNodeFeedbackUtils.java, getNodeRoleName",
    .sourceCode)
  static let roleDescription = Rule(
    "RoleDescription", "A role description replaces the word for the role.",
    source: "TalkBack 15.1, AccessibilityNodeFeedbackUtils.java, getNodeRoleDescription",
    .sourceCode)
  static let page = Rule(
    "PagerPage", "A pager and its only visible child are a page.",
    source: "TalkBack 15.1, PagerPageDescription.java", .sourceCode)
  static let stateDescription = Rule(
    "StateDescription", "The state in the author's or platform's words.",
    source: "TalkBack 15.1, AccessibilityNodeFeedbackUtils.java, getNodeStateDescription",
    .sourceCode)
  static let switchState = Rule(
    "SwitchState", "A switch without a state description speaks its text, or on or off.",
    source: "TalkBack 15.1, SwitchDescription.java, stateDescription", .sourceCode)
  static let checked = Rule(
    "CheckedState", "What can be checked says whether it is.",
    source: "TalkBack 15.1, TreeNodesDescription.java, getStatusDescription", .sourceCode)
  static let expanded = Rule(
    "ExpandedState", "An expand action means collapsed, a collapse action expanded.",
    source: "TalkBack 15.1, TreeNodesDescription.java, getStatusDescription", .sourceCode)
  static let selected = Rule(
    "SelectedState", "A selected node says so; one that is not says nothing.",
    source: "TalkBack 15.1, TreeNodesDescription.java, aggregateNodeTreeDescription", .sourceCode)
  static let disabled = Rule(
    "DisabledState", "Disabled is the last word of a node's description.",
    source: "TalkBack 15.1, TreeNodesDescription.java, aggregateNodeTreeDescription", .sourceCode)
  static let editing = Rule(
    "EditingState", "A field with the cursor says editing while a keyboard is there.",
    source: "TalkBack 15.1, EditTextDescription.java, stateDescription", .sourceCode)
  static let rangeValue = Rule(
    "RangeValue", "A slider or progress bar speaks its number.",
    source: "TalkBack 15.1, SeekBarDescription.java, stateDescription", .sourceCode)
  static let unlabelled = Rule(
    "Unlabelled", "What can be pressed but has no words at all is unlabelled.",
    source: "TalkBack 15.1, AccessibilityNodeFeedbackUtils.java, getUnlabelledNodeDescription",
    .sourceCode)
  static let unlabelledImage = Rule(
    "UnlabelledImage", "An image without a label says so in place of its state.",
    source: "TalkBack 15.1, ImageViewDescription.java, stateDescription", .sourceCode)
  static let error = Rule(
    "ErrorMessage", "The error stands right after the node's own words.",
    source: "TalkBack 15.1, TreeNodesDescription.java, appendNodeTreeDescription", .sourceCode)
  static let errorFirst = Rule(
    "ErrorMessageFirst", "The error comes before everything else.",
    source: "TalkBack 16.2, TreeNodesDescription.java", .sourceCode)
  static let hintText = Rule(
    "HintText", "The hint text follows the role unless the field shows it already.",
    source: "TalkBack 15.1, AccessibilityNodeFeedbackUtils.java, getHintDescription", .sourceCode)
  static let hintFirst = Rule(
    "HintTextFirst", "The hint text of what holds no text comes before its name and role.",
    source: "TalkBack 16.2, AccessibilityNodeFeedbackUtils.java, getHintDescription", .sourceCode)
  static let tooltip = Rule(
    "TooltipText", "The tooltip is the last of a node's texts.",
    source: "TalkBack 15.1, TreeNodesDescription.java, appendNodeTreeDescription", .sourceCode)
  static let labelled = Rule(
    "LabelledBy", "The text of the node's label closes its description: “for First name”.",
    source: "TalkBack 15.1, TreeNodesDescription.java, aggregateNodeTreeDescription", .sourceCode)
  static let heading = Rule(
    "Heading", "A native heading says so after its words.",
    source: "TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule.java", .sourceCode)
  static let itemHeading = Rule(
    "CollectionHeading", "A heading of a list or table says what it heads.",
    source:
      "TalkBack 15.1, CollectionStateFeedbackUtils.java, getCollectionItemTransitionDescription",
    .sourceCode)
  static let itemPosition = Rule(
    "PositionInCollection", "An item says its place when it differs from the last one's.",
    source:
      "TalkBack 15.1, CollectionStateFeedbackUtils.java, getCollectionItemTransitionDescription",
    .sourceCode)
  static let collection = Rule(
    "CollectionTransition", "Entering a list or grid says so, with its size; leaving says so too.",
    source: "TalkBack 15.1, CollectionState.java and CollectionStateFeedbackUtils.java",
    .sourceCode)
  static let containerTitle = Rule(
    "ContainerTitle", "A titled container is named on the way in and out.",
    source: "TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule.java", .sourceCode)
  static let eventDescription = Rule(
    "EventDescription", "What has nothing else to say speaks its content description.",
    source: "TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule.java", .sourceCode)
  static let pause = Rule(
    "HintPause", "Usage hints are an utterance of their own, 400 ms after the first.",
    source: "TalkBack 15.1, ProcessorAccessibilityHints.java", .sourceCode)
  static let clickHint = Rule(
    "ClickHint", "What a double tap does.",
    source: "TalkBack 15.1, ClickHint.java", .sourceCode)
  static let roleHint = Rule(
    "RoleHint", "How fields, pickers and sliders are used.",
    source: "TalkBack 15.1, NodeRoleHintUtils.java", .sourceCode)
  static let longPressHint = Rule(
    "LongPressHint", "What a double tap and hold does.",
    source: "TalkBack 15.1, LongClickHint.java", .sourceCode)
  static let actionsHint = Rule(
    "ActionsHint", "Actions, links or labels are available and how to reach them.",
    source: "TalkBack 15.1, compositor/hint and menurules", .sourceCode)
}
