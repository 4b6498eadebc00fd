internal import Announcements
internal import ImportSupport

/// A difference between releases of Flutter, either in the data for the engine or in the nodes that
/// the engine exposes.
///
/// The table is complete: no other code of the importer compares releases.
enum FlutterCapability: Int, VersionCapability {
  case clickableSliders, linkSpans, tooltipDescriptions, headingLevels, expandedStates, languages
  case movedChildren, buttonLinks, listItems, scrollViewsByLabel, progressBars, mixedChecks

  var row: CapabilityRow<FlutterVersion> {
    switch self {
    case .clickableSliders:
      android(27, "A slider can be clicked on Android, even without a tap action.")
    case .linkSpans:
      android(29, "A link with an address is a span in the text on Android instead of a button.")
    case .tooltipDescriptions:
      android(35, "A node without words has its tooltip as its content description.")
    case .headingLevels:
      android(38, "A heading level makes a heading on Android instead of the flag for headers.")
    case .expandedStates: android(38, "Expanded states and their actions are exposed on Android.")
    case .languages: Row(FlutterVersion(3, 38), "Elements have a language on iOS.", Self.ios)
    case .movedChildren:
      Row(
        FlutterVersion(3, 41), "An app can move nodes to other parents for traversal.",
        "Flutter, semantics.dart, traversalParentIdentifier and traversalChildIdentifier")
    case .buttonLinks: android(41, "A link without an address is a button on Android.")
    case .listItems:
      android(41, "Items of a list have positions on Android, and a list has two dimensions.")
    case .scrollViewsByLabel:
      Row(
        FlutterVersion(3, 44), "Only a label makes a scroll view an element on iOS.", Self.ios)
    case .progressBars: android(44, "A progress bar has a class and a range on Android.")
    case .mixedChecks: android(44, "A check state can be mixed on Android.")
    }
  }

  private typealias Row = CapabilityRow<FlutterVersion>

  private static let ios = "Flutter, engine, SemanticsObject.mm and FlutterSemanticsScrollView.mm"

  private func android(_ minor: Int, _ summary: String) -> Row {
    Row(FlutterVersion(3, minor), summary, "Flutter, engine, AccessibilityBridge.java")
  }
}

extension FlutterVersion {
  func has(_ capability: FlutterCapability) -> Bool { capability.row.since <= self }
}
