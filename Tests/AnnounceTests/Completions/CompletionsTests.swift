import Requirements
import Testing

@testable import announce

/// The completions that real shells offer.
@Suite(.ownThread)
struct CompletionsTests {
  @Suite(.requires(.bash, ShellTrial("bash") != nil))
  struct Bash {
    /// Returns what bash offers for the last of the given words, which bash splits at “=”.
    private func offers(_ words: String...) throws -> [String] {
      let list = words.map { "'\($0)'" }.joined(separator: " ")
      return try #require(ShellTrial("bash")).lines(
        of: """
          source "$completions" || exit
          COMP_WORDS=(announce \(list)); COMP_CWORD=\(words.count); _announce
          printf '%s\\n' "${COMPREPLY[@]}"
          """,
        options: ["--noprofile", "--norc"]
      ).sorted()
    }

    @Test func `Commands and files come first`() throws {
      #expect(try offers("che") == ["check"])
      #expect(try offers("pa") == ["page.html"])
      #expect(try offers("help", "ph") == ["phrases"])
    }

    @Test func `A command has its own options, in any position`() throws {
      #expect(try offers("check", "--re") == ["--reader", "--record", "--resources"].sorted())
      #expect(try offers("tree", "x.html", "--unu") == ["--unused"])
      #expect(try offers("phrases", "--record") == [])
    }

    @Test func `Values follow the declaration, after a space and after an equals sign`() throws {
      #expect(try offers("check", "--format", "j") == ["json", "junit"])
      #expect(try offers("check", "--format", "=", "ju") == ["junit"])
      #expect(try offers("check", "--format=ju") == ["--format=junit"])
      #expect(
        try offers("tree", "--strict", "=", "unknown-role,unre").allSatisfy { $0.contains(",") })
      #expect(try offers("--set", "hints", "=", "o") == ["off", "on"])
      #expect(try offers("--resources", "r") == ["res"])
      #expect(try offers("--reader", "") == readerNames.sorted())
      #expect(try offers("--screen", "") == [])
    }

    @Test func `A name with a space is one completion`() throws {
      #expect(try offers("tree", "a") == ["a file.html"])
    }

    @Test func `Every option of every command is completed`() throws {
      for declaration in allCommands.map({ $0.declaration }) {
        let words = (declaration.name.isEmpty ? [] : [declaration.name]) + ["--"]
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        let found = try #require(ShellTrial("bash")).lines(
          of: """
            source "$completions" || exit
            COMP_WORDS=(announce \(list)); COMP_CWORD=\(words.count); _announce
            printf '%s\\n' "${COMPREPLY[@]}"
            """)
        #expect(found.sorted() == declaration.allOptions.map { "--\($0.name)" }.sorted())
      }
    }
  }

  @Suite(.requires(.fish, ShellTrial("fish") != nil))
  struct Fish {
    /// Returns what fish offers at the end of a line, without explanations.
    private func offers(_ line: String) throws -> [String] {
      try #require(ShellTrial("fish")).lines(
        of: "source $completions; complete -C '\(line)'", options: ["--no-config"]
      ).map { String($0.prefix { $0 != "\t" }) }.sorted()
    }

    @Test func `Commands and files come first`() throws {
      #expect(try offers("announce che") == ["check"])
      #expect(try offers("announce pa") == ["page.html"])
    }

    @Test func `A command has its own options with their values`() throws {
      #expect(try offers("announce check --rec") == ["--record"])
      #expect(try offers("announce check --record ") == ["changed", "missing"])
      #expect(try offers("announce check --format=ju") == ["--format=junit"])
      #expect(try offers("announce completions ") == ["bash", "fish", "zsh"])
      #expect(try offers("announce --set hints=") == ["hints=off", "hints=on"])
      #expect(try offers("announce readers --rec") == [])
    }

    @Test func `Options have their summaries beside them`() throws {
      let lines = try #require(ShellTrial("fish")).lines(
        of: "source $completions; complete -C 'announce tree --unu'", options: ["--no-config"])
      #expect(lines.first?.hasPrefix("--unused\tList only the texts ") == true, "\(lines)")
    }
  }

  @Suite(.requires(.zsh, ShellTrial("zsh") != nil))
  struct Zsh {
    /// Returns the line that zsh shows after Tab was pressed at the end of a line.
    private func completed(_ line: String) throws -> String? {
      let lines = try #require(ShellTrial("zsh")).lines(
        of: """
          zmodload zsh/zpty
          zpty shell "zsh -f -i"
          zpty -w shell 'PS1=; autoload -U compinit; compinit -D -u; source $completions'
          zpty -w shell 'show() { print -r -- "<<$BUFFER>>" }; zle -N show; bindkey "^X" show'
          zpty -w shell 'print rea''dy'
          while zpty -r shell answer && [[ $answer != *ready* ]]; do :; done
          zpty -n -w shell $'\(line)\\t\\x18'
          while zpty -r shell answer; do
            print -r -- $answer
            [[ $answer == *'>>'* ]] && break
          done
          zpty -d shell
          """, options: ["-f"])
      let shown = lines.last { $0.contains("<<") && $0.contains(">>") }
      guard let shown, let start = shown.firstRange(of: "<<"), let end = shown.firstRange(of: ">>")
      else { return nil }
      return String(shown[start.upperBound..<end.lowerBound])
    }

    @Test(arguments: [
      ("announce che", "announce check "), ("announce check --exa", "announce check --exact "),
      ("announce check --record mi", "announce check --record missing "),
      ("announce check --format=ju", "announce check --format=junit "),
      ("announce completions f", "announce completions fish "),
      ("announce tree pag", "announce tree page.html "),
      ("announce --set hints=of", "announce --set hints=off "),
    ])
    func `The rest of a word is completed`(_ line: String, _ expected: String) throws {
      // On a busy machine, the terminal's answer may arrive in pieces, so try several times.
      var answers: [String?] = []
      while answers.last != expected, answers.count < 4 { answers.append(try completed(line)) }
      #expect(answers.last == expected, "\(answers)")
    }
  }

  @Test(arguments: ["tcsh", nil])
  func `A shell without a script is refused with the supported ones`(_ shell: String?) {
    let trial = Trial.run(["completions"] + (shell.map { [$0] } ?? []))
    #expect(trial.status == 2)
    #expect(trial.errors.contains("bash, zsh, fish"), "\(trial.errors)")
  }
}
