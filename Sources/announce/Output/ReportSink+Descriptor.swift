import Reports
import SystemLibrary

extension ReportSink {
  /// What hands over to a file descriptor of the process.
  init(descriptor: Int32) {
    self.init { bytes in
      SystemCall.writeAll(bytes, to: descriptor)
        .map { Refusal($0.words, isClosed: $0.code == EPIPE) }
    }
  }
}
