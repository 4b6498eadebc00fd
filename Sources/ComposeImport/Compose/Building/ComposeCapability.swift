internal import Announcements
internal import ImportSupport

/// A difference between releases of Compose in the semantics that they expose.
///
/// The table is complete: no other code of the importer compares releases.
enum ComposeCapability: Int, VersionCapability {
  case menuRoles, itemCounts

  var row: CapabilityRow<ComposeVersion> {
    switch self {
    case .menuRoles:
      CapabilityRow(
        ComposeVersion(minor: 7),
        "The anchor of an exposed menu has a role instead of words about the menu.",
        "material3, ExposedDropdownMenu.kt, expandable")
    case .itemCounts:
      CapabilityRow(
        ComposeVersion(minor: 10), "Lazy lists expose the number of their items.",
        "Compose UI 1.10 exposes it, and 1.7 does not; assumed: the releases between do not")
    }
  }
}

extension ComposeVersion {
  func has(_ capability: ComposeCapability) -> Bool { capability.row.since <= self }
}
