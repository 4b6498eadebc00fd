internal import Processes
internal import SystemLibrary
internal import VoiceProtocol

// The worker: the only process that loads eSpeak NG. It reads requests from standard input and
// writes replies to standard output, both as VoiceProtocol frames, until its input ends.

// A program that goes away is a failed write, and not a signal.
signal(SIGPIPE, SIG_IGN)
guard let options = WorkerOptions(CommandLine.arguments.dropFirst()) else {
  WorkerOptions.explain()
  exit(2)
}
// What it cannot be kept from goes without: the engine is not trusted, but needed.
_ = Confinement.beginSpeaking()
let channel = FrameChannel()
switch Engine.start(options) {
case .failure(let problem):
  channel.send(WorkerReply.unavailable(problem).frame)
case .success(let engine):
  // All that it still reads are voices and dictionaries.
  _ = Confinement.keepOnlyReading(engine.description.dataPath)
  WorkerLoop(engine: engine, channel: channel).run()
}
// The engine is never ended: doing so twice, or while it speaks, hangs it.
exit(0)
