import Encoding
import Testing

@testable import announce

/// The help texts, of which a change of an option changes exactly one.
struct HelpTests {
  /// The help of a command, in which options that the program's own help explains in the same words
  /// are only named.
  private static func own(_ command: String) -> String {
    let shared = Set(pieces(of: Trial.run("--help").output))
    return pieces(of: Trial.run("help", command).output).map { piece in
      let name = piece.split(separator: "\n").first.map(String.init) ?? ""
      return name.hasPrefix("  -") && shared.contains(piece) ? name + "\n" : piece
    }.joined()
  }

  /// A text in pieces, each option with its explanation one of them.
  private static func pieces(of help: String) -> [String] {
    var pieces = [""]
    for line in help.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if !line.hasPrefix("      ") { pieces.append("") }
      pieces[pieces.count - 1] += line + "\n"
    }
    return pieces
  }

  @Test func `Help describes the program`() {
    #expect(
      Trial.run("--help").output == """
        Prints what VoiceOver and TalkBack say as a person swipes through a screen.

        Usage: announce [OPTION…] FILE…
               announce listen [OPTION…] FILE
               announce speak [OPTION…] FILE…
               announce pronunciation [OPTION…] FILE…
               announce explain [OPTION…] FILE…
               announce tree [OPTION…] FILE…
               announce diff [OPTION…] OLD NEW
               announce compare [OPTION…] LOG SCREEN
               announce audit [OPTION…] FILE…
               announce report [OPTION…] FILE…
               announce play [OPTION…] FILE [SCRIPT]
               announce check [OPTION…] [PATH…]
               announce document [OPTION…] FILE…
               announce device [OPTION…] android|ios
               announce capture [OPTION…] android
               announce lsp [OPTION…]
               announce config [OPTION…] [PATH]
               announce formats [OPTION…] [FORMAT]
               announce readers [OPTION…]
               announce phrases [OPTION…]
               announce fidelity [OPTION…] RECORDING…
               announce mcp [OPTION…]
               announce completions bash|zsh|fish
               announce manual
               announce help [COMMAND]

        Commands:
          listen
              Lets you move through a screen with the arrow keys, and speaks each stop.
          speak
              Speaks the announcements, to a sound file with captions or to the sound
              device.
          pronunciation
              Prints how a voice pronounces each announcement, and how long it takes.
          explain
              Prints the rule behind each word, with its source and how sure we are of
              it.
          tree
              Prints the accessibility tree of a file as an outline. With --as, prints
              what iOS or Android exposes to the reader.
          diff
              Compares two files or revisions: what readers announce, and how many
              swipes and seconds it takes to go through each.
          compare
              Compares a log of what a reader said with the prediction.
          audit
              Finds accessibility defects in a screen and in what readers announce on
              it.
          report
              Writes an HTML report: announcements, the rules behind them, and findings.
          play
              Plays gestures and keys, and prints what is announced, interrupted or
              lost.
          check
              Checks that readers say what Markdown documents expect. A document
              contains screens, each followed by a table of the expected announcements.
          document
              Writes a Markdown document for “announce check”: a screen and what readers
              say on it now.
          device
              Prints what readers say on the screen that a connected device or simulator
              shows.
          capture
              Logs what TalkBack says on an Android device, and dumps the screen.
          lsp
              Runs a language server on standard input and output, for editors.
          config
              Prints the options that announce.yaml sets for a file or folder, and the
              line that sets each.
          formats
              Lists the input formats, how to get such files and what information they
              lack.
          readers
              Lists the readers with their profiles (the simulated versions), settings
              and defaults.
          phrases
              Lists the words of the readers in a language, and the source of each.
          fidelity
              Compares predictions with recordings of real readers.
          mcp
              Serves tools to coding agents over the Model Context Protocol.
          completions
              Prints a completion script for a shell.
          manual
              Prints the manual page.
          help
              Prints the help of the program or of one command.

        FILE is a web page, a screen written in SwiftUI, Jetpack Compose or React
        Native, an Android layout, a storyboard, a snapshot, a dump of a running app, or
        an outline. “announce formats” explains each format. If you name a folder, all
        screens in it are read. Write “-” to read standard input.

        Instead of FILE, write a URL, or device:android or device:ios for the screen
        that a connected device shows (see “announce help device”).

        In the output, each numbered line is one stop, in swipe order.

        If FILE is JSON, it can also contain settings of the readers. --set and
        --language override them.

        Options:
          --reader voiceover|talkback
              Use only this reader. Repeat to add readers. Default: all readers.
          --set key=value
              Change a setting of all readers (hints=off) or of one reader
              (talkback.hints=off). See “announce readers”.
          --language tag
              The language of the readers and of translated texts, such as de. A reader
              without this language keeps its default language.
          --move swipe-right|swipe-left|form-controls|headings|links|landmarks
              How to move: by swiping from element to element, or by jumping to the next
              heading, link, form control or landmark, with VoiceOver's rotor or
              TalkBack's reading controls. Default: swipe-right.
          --format text|markdown|json
              The output format. Default: text.
          --side-by-side
              Print the readers side by side, in columns.
          --plain
              Print plain lines, without columns, colours or blank lines.
          --watch
              Run again whenever a file or the screen of a device changes, until you
              press Ctrl-C. The exit status is that of the last run.
          --version
              Print the versions of the program and of the simulated readers.
          --storybook URL
              Open all stories of the Storybook at this URL, such as
              http://localhost:6006.
          --story-tag TAG
              Open only stories with this tag. Repeat to add tags.
          --skip-tag TAG
              Leave out stories with this tag. Repeat to add tags.
          --sitemap URL
              Open all pages that a sitemap or a sitemap index lists, such as
              https://example.org/sitemap.xml.
          --urls FILE
              Open the pages that FILE lists: a URL on each line. Lines that begin with
              “#” are comments. “-” reads standard input.
          --base URL
              Resolve relative addresses in the --urls file against this URL.
          --shard N/COUNT
              Process only one part of the files, so that several machines can share the
              work: 2/5 is the second of five parts. Which part a file belongs to
              depends only on its path.
          --input FORMAT
              The input format. Default: detected by file name and content. See
              “announce formats”.
          --screen NAME
              Read only one screen of a file that has several. NAME is the name of a
              snapshot or component, or a qualifier of an Android layout, such as “land”
              for landscape. A part of the name is enough.
          --scene NAME
              Read only this scene (view controller) of a storyboard.
          --resources FOLDER
              An Android res folder, or a folder that contains res folders. Repeat to
              add more; name the app's own folder first. Default: the res folder that
              contains the layout, and the res folders of all other modules in the same
              Gradle build.
          --aliases FILE
              A file that maps custom views and components to known ones, one per line:
              com.acme.AcmeButton = Button.
          --translations FILE
              A JSON file with translations, for components that look up texts by key.
          --boxes FILE
              A JSON file with the bounds of a page's elements. “announce formats html”
              shows how to get it.
          --viewport WIDTHxHEIGHT
              The size of the viewport in CSS pixels, for media queries. Default:
              393x852, a phone in portrait.
          --assume name=value
              Assume this value for a variable or prop in the source of a component,
              such as isOpen=true.
          --assume-hint
              Treat the text in each field as a placeholder, not as typed text. An
              Android dump does not distinguish them. Use this if all fields were empty
              when the dump was made.
          --window NAME
              The window of an Android dump to read, by package or title. Default: the
              active app.
          --flutter-version VERSION
              The release of Flutter that made a dump, such as 3.38. Headings, tooltips,
              links and positions in lists depend on it. Default: 3.44.
          --compose-version VERSION
              The release of Jetpack Compose UI that the app uses, such as 1.11. The
              roles of menus and the number of items in lists depend on it. Default:
              1.9.
          --design-time
              Use design-time attributes, such as tools:text.
          --inflate-stubs
              Treat each ViewStub of an Android layout as inflated.
          --limit nodes=NUMBER
              Refuse a file with more than NUMBER nodes: tags, objects or lines.
              Default: 300000.
          --strict[=KIND,…]
              Exit with status 1 if there are import diagnostics of the kinds that you
              name (see Documentation/Formats.md). If you name none, the kinds that can
              make announcements wrong are used: unresolved-text, dangling-reference,
              missing-file, guessed-component, unknown-class, damaged, limit,
              not-computed, uncertain-order.
          --browser
              Open HTML files in a browser, so that their scripts run. http and https
              URLs always open in a browser.
          --browser-path PROGRAM
              The Chromium to use. Default: ANNOUNCE_BROWSER, or an installed Chromium
              or Chrome.
          --wait-for SELECTOR
              Read a live page as soon as an element matches this CSS selector. Default:
              when the page stops changing.
          --orientation portrait|landscape
              The orientation of the phone that shows a live page. Default: portrait.
          --prefers dark|reduced-motion|more-contrast|forced-colors
              A user preference that a live page can query. Repeat to add preferences.
          --allow-origin ORIGIN
              Allow a live page to load from this origin, such as
              https://cdn.example.org. Repeat to add origins. Other foreign origins are
              blocked and listed.
          --allow-status
              Read a live page even if its server responds with an error, such as 404 or
              500.
          --cookie NAME=VALUE
              Send this cookie with the requests to a live page's own host. Repeat to
              add cookies. To keep a secret off the command line, write @FILE or
              env:VARIABLE instead of VALUE, for example sid=env:SESSION. The VALUE of
              --header and the PASSWORD of --basic-auth can be written in the same way.
          --header NAME:VALUE
              Send this header field with the requests to a live page's own origin.
              Repeat to add fields.
          --basic-auth USER:PASSWORD
              Send this user and password if the server of a live page asks for them.
          --storage-state FILE
              Open live pages with the cookies and the local storage in this storage
              state file of Playwright.
          --login SCRIPT
              Before reading a live page, sign in with these TalkBack gestures. SCRIPT
              is the gestures or the name of a file that contains them. If the first
              line is “open URL”, sign-in starts on that page. To keep a password out of
              SCRIPT, put it into an environment variable, such as PASSWORD, and write
              env:PASSWORD in place of the text to type.
          --no-config
              Ignore announce.yaml files; see “announce config”.
          --timeout SECONDS
              Stop with exit status 2 after this many seconds. With --storybook,
              --sitemap or --urls, the limit applies to the opening of each page: a page
              that takes longer is an error, and the other pages are still read.
          --help
              Print this help.

        Examples:
          announce sign-up.html
              print the announcements of both readers
          announce --side-by-side sign-up.html
              print both readers in columns
          announce --reader talkback --set hints=off sign-up.html
              print TalkBack's announcements without usage hints
          curl -s https://example.org | announce - --input html
              read a page from a server

        Options may appear anywhere, also before the command. After “--” there are no
        options. Set NO_COLOR to turn colours off.

        Exit status 0: success.

        Exit status 1: “check”, “diff” or “compare” found differences; “check --record”
        wrote into a document; “play” could not perform a gesture; “audit” found a
        defect at or above the severity of --fail-on, or more defects than --ratchet
        allows; “fidelity” found fewer matches than --least; or there were import
        diagnostics with --strict.

        Exit status 2: the input or the arguments cannot be used, or the time of
        --timeout is over. Each error is one line on standard error: where, what is
        wrong, and what to do.

        announce is a simulator. It predicts announcements from published rules and
        recordings. It does not replace testing with real readers on real devices, or
        with disabled people. Use it to find defects, not to experience blindness. It is
        not affiliated with Apple or Google.

        """)
  }

  @Test func `Help describes a command`() {
    #expect(
      Self.own("tree") == """
        Prints the accessibility tree of a file as an outline. With --as, prints what
        iOS or Android exposes to the reader.

        Usage: announce tree [OPTION…] FILE…

        The outline can be edited and read again. The format is a superset of
        Playwright's ARIA snapshots. JSON also contains elements that are not in the
        tree.

        Options:
          --as voiceover|talkback
              Instead of the tree, print what iOS or Android exposes to this reader.
          --format text|json
              The output format. Default: text.
          --unused
              Instead of the tree, list the texts of the file that are not in it, each
              with the reason.
          --cross-check
              Compare with the browser's own accessibility tree: visibility, role, name,
              description and state.
          --reader voiceover|talkback
              With --unused, also list texts of the tree that this reader never
              announces, each with the reason.
          --language tag
          --set key=value
          --plain
          --input FORMAT
          --screen NAME
          --scene NAME
          --resources FOLDER
          --aliases FILE
          --translations FILE
          --boxes FILE
          --viewport WIDTHxHEIGHT
          --assume name=value
          --assume-hint
          --window NAME
          --flutter-version VERSION
          --compose-version VERSION
          --design-time
          --inflate-stubs
          --limit nodes=NUMBER
          --strict[=KIND,…]
          --browser
          --browser-path PROGRAM
          --wait-for SELECTOR
          --orientation portrait|landscape
          --prefers dark|reduced-motion|more-contrast|forced-colors
          --allow-origin ORIGIN
          --allow-status
          --cookie NAME=VALUE
          --header NAME:VALUE
          --basic-auth USER:PASSWORD
          --storage-state FILE
          --login SCRIPT
          --no-config
          --timeout SECONDS
              Stop with exit status 2 after this many seconds.
          --help

        Examples:
          announce tree sign-up.html > sign-up.outline
              write a page as an outline
          announce tree --as talkback sign-up.html
              print what Chrome exposes to TalkBack
          announce tree --cross-check sign-up.html
              compare with Chromium's own tree
          announce tree --unused sign_up.xml
              list texts of a layout that are never announced

        """)
  }

  @Test func `Help describes how documents are checked`() {
    #expect(
      Self.own("check") == """
        Checks that readers say what Markdown documents expect. A document contains
        screens, each followed by a table of the expected announcements.

        Usage: announce check [OPTION…] [PATH…]

        PATH is a document (.md, .markdown, .mdx), a folder to search for documents, or
        - for standard input. Without PATH, the working folder is searched. A screen in
        a document is a fenced block or a line “Screen: [name](file)”. The table below
        it has a column for each reader and a row for each stop. See
        Documentation/Scenarios.md.

        Each difference is of one kind, worst first: lost (information is gone),
        reworded, reordered, added. The exit status is 2 when nothing could be compared.

        Options:
          --record missing|changed
              Write announcements into the documents: “missing” fills tables that have
              no rows, “changed” also replaces cells that differ. Writes nothing if the
              variable CI is set.
          --exact
              Compare letter by letter. By default case, punctuation and hyphens do not
              matter.
          --assumed
              Also list matching words whose rule nobody has confirmed (confidence:
              assumed).
          --reader voiceover|talkback
              Compare only the columns of this reader. Repeat to add readers.
          --format text|junit|github|json|tap
              The output format. Default: text.
          --plain
          --shard N/COUNT
          --watch
          --resources FOLDER
          --aliases FILE
          --translations FILE
          --assume name=value
          --assume-hint
          --flutter-version VERSION
          --compose-version VERSION
          --design-time
          --inflate-stubs
          --limit nodes=NUMBER
          --strict[=KIND,…]
          --browser
              Allow documents to open the live pages that they name in a browser.
          --browser-path PROGRAM
          --wait-for SELECTOR
          --orientation portrait|landscape
          --prefers dark|reduced-motion|more-contrast|forced-colors
          --allow-origin ORIGIN
          --allow-status
          --cookie NAME=VALUE
          --header NAME:VALUE
          --basic-auth USER:PASSWORD
          --storage-state FILE
          --login SCRIPT
          --no-config
          --timeout SECONDS
              Stop with exit status 2 after this many seconds.
          --help

        Examples:
          announce check Scenarios
              check every document in a folder
          announce check --record missing login.md
              fill in an empty table
          announce check --format junit Scenarios > report.xml
              write JUnit for a build server

        """)
  }

  @Test func `Help describes how announcements are pronounced`() {
    #expect(
      Self.own("pronunciation") == """
        Prints how a voice pronounces each announcement, and how long it takes.

        Usage: announce pronunciation [OPTION…] FILE…

        Symbols, numbers and dates are written as they are spoken. Notes mark text that
        voices often mispronounce: capitals, abbreviations, dates in digits, glyphs of
        icon fonts, and scripts that the voice cannot read.

        The pronunciation is that of eSpeak NG; voices of phones differ. Without eSpeak
        NG, times are estimates and no sounds are printed.

        Options:
          --reader voiceover|talkback
          --set key=value
          --language tag
          --move swipe-right|swipe-left|form-controls|headings|links|landmarks
          --rate 80–449
              The nominal speech rate in words per minute. Default: 175.
          --voice NAME
              The eSpeak NG voice for all text, such as en-gb or de+f2. Default: chosen
              by the language of each part and by reader.
          --punctuation none|some|all
              Which symbols are spoken. Default: as the reader does.
          --ipa
              Also print the sounds in the International Phonetic Alphabet.
          --format text|json
              The output format. Default: text.
          --plain
          --input FORMAT
          --screen NAME
          --scene NAME
          --resources FOLDER
          --aliases FILE
          --translations FILE
          --boxes FILE
          --viewport WIDTHxHEIGHT
          --assume name=value
          --assume-hint
          --window NAME
          --flutter-version VERSION
          --compose-version VERSION
          --design-time
          --inflate-stubs
          --limit nodes=NUMBER
          --strict[=KIND,…]
          --browser
          --browser-path PROGRAM
          --wait-for SELECTOR
          --orientation portrait|landscape
          --prefers dark|reduced-motion|more-contrast|forced-colors
          --allow-origin ORIGIN
          --allow-status
          --cookie NAME=VALUE
          --header NAME:VALUE
          --basic-auth USER:PASSWORD
          --storage-state FILE
          --login SCRIPT
          --no-config
          --timeout SECONDS
              Stop with exit status 2 after this many seconds.
          --help

        Examples:
          announce pronunciation sign-up.html
              print each announcement's pronunciation and time
          announce pronunciation --reader talkback --ipa sign-up.html
              print TalkBack's announcements with phonemes

        """)
  }

  @Test func `Help describes how a screen is spoken`() {
    #expect(
      Self.own("speak") == """
        Speaks the announcements, to a sound file with captions or to the sound device.

        Usage: announce speak [OPTION…] FILE…

        The readers speak one after the other. Spoken by eSpeak NG, which is not the
        phone's voice; this is for finding defects by ear. Voice, rate and the pauses
        between announcements are not those of a phone.

        Needs eSpeak NG, libsndfile for FLAC and LAME for MP3; --dry-run needs none of
        them. An announcement that cannot be spoken is reported and left out, and the
        exit status is 1. Existing files are overwritten.

        Options:
          -o, --output FILE
              Write the sound of all stops to FILE (.wav, .flac or .mp3); - is standard
              output. Without any output option the sound is played.
          --clips FOLDER
              Write a sound file for each announcement to FOLDER, named by its number
              and label.
          --captions FILE
              Write captions to FILE (.vtt or .srt).
          --timeline FILE
              Write the start and length of each announcement and part to FILE, in JSON;
              json or - is standard output.
          --format wav|flac|mp3
              The sound format, regardless of the file name. Default for clips: wav.
          --dry-run
              Do not write or play anything; print how long each announcement and the
              whole screen take.
          --reader voiceover|talkback
          --rate 80–449
              The nominal speech rate in words per minute. Default: 175.
          --pitch 0–99
              The pitch of the voice. Default: each reader has its own.
          --volume 0–200
              The volume of the voice. Default: 100.
          --voice NAME
              The eSpeak NG voice for all text, such as en-gb or de+f2. Default: chosen
              by the language of each part and by reader.
          --punctuation none|some|all
              Which symbols are spoken. Default: as the reader does.
          --player PROGRAM
              The program that plays sound. It receives raw 16-bit mono samples on
              standard input. Default: ANNOUNCE_PLAYER, or the first installed player.
          --set key=value
          --language tag
          --plain
          --input FORMAT
          --screen NAME
          --scene NAME
          --resources FOLDER
          --aliases FILE
          --translations FILE
          --boxes FILE
          --viewport WIDTHxHEIGHT
          --assume name=value
          --assume-hint
          --window NAME
          --flutter-version VERSION
          --compose-version VERSION
          --design-time
          --inflate-stubs
          --limit nodes=NUMBER
          --strict[=KIND,…]
          --browser
          --browser-path PROGRAM
          --wait-for SELECTOR
          --orientation portrait|landscape
          --prefers dark|reduced-motion|more-contrast|forced-colors
          --allow-origin ORIGIN
          --allow-status
          --cookie NAME=VALUE
          --header NAME:VALUE
          --basic-auth USER:PASSWORD
          --storage-state FILE
          --login SCRIPT
          --no-config
          --timeout SECONDS
              Stop with exit status 2 after this many seconds.
          --help

        Examples:
          announce speak sign-up.html -o walk.wav --captions walk.vtt
              write sound with captions
          announce speak --reader talkback --rate 300 sign-up.html
              play TalkBack at a fast rate
          announce speak --clips clips --format mp3 sign-up.html
              write one file for each announcement
          announce speak --dry-run sign-up.html
              print how long listening takes

        """)
  }

  @Test func `Help describes how a screen is listened to`() {
    #expect(
      Self.own("listen") == """
        Lets you move through a screen with the arrow keys, and speaks each stop.

        Usage: announce listen [OPTION…] FILE

        The left and right arrow keys swipe, Enter double-taps, v switches the reader, ?
        lists all keys, q quits. In a field, letters are typed and Enter is the action
        key of the keyboard: next, done, go. Without sound, announcements are printed.

        A key interrupts speech as it would on a phone.

        If keys come from a pipe, each key prints one line, as with --plain.

        Spoken by eSpeak NG, which is not the phone's voice; this is for finding defects
        by ear.

        Options:
          --reader voiceover|talkback
              The reader to start with; the key v switches to the next one. Default:
              voiceover.
          --app FILE
              A file that says how the app responds to gestures: a script of responses,
              or Markdown with blocks marked “app” (see Documentation/Sessions.md).
          --rate 80–449
              The nominal speech rate in words per minute. Default: 175.
          --pitch 0–99
              The pitch of the voice. Default: each reader has its own.
          --volume 0–200
              The volume of the voice. Default: 100.
          --voice NAME
              The eSpeak NG voice for all text, such as en-gb or de+f2. Default: chosen
              by the language of each part and by reader.
          --punctuation none|some|all
              Which symbols are spoken. Default: as the reader does.
          --player PROGRAM
              The program that plays sound. It receives raw 16-bit mono samples on
              standard input. Default: ANNOUNCE_PLAYER, or the first installed player.
          --mute
              Print text only; play no sound.
          --set key=value
          --language tag
          --plain
          --input FORMAT
          --screen NAME
          --scene NAME
          --resources FOLDER
          --aliases FILE
          --translations FILE
          --boxes FILE
          --viewport WIDTHxHEIGHT
          --assume name=value
          --assume-hint
          --window NAME
          --flutter-version VERSION
          --compose-version VERSION
          --design-time
          --inflate-stubs
          --limit nodes=NUMBER
          --strict[=KIND,…]
          --browser
          --browser-path PROGRAM
          --wait-for SELECTOR
          --orientation portrait|landscape
          --prefers dark|reduced-motion|more-contrast|forced-colors
          --allow-origin ORIGIN
          --allow-status
          --cookie NAME=VALUE
          --header NAME:VALUE
          --basic-auth USER:PASSWORD
          --storage-state FILE
          --login SCRIPT
          --no-config
          --timeout SECONDS
              Stop with exit status 2 after this many seconds.
          --help

        Examples:
          announce listen sign-up.html
              listen to a page
          announce listen --plain --reader talkback sign-up.html
              print one line for each announcement
          announce listen --app app.md sign-up.outline
              say with a script how the app responds
          printf 'jjv' | announce listen --mute sign-up.html
              take keys from a script

        """)
  }
}
