import Reports
internal import TextIO

extension ConformanceDetails {
  /// Reads the file that `--product` names; without the option, nothing is known of the product.
  init(_ arguments: Arguments, for format: ReportFormat) throws(UsageError) {
    self.init()
    guard let path = arguments.value(of: ReportCommand.product) else { return }
    guard format.isConformanceReport else {
      // A configuration is for all formats.
      if arguments.isConfigured(ReportCommand.product) { return }
      throw UsageError(
        "--product is for conformance reports", remedy: "add --format openacr or --format acr")
    }
    do throws(InputError) {
      self = try ConformanceDetails(reading: FileBytes.contents(ofFile: path), file: path)
    } catch {
      throw UsageError(error)
    }
  }
}
