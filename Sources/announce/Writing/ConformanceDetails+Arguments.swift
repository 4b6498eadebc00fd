import Reports
internal import TextIO

extension ConformanceDetails {
  /// Reads the file that `--product` names.
  ///
  /// Without the option, the details are empty.
  init(_ arguments: Arguments, for format: ReportFormat) throws(UsageError) {
    self.init()
    guard let path = arguments.value(of: ReportCommand.product) else { return }
    guard format.isConformanceReport else {
      // A file in `announce.yaml` is for all formats, so formats without these details ignore the
      // file.
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

  /// Adds the date of today to the details of a report without a date.
  mutating func addDate(
    of environment: CommandEnvironment, for format: ReportFormat
  ) throws(UsageError) {
    guard format.isConformanceReport, reportDate == nil else { return }
    reportDate = try environment.today()
  }

  /// Returns whether a draft can be written, or writes the reason why not.
  ///
  /// A draft on only some of the files would look like a draft on all files.
  func mayDraft(
    after status: Int32, _ format: ReportFormat, _ streams: inout Streams
  ) -> Bool {
    guard format.isConformanceReport, status > 1 else { return true }
    streams.writeError("announce: no draft was written, because not all files could be read")
    return false
  }
}
