package import Encoding

/// The features of a client on which the server's answers depend.
///
/// Source: Language Server Protocol 3.17, “ClientCapabilities”.
package struct ClientCapabilities: Sendable {
  package private(set) var encoding = PositionEncoding.utf16
  /// Whether the client shows hovers in Markdown.
  private(set) var showsMarkdown = false
  /// Whether the client asks for diagnostics.
  ///
  /// If so, the server must not send diagnostics unasked.
  private(set) var pullsDiagnostics = false
  private(set) var refreshesDiagnostics = false
  private(set) var showsVersionOfDiagnostics = false
  private(set) var showsRelatedInformation = false
  private(set) var showsCodeDescription = false
  /// Whether the client supports code actions that contain their edits.
  ///
  /// Without this support, an action must be a command.
  private(set) var hasActionLiterals = false
  private(set) var showsPreferredActions = false
  /// Whether the client supports edits that name the version of the document.
  private(set) var hasVersionedEdits = false
  private(set) var hasSymbolTrees = false
  private(set) var refreshesInlayHints = false
  private(set) var refreshesCodeLenses = false
  private(set) var answersConfiguration = false
  private(set) var registersConfiguration = false
  private(set) var registersWatchedFiles = false

  /// Creates the capabilities of a client that supports no optional feature.
  package init() {}

  /// Creates the capabilities of a client that supports all optional features.
  init(supportingAll encoding: PositionEncoding) {
    self.encoding = encoding
    showsMarkdown = encoding != .utf8
    showsRelatedInformation = true
    showsCodeDescription = true
    hasActionLiterals = true
    showsPreferredActions = true
    hasVersionedEdits = true
    hasSymbolTrees = true
  }

  package init(_ json: JSON.Value) {
    let (document, workspace) = (json["textDocument"], json["workspace"])
    let encodings = json["general"]?["positionEncodings"]?.elements.compactMap(\.string) ?? []
    encoding = PositionEncoding(offeredBy: encodings)
    let formats = document?["hover"]?["contentFormat"]?.elements.compactMap(\.string) ?? []
    showsMarkdown = formats.first == "markdown"
    pullsDiagnostics = document?["diagnostic"]?.kind == .object
    refreshesDiagnostics = workspace?["diagnostics"]?["refreshSupport"]?.bool ?? false
    let published = document?["publishDiagnostics"]
    showsVersionOfDiagnostics = published?["versionSupport"]?.bool ?? false
    // Before version 3.18, the protocol defines no such members for clients that ask for
    // diagnostics. Therefore, the server reads the members of `publishDiagnostics` for all clients.
    showsRelatedInformation = published?["relatedInformation"]?.bool ?? false
    showsCodeDescription = published?["codeDescriptionSupport"]?.bool ?? false
    let action = document?["codeAction"]
    hasActionLiterals = action?["codeActionLiteralSupport"]?.kind == .object
    showsPreferredActions = action?["isPreferredSupport"]?.bool ?? false
    hasVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    let symbols = document?["documentSymbol"]
    hasSymbolTrees = symbols?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
    refreshesInlayHints = workspace?["inlayHint"]?["refreshSupport"]?.bool ?? false
    refreshesCodeLenses = workspace?["codeLens"]?["refreshSupport"]?.bool ?? false
    answersConfiguration = workspace?["configuration"]?.bool ?? false
    registersConfiguration =
      workspace?["didChangeConfiguration"]?["dynamicRegistration"]?.bool ?? false
    registersWatchedFiles =
      workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
  }
}
