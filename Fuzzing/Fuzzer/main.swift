internal import CFuzzer
internal import SystemLibrary

// Passes libFuzzer's inputs to the target that FUZZ_TARGET names. The arguments are those of
// libFuzzer. The script Fuzzing/run builds this program, links the fuzzer and runs it.

guard chosenTarget != nil else {
  for target in FuzzTarget.all { print(target.name) }
  exit(SystemCall.environment("FUZZ_TARGET") == nil ? 0 : 2)
}
var count = CommandLine.argc
var values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
let status = LLVMFuzzerRunDriver(&count, &values) { bytes, count in
  // A C callback cannot capture values, and the fuzzer passes no context, so the target is global.
  chosenTarget?.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
exit(status)
