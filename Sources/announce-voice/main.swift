internal import Processes
internal import SystemLibrary
internal import VoiceProtocol

// The worker: the only process that loads eSpeak NG. It reads requests from standard input and
// writes replies to standard output, both as VoiceProtocol frames, until its input ends.

// A closed pipe is a failed write instead of a signal.
signal(SIGPIPE, SIG_IGN)
guard let options = WorkerOptions(CommandLine.arguments.dropFirst()) else {
  WorkerOptions.explain()
  exit(2)
}
// The engine is not trusted, but speech works even where the system cannot confine it.
_ = Confinement.confineVoiceWorker()
let channel = FrameChannel()
switch Engine.start(options) {
case .failure(let problem):
  channel.send(WorkerReply.unavailable(problem).frame)
case .success(let engine):
  // From now on the engine only reads voices and dictionaries.
  _ = Confinement.restrictReading(to: engine.description.dataPath)
  WorkerLoop(engine: engine, channel: channel).run()
}
// The engine is never terminated: doing so twice, or while it speaks, hangs.
exit(0)
