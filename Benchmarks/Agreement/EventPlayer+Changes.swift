internal import Encoding
import Simulator
internal import TextIO

/// Changes of texts, selections and contents, as the lines of a case write them.
extension EventPlayer {
  func text(of event: JSON.Value) throws(InputError) -> String {
    try event.strings("text")?.joined(separator: ", ") ?? ""
  }

  /// Returns the description of an event, or its texts if it has none.
  func words(of event: JSON.Value) throws(InputError) -> String {
    if let words = try event.string("contentDescription") { return words }
    return try text(of: event)
  }

  func slice(_ text: String, _ from: Int, _ to: Int) -> String {
    let units = Array(text.utf16)
    let (low, high) = (max(0, min(from, to)), min(max(from, to), units.count))
    return low < high ? String(decoding: units[low..<high], as: UTF16.self) : ""
  }

  mutating func textChanged(
    _ event: JSON.Value, _ node: Node.Index?, at time: Int
  ) throws(InputError) {
    guard let node else { return }
    var (before, after) = (try event.string("beforeText") ?? "", try text(of: event))
    if let last = texts[node], PlayedText.marks(in: last) == before { before = last }
    let from = try event.int("fromIndex") ?? 0
    let (added, removed) = (
      try event.int("addedCount") ?? 0, try event.int("removedCount") ?? 0
    )
    let units = Array(before.utf16)
    if added == 0, from + removed <= units.count {
      let rest = String(decoding: units[..<from] + units[(from + removed)...], as: UTF16.self)
      if PlayedText.marks(in: rest) == after { after = rest }
    }
    texts[node] = after
    let attributes = screen[node].android
    let limit = attributes.maxTextLength ?? -1
    let change = AndroidTextChange(
      node: node, before: before, removed: slice(before, from, from + removed),
      added: slice(after, from, from + added), offset: from,
      isSecure: try event.bool("password") ?? false,
      isFull: limit > 0 && added > 0 && after.utf16.count >= limit, error: attributes.error,
      action: action.flatMap { $0.at == time ? $0.kind : nil }, isOfHardware: hardwareKey == time)
    android(.textChanged(change), node, at: time)
  }

  mutating func selectionChanged(
    _ event: JSON.Value, _ node: Node.Index?, at time: Int
  ) throws(InputError) {
    guard let node else { return }
    // The text of an empty field is its hint.
    let text = slice(try text(of: event), 0, try event.int("itemCount") ?? 0)
    let selection = AndroidSelection(
      node: node, text: text, anchor: try event.int("fromIndex") ?? 0,
      end: try event.int("toIndex") ?? 0, isOfHardware: hardwareKey == time,
      isSelecting: isSelecting)
    android(.selectionChanged(selection), node, at: time)
  }

  func changes(of event: JSON.Value) throws(InputError) -> AndroidEvent.Changes {
    var changes: AndroidEvent.Changes = []
    for name in try event.strings("changes") ?? [] {
      switch name {
      case "text": changes.insert(.text)
      case "content_description": changes.insert(.contentDescription)
      case "state_description": changes.insert(.stateDescription)
      case "error": changes.insert(.error)
      case "enabled": changes.insert(.enabled)
      case "drag_started": changes.insert(.dragStarted)
      case "drag_dropped": changes.insert(.dragDropped)
      case "drag_cancelled": changes.insert(.dragCancelled)
      default: changes.insert(.other)
      }
    }
    return changes
  }
}
