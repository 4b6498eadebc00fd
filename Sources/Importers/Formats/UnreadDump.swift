internal import ImportSupport
internal import TextIO

/// A kind of dump that no importer can read, with advice on the dump to make instead.
struct UnreadDump {
  /// The name of this kind of dump.
  let name: String
  /// The advice on how to make a dump that an importer can read.
  let remedy: String

  /// Recognises a dump by its content; the result is `nil` for other files.
  init?(_ bytes: [UInt8]) {
    let head = FileHead(bytes, suffix: "")
    guard let kind = UnreadDump.kinds.first(where: { $0.matches(head) }) else { return nil }
    (name, remedy) = (kind.name, kind.remedy)
  }

  /// Returns the error for a dump of this kind, with the advice on the dump to make.
  func error(file: String?) -> InputError {
    InputError(file: file, problem: "\(name) cannot be read", remedy: remedy)
  }

  private struct Kind: Sendable {
    let name: String
    let remedy: String
    let matches: @Sendable (FileHead) -> Bool
  }

  private static let kinds = [
    // Assumed: tools write the flags of `SemanticsFlag` as a list of names, such as `isTextField`.
    Kind(name: "a semantics tree of Flutter in JSON", remedy: SourceLanguage.flutterRemedy) {
      contains(["\"flags\"", "\"actions\"", "\"rect\""], inJSON: $0)
    },
    // Source: Flutter, packages/flutter/lib/src/widgets/widget_inspector.dart.
    Kind(name: "a widget tree of Flutter's inspector", remedy: SourceLanguage.flutterRemedy) {
      contains(["\"widgetRuntimeType\""], inJSON: $0)
        || contains(["DiagnosticableTreeNode\""], inJSON: $0)
    },
    // Source: Flutter, `debugDumpApp` and `debugDumpRenderTree`, keys W and T of `flutter run`.
    Kind(name: "a widget or render tree of Flutter", remedy: SourceLanguage.flutterRemedy) {
      $0.contains("WidgetsFlutterBinding - ") || $0.contains("Binding - DEBUG MODE")
        || $0.contains("RenderView#")
    },
    Kind(
      name: "the index of a Storybook",
      remedy:
        "start the Storybook and name its URL: announce audit --storybook http://localhost:6006"
    ) { contains(["\"entries\"", "\"importPath\""], inJSON: $0) },
  ]

  /// Whether a file is JSON that contains all given texts.
  private static func contains(_ texts: [String], inJSON head: FileHead) -> Bool {
    head.beginsJSON && texts.allSatisfy(head.contains)
  }
}
