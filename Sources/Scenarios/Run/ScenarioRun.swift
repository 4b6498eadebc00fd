public import Importers

/// Checks, and where asked for records, documents side by side.
public struct ScenarioRun: Sendable {
  /// The documents in their order.
  public var documents: [String]
  /// How they are checked.
  public var options: ScenarioOptions

  /// Finds the documents: files as they are named, folders searched for documents with scenarios.
  public init(
    _ paths: [String], options: ScenarioOptions = ScenarioOptions()
  ) throws(ImportError) {
    documents = paths
    self.options = options
  }

  /// The reports in the order of the documents; as many documents at once as there are processors.
  ///
  /// - Parameter progress: Told how many documents are done, in no particular thread but never twice
  ///   at once.
  public func reports(
    progress: @Sendable (_ done: Int) -> Void = { _ in }
  ) -> [DocumentReport] {
    []
  }
}
