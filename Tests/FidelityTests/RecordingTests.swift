import Fidelity
import Testing

@Suite struct RecordingTests {}
