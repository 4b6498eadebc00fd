/// Which attributes a dump writes, so that one which is missing means something.
struct DumpVocabulary: Sendable {
  let tool: AndroidDump.Tool
  /// The names that stand anywhere in the dump.
  let names: Set<String>

  /// Whether the tool writes one of these attributes.
  func tells(_ names: String...) -> Bool { names.contains(where: self.names.contains) }
}
