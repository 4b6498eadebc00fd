internal import Processes
internal import SystemLibrary
internal import VoiceProtocol

// The worker is the only process that loads eSpeak NG. It reads requests from standard input and
// writes replies to standard output until its input ends. Both are VoiceProtocol frames.

// A closed pipe is a failed write and does not end the process.
signal(SIGPIPE, SIG_IGN)
guard let options = WorkerOptions(CommandLine.arguments.dropFirst()) else {
  WorkerOptions.explain()
  exit(2)
}
// The worker is confined, because the engine is not trusted. On systems that cannot confine a
// process, the worker runs without confinement.
_ = Confinement.confineVoiceWorker()
let channel = FrameChannel()
switch Engine.start(options) {
case .failure(let problem):
  channel.send(WorkerReply.unavailable(problem).frame)
case .success(let engine):
  // From here on the engine only needs to read voices and dictionaries.
  _ = Confinement.restrictReading(to: engine.description.dataPath)
  WorkerLoop(engine: engine, channel: channel).run()
}
// The engine is never shut down: doing so twice, or while it speaks, makes it hang.
exit(0)
