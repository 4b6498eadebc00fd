/// Why bytes are no message.
package enum WireError: Error, Sendable, Hashable {
  /// The message ends too early, or says that it is longer than it is.
  case truncated
  /// A message, text or list is longer than allowed.
  case tooLong
  /// A text is not UTF-8.
  case notText
  /// A number means nothing at its place.
  case unknownValue
}
