import Foundation
import Importers
import Reports
import Simulator
import Testing
import Voices

@testable import announce

/// Playing all announcements of a screen, and the progress display.
extension SpeakCommandTests {
  /// Writes a shell script that acts as the player, and returns its path.
  private func player(_ script: String) throws -> String {
    let player = path("player")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [
      "-c", "printf '#!/bin/sh\n%s\n' \"$2\" > \"$1\" && chmod 755 \"$1\"", "sh", player, script,
    ]
    try shell.run()
    shell.waitUntilExit()
    return player
  }

  @Test func `An interruption ends a player that accepts no samples`() throws {
    let counter = Counter()
    let form = "- button \"\(String(repeating: "a", count: 1500))\"\n"
    let trial = speak("--player", try player("sleep 60"), form: form) { environment in
      environment.interruption.isPending = {
        counter.count()
        return counter.value > 5
      }
    }
    #expect(trial.status == 2)
    #expect(trial.errors.contains("interrupted"))
    #expect(counter.value < 20)
  }

  @Test func `Without a file, the walk is played`() throws {
    let player = try player("cat > '\(path("heard"))'")
    #expect(speak("--player", player) == Trial(status: 0, output: "", errors: ""))
    #expect(speak("-o", path("walk.wav")).status == 0)
    let heard = try bytes("heard")
    #expect(!heard.isEmpty)
    #expect(try Array(bytes("walk.wav").suffix(heard.count)) == heard)
    let chosen = speak { environment in
      environment.variable = { $0 == "ANNOUNCE_PLAYER" ? player : nil }
    }
    #expect(chosen.status == 0)
  }

  @Test func `A missing player is reported with a remedy`() {
    let trial = speak("--player", "no-such-player")
    #expect(trial.status == 2)
    #expect(trial.errors.contains("no-such-player"))
    #expect(trial.errors.split(separator: "\n").count == 1)
  }

  @Test func `Long work shows its progress`() {
    let written = Lines()
    let clock = Counter()
    let trial = speak("-o", path("walk.wav")) { environment in
      environment.progressDisplay = .terminal
      environment.writeNow = { written.add($0) }
      environment.now = {
        clock.count()
        return Double(clock.value)
      }
    }
    #expect(trial.status == 0)
    #expect(written.all.contains("announce: spoke 6 of 6 announcements"))
    #expect(written.all.hasSuffix("\r\u{1B}[K"))
  }
}
