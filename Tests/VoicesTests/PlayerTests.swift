import Foundation
import Testing

@testable import Voices

/// Sound is played by another program, whose failure is reported.
struct PlayerTests {
  /// A folder with scripts that act as players.
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("announce-player-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Returns a player that is a shell script in the folder.
  private func program(_ name: String, _ script: String) throws -> PlayerProgram {
    let file = folder.appendingPathComponent(name)
    // A separate process writes the script. If this process wrote it, a process that another test
    // starts at the same time could inherit the open file. The system does not run a file that is
    // open for writing.
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "printf '%s' \"$2\" > \"$1\" && chmod 755 \"$1\"", "sh", file.path]
    shell.arguments?.append("#!/bin/sh\ncd '\(folder.path)'\n\(script)\n")
    try shell.run()
    shell.waitUntilExit()
    return PlayerProgram(path: file.path)
  }

  private func written(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  private func bytes(_ samples: [Int16]) -> [UInt8] {
    samples.flatMap { sample in
      let bits = UInt16(bitPattern: sample)
      return [UInt8(bits & 0xFF), UInt8(bits >> 8)]
    }
  }

  private func failure(_ body: () throws -> Void) -> SpeechError? {
    do {
      try body()
      return nil
    } catch {
      return error as? SpeechError
    }
  }

  @Test func `A program gets every sample as raw bytes`() throws {
    let samples = (0..<200_000).map { Int16(truncatingIfNeeded: $0 &* 31) }
    let player = try program("listener", "echo \"$#\" > count; cat > heard")
    try Player.play(samples, sampleRate: 22_050, by: player)
    #expect(try written("heard") == bytes(samples))
    #expect(try written("count") == Array("0\n".utf8))
  }

  @Test(arguments: [
    ("paplay", "--raw --format=s16le --rate=8000 --channels=1"),
    ("aplay", "-q -t raw -f S16_LE -r 8000 -c 1"), ("pw-play", "-"),
    ("play", "-q -t raw -e signed -b 16 -L -r 8000 -c 1 -"),
  ])
  func `A known program gets arguments for the sound format`(_ name: String, _ words: String)
    throws
  {
    let player = try program(name, "echo \"$*\" > words; cat > heard")
    try Player.play([1, -2], sampleRate: 8000, by: player)
    #expect(String(decoding: try written("words"), as: UTF8.self) == words + "\n")
    let heard = try written("heard")
    #expect(name == "pw-play" ? heard.count == 28 : heard == [1, 0, 0xFE, 0xFF])
  }

  @Test func `The PipeWire header describes the sound`() throws {
    let player = try program("pw-play", "cat > heard")
    try Player.play([1, -2], sampleRate: 22_050, by: player)
    let header: [UInt8] = [
      0, 0, 0, 24, 255, 255, 255, 255, 0, 0, 0, 3, 0, 0, 0x56, 0x22, 0, 0, 0, 1,
    ]
    #expect(try written("heard") == Array(".snd".utf8) + header + [0, 1, 0xFF, 0xFE])
  }

  @Test func `Samples are passed on without waiting`() throws {
    let player = try Player(program("slow", "sleep 0.3; cat > heard"), sampleRate: 22_050)
    let samples = [Int16](repeating: 7, count: 100_000)
    try player.feed(samples)
    try player.feed([9])
    #expect(try !player.isDrained)
    try player.end()
    while try !player.isDrained { player.wait() }
    #expect(try written("heard") == bytes(samples + [9]))
    #expect(try player.isDrained)
  }

  @Test func `A program that takes no samples is not waited for after cancellation`() throws {
    let player = try Player(program("deaf", "sleep 60"), sampleRate: 22_050)
    var asked = 0
    try player.write([Int16](repeating: 7, count: 300_000)) {
      asked += 1
      return asked > 3
    }
    #expect(asked == 4)
    player.stop()
    #expect(try player.isDrained)
  }

  @Test func `A program that closes its error stream is not polled endlessly`() throws {
    let player = try Player(
      program("quiet", "exec 2>&-; sleep 0.3; cat > heard"), sampleRate: 22_050)
    let samples = [Int16](repeating: 7, count: 100_000)
    var asked = 0
    try player.write(samples) {
      asked += 1
      return false
    }
    try player.finish()
    #expect(asked < 1000)
    #expect(try written("heard") == bytes(samples))
  }

  @Test func `The message of a failing program is reported`() throws {
    let player = try program("mute", "cat > /dev/null; echo 'no card' >&2; echo >&2; exit 3")
    let error = failure { try Player.play([1], sampleRate: 22_050, by: player) }
    #expect(error == .playerFailed("\(player.path): no card"))
  }

  @Test func `A program that fails silently is reported with its status`() throws {
    let player = try program("mute", "exit 3")
    let samples = [Int16](repeating: 7, count: 300_000)
    let error = failure { try Player.play(samples, sampleRate: 22_050, by: player) }
    #expect(error == .playerFailed("\(player.path): exit status 3"))
  }

  @Test func `A killed program is reported with its signal`() throws {
    let player = try program("mortal", "head -c 100 > /dev/null; kill -9 $$")
    let samples = [Int16](repeating: 7, count: 300_000)
    let error = failure { try Player.play(samples, sampleRate: 22_050, by: player) }
    #expect(error == .playerFailed("\(player.path): signal 9"))
  }

  @Test func `A program that stops reading but stays alive is stopped`() throws {
    let player = try program("idle", "exec <&-; sleep 60")
    let samples = [Int16](repeating: 7, count: 300_000)
    let error = failure { try Player.play(samples, sampleRate: 22_050, by: player) }
    #expect(error == .playerFailed("\(player.path) stopped before the end of the sound"))
  }

  @Test func `A program that writes endless messages is not blocked`() throws {
    let player = try program("chatty", "head -c 300000 /dev/zero | tr '\\0' x >&2; cat > heard")
    try Player.play([5], sampleRate: 22_050, by: player)
    #expect(try written("heard") == [5, 0])
  }

  @Test func `Stopping ends the program and its children`() throws {
    let pipe = folder.appendingPathComponent("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    let player = try Player(
      program("parent", "(echo started; sleep 20; echo late) > pipe & cat > /dev/null; wait"),
      sampleRate: 22_050)
    let heard = try #require(FileHandle(forReadingAtPath: pipe))
    #expect(heard.availableData == Data("started\n".utf8))
    player.stop()
    player.stop()
    #expect(try player.isDrained)
    try player.feed([1])
    // The pipe ends when no process has it open any more, because all players were stopped or have
    // finished.
    #expect(try heard.readToEnd() ?? Data() == Data())
  }

  @Test func `A player is found by path, by name, or among those installed`() throws {
    let other = try program("other", "")
    let alsa = try program("aplay", "")
    let path = "/nowhere::\(folder.path)"
    #expect(try PlayerProgram.find(other.path, searchPath: "") == other)
    #expect(try PlayerProgram.find("other", searchPath: path) == other)
    #expect(try PlayerProgram.find(nil, searchPath: path) == alsa)
    #expect(try PlayerProgram.find("", searchPath: path) == alsa)
    let pulse = try program("paplay", "")
    #expect(try PlayerProgram.find(nil, searchPath: path) == pulse)
  }

  @Test func `A missing player is reported by name`() throws {
    #expect(
      failure { _ = try PlayerProgram.find("sing", searchPath: folder.path) }
        == .playerMissing(["sing"]))
    #expect(
      failure { _ = try PlayerProgram.find(nil, searchPath: folder.path) }
        == .playerMissing(["paplay", "pw-play", "aplay", "play"]))
    #expect(
      failure { _ = try PlayerProgram.find(folder.path, searchPath: "") }
        == .playerMissing([folder.path]))
  }

  @Test func `A program that cannot be started is reported`() throws {
    let error = failure {
      _ = try Player(PlayerProgram(path: "/nowhere/player"), sampleRate: 22_050)
    }
    #expect(error == .playerFailed("/nowhere/player: No such file or directory"))
  }
}
