import Encoding
import Testing

@testable import announce

/// The help, word by word: a change of an option is a change of a golden, and of one only.
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

  @Test func `help shows what the program does`() {
    #expect(
      Trial.run("--help").output == """
        Says what VoiceOver and TalkBack say while a person swipes through a screen.

        Usage: announce [OPTION…] FILE…
               announce listen [OPTION…] FILE
               announce speak [OPTION…] FILE…
               announce heard [OPTION…] FILE…
               announce explain [OPTION…] FILE…
               announce tree [OPTION…] FILE…
               announce diff [OPTION…] OLD NEW
               announce audit [OPTION…] FILE…
               announce report [OPTION…] FILE…
               announce play [OPTION…] FILE [SCRIPT]
               announce check [OPTION…] PATH…
               announce document [OPTION…] FILE…
               announce config [OPTION…] [PATH]
               announce formats [OPTION…] [FORMAT]
               announce readers [OPTION…]
               announce phrases [OPTION…]
               announce fidelity [OPTION…] RECORDING…
               announce completions bash|zsh|fish
               announce manual
               announce help [COMMAND]

        Commands:
          listen
              Goes through a screen by keys, as by swiping, and speaks it.
          speak
              Speaks what the readers say: into a file, with captions, or through the
              sound device.
          heard
              Shows what a voice makes of each announcement, and how long listening
              takes.
          explain
              Shows for each word the rule that said it, where the rule is known from
              and how sure.
          tree
              Prints the accessibility tree as an outline, or what a platform exposes.
          diff
              Shows what is heard differently, and what that costs in swipes and in
              seconds.
          audit
              Finds what is wrong with a screen, or with what is heard of it.
          report
              Makes one page of what readers say, why, and what is wrong with it.
          play
              Plays gestures and keys on a screen, and tells what is heard, cut off or
              lost.
          check
              Compares the screens of Markdown documents with the tables of what each
              reader says.
          document
              Makes a scenario document: a screen and what each reader says on it.
          config
              Shows which options a configuration file gives for a file or folder, and
              where.
          formats
              Lists the files that are read, how to get them and what they cannot tell.
          readers
              Lists the readers with their profiles, settings and defaults.
          phrases
              Lists the readers' own words in a language and how each is known.
          fidelity
              Compares what is predicted with recordings of real readers.
          completions
              Prints a script by which a shell completes commands, options and their
              values.
          manual
              Prints the manual page, as “man announce” shows it.
          help
              Shows how to use the program or one of its commands.

        FILE is a web page, an Android layout, a storyboard, a React Native component or
        snapshot, a dump of a running app, or an outline; “announce formats” tells more
        of each; - is standard input. Each stop of the swipe order is one numbered line,
        in the words of the reader and the author.

        A screen in JSON can bring settings; --set and --language win over them.

        Options:
          --reader voiceover|talkback
              Hear this reader only; give it again for another. Without it, all of them.
          --set key=value
              Change a setting of every reader that has it, or of one:
              talkback.hints=off. “announce readers” lists them.
          --language tag
              The language of the readers' own words and of a file's translated texts,
              such as de; a reader without words in it keeps its own.
          --move swipe-right|swipe-left|form-controls|headings|links|landmarks
              How a person moves: by swiping, or by jumps of the rotor or reading
              control; swipe-right without this option.
          --format text|markdown|json
              The form of the result; text without this option.
          --side-by-side
              One column for each reader, on a common line.
          --plain
              One thing a line: no columns, colours or blank lines.
          --shard N/COUNT
              Only this part of the files, such as 2/5, for build servers with several
              machines; the path of a file decides on its part.
          --watch
              Run again whenever a file around changes, until interrupted; the exit
              status is that of the last run.
          --version
              Show the version of the program and the profiles of the readers.
          --input FORMAT
              What the input is; without it, name and content decide. “announce formats”
              lists what there is.
          --screen NAME
              Only the screen of that name, of a file with several: a snapshot,
              component or variant. A part of the name is enough where nothing is called
              so in full.
          --scene NAME
              The same for a scene of a storyboard.
          --resources FOLDER
              Android resources (a res folder, or what holds some), first the app's own;
              without it, those around the layout.
          --aliases FILE
              What the app's own views and components are, a line each:
              com.acme.AcmeButton = Button.
          --translations FILE
              Translated texts in JSON, for components that ask for them by key.
          --boxes FILE
              The boxes of a page's elements in JSON, as the snippet of “announce
              formats html” copies them in a browser.
          --viewport WIDTHxHEIGHT
              The size of the window a page is laid out in, in CSS pixels, for its media
              queries. Default: 393x852, a phone held upright.
          --assume name=value
              What a name in the code of a component is, such as isOpen=true.
          --assume-hint
              Take the text of a field for its hint where an Android dump does not tell
              the two apart.
          --window NAME
              The window of an Android dump to read, by its package or title; without
              it, that of the active app.
          --design-time
              Use what only a design tool shows, such as tools:text.
          --inflate-stubs
              Take views that an Android app adds later (ViewStub) as added.
          --limit nodes=NUMBER
              How many tags, objects or lines a file may have before it is refused.
              Default: 300000.
          --strict[=KIND,…]
              Fail, with exit status 1, where a file could not tell something of these
              kinds; without kinds, where what is heard may be wrong: unresolved-text,
              dangling-reference, missing-file, guessed-component, unknown-class,
              damaged, limit, not-computed, uncertain-order.
          --browser
              Show HTML files in a browser, so that their scripts run; addresses of http
              and https always are.
          --browser-path PROGRAM
              The Chromium to use; without it that of ANNOUNCE_BROWSER, or one that is
              installed.
          --wait-for SELECTOR
              Take a live page once an element of this selector of CSS is there; without
              it, once nothing changes any more.
          --orientation portrait|landscape
              How the phone is held that shows a live page.
          --prefers dark|reduced-motion|more-contrast|forced-colors
              What the person prefers who sees a live page.
          --allow-origin ORIGIN
              Let a live page ask this origin, too, such as https://cdn.example.org;
              others than its own are blocked and listed.
          --no-config
              Leave configuration files alone; “announce config” tells which there are.
          --timeout SECONDS
              End with exit status 2 where it is not done in so many seconds.
          --help
              Show this help.

        Examples:
          announce sign-up.html
              what both readers say, one after the other
          announce --side-by-side sign-up.html
              the same in columns
          announce --reader talkback --set hints=off sign-up.html
              TalkBack without hints
          curl -s https://example.org | announce - --input html
              a page from elsewhere

        Options can stand anywhere, also before the command; -- ends them. NO_COLOR in
        the environment turns colours off.

        Exit status: 0 when all is well, 1 when something is heard differently, was
        written into documents, or a share asked for is not reached, 2 when input or
        arguments cannot be used; then standard error says in one line what is wrong,
        where, and what would be right.

        This is a simulator. It predicts announcements from published rules and
        recordings. It does not replace testing with real readers on real devices, nor
        with disabled people. It is for finding defects, not for trying out blindness.
        It is not affiliated with Apple or Google.

        """)
  }

  @Test func `help shows what a command does`() {
    #expect(
      Self.own("tree") == """
        Prints the accessibility tree as an outline, or what a platform exposes.

        Usage: announce tree [OPTION…] FILE…

        The outline of one screen can be edited and read again; it is a superset of the
        ARIA snapshots of Playwright. JSON has every element of a page, also those that
        are not in the tree.

        Options:
          --as voiceover|talkback
              What the platform exposes to this reader instead of the tree.
          --format text|json
              The form of the result; text without this option.
          --unused
              List instead the texts of the file that are nowhere in the tree, each with
              the reason.
          --cross-check
              Show the page in a browser, and list what its own accessibility tree has
              otherwise: hidden or not, role, name, description, state.
          --reader voiceover|talkback
              With --unused, list also the texts of the tree that this reader says
              nowhere, each with the reason.
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
          --no-config
          --timeout SECONDS
          --help

        Examples:
          announce tree sign-up.html > sign-up.outline
              a page as an outline
          announce tree --as talkback sign-up.html
              what Chrome exposes to TalkBack
          announce tree --cross-check sign-up.html
              what Chromium's own tree has otherwise
          announce tree --unused sign_up.xml
              texts of a layout that nobody hears, and why

        """)
  }

  @Test func `help shows how documents are checked`() {
    #expect(
      Self.own("check") == """
        Compares the screens of Markdown documents with the tables of what each reader
        says.

        Usage: announce check [OPTION…] PATH…

        PATH is a document (.md, .markdown, .mdx), a folder to search for documents, or
        - for a document on standard input. A fenced block with a screen, or a line
        “Screen: [name](file)”, is followed by a table with a reader at the head of each
        column and a stop in each row. Documentation/Scenarios.md has the whole format.

        Each difference is graded: lost (information is gone), reworded, reordered or
        added. Where nothing could be compared, the exit status is 2.

        Options:
          --record missing|changed
              Write what is heard into the tables: where they are empty, or also where
              they differ. Nothing is written where CI is set.
          --exact
              Compare characters; without it, what can be heard: case, pauses and
              hyphens make no difference.
          --assumed
              List expected words that are heard, though no source attests them.
          --reader voiceover|talkback
              Compare the columns of this reader only; give it again for another.
          --format text|junit|github|json|tap
              The form of the result; text without this option.
          --plain
          --shard N/COUNT
          --watch
          --resources FOLDER
          --aliases FILE
          --translations FILE
          --assume name=value
          --assume-hint
          --design-time
          --inflate-stubs
          --limit nodes=NUMBER
          --strict[=KIND,…]
          --browser
              Let documents show their live screens in a browser.
          --browser-path PROGRAM
          --no-config
          --timeout SECONDS
          --help

        Examples:
          announce check Scenarios
              every document in a folder
          announce check --record missing login.md
              fill an empty table with what is heard
          announce check --format junit Scenarios > report.xml
              for a build server

        """)
  }

  @Test func `help shows what the command heard does`() {
    #expect(
      Self.own("heard") == """
        Shows what a voice makes of each announcement, and how long listening takes.

        Usage: announce heard [OPTION…] FILE…

        Symbols stand in the words of the reader, numbers and dates as they are heard;
        notes point at what may be heard otherwise than it is meant: capitals,
        abbreviations, dates in digits, glyphs of icon fonts, writing that the voice
        cannot read.

        It is eSpeak NG's reading, not the phone's, whose voices differ. Where eSpeak NG
        is not installed, times are estimated and texts looked at alone.

        Options:
          --reader voiceover|talkback
          --set key=value
          --language tag
          --move swipe-right|swipe-left|form-controls|headings|links|landmarks
          --rate 80–449
              Words a minute, nominally; 175 without this option.
          --voice NAME
              A voice of eSpeak NG for everything, such as en-gb or de+f2; without it,
              the language of each part decides, and the reader which variant.
          --punctuation none|some|all
              Which symbols are named; without it, those that the reader names.
          --ipa
              Show the sounds, too, in the International Phonetic Alphabet.
          --format text|json
              The form of the result; text without this option.
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
          --no-config
          --timeout SECONDS
          --help

        Examples:
          announce heard sign-up.html
              what is heard of each announcement, with its time
          announce heard --reader talkback --ipa sign-up.html
              TalkBack, with the sounds

        """)
  }

  @Test func `help shows how a screen is spoken`() {
    #expect(
      Self.own("speak") == """
        Speaks what the readers say: into a file, with captions, or through the sound
        device.

        Usage: announce speak [OPTION…] FILE…

        The readers come one after the other. Spoken by eSpeak NG, which is not the
        phone's voice; this is for finding defects by ear. Voice, rate and pauses
        between announcements are conventions of this program.

        It needs eSpeak NG, and libsndfile for FLAC or LAME for MP3; --dry-run estimates
        without. An announcement that cannot be spoken is told and left out; then the
        exit status is 1. Files that exist are written over.

        Options:
          -o, --output FILE
              Write the whole walk there: .wav, .flac or .mp3; - is standard output.
              Without it, and without any other file to write, it is played.
          --clips FOLDER
              Write a file for each announcement there, named by its place and label.
          --captions FILE
              Write the words with their times there: .vtt or .srt.
          --timeline FILE
              Write there in JSON when each announcement and part begins and how long it
              is; json, or -, is standard output.
          --format wav|flac|mp3
              The format of the sound, whatever the file is called; of clips that of the
              sound, else wav.
          --dry-run
              Write and play nothing; tell how long it takes to hear each announcement
              and all.
          --reader voiceover|talkback
          --rate 80–449
              Words a minute, nominally; 175 without this option.
          --pitch 0–99
              How high the voice is; each reader has its own without it.
          --volume 0–200
              How loud the voice is; 100 without this option.
          --voice NAME
              A voice of eSpeak NG for everything, such as en-gb or de+f2; without it,
              the language of each part decides, and the reader which variant.
          --punctuation none|some|all
              Which symbols are named; without it, those that the reader names.
          --player PROGRAM
              The program that plays the sound: it gets raw samples of 16 bits, mono, on
              standard input. Without it, ANNOUNCE_PLAYER or the first that is
              installed.
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
          --no-config
          --timeout SECONDS
          --help

        Examples:
          announce speak sign-up.html -o walk.wav --captions walk.vtt
              the walk with captions
          announce speak --reader talkback --rate 300 sign-up.html
              play TalkBack, fast
          announce speak --clips clips --format mp3 sign-up.html
              a file an announcement
          announce speak --dry-run sign-up.html
              how long it takes to hear the form

        """)
  }

  @Test func `help shows how a screen is listened to`() {
    #expect(
      Self.own("listen") == """
        Goes through a screen by keys, as by swiping, and speaks it.

        Usage: announce listen [OPTION…] FILE

        Left and right arrows swipe, Enter double-taps, v switches the reader, ? shows
        all keys, q quits. In a field letters are typed and Enter is the key of its
        keyboard: next, done, go. Where there is no sound, all is told by text.

        A key cuts off what is being said as it would on a phone, with the same words
        lost.

        Keys that are piped in are a script: each is answered by a line, as with
        --plain.

        Spoken by eSpeak NG, which is not the phone's voice; this is for finding defects
        by ear.

        Options:
          --reader voiceover|talkback
              Begin with this reader, voiceover without this option; v switches.
          --app FILE
              How the app answers: a script, or a document with “app” blocks and named
              screens.
          --rate 80–449
              Words a minute, nominally; 175 without this option.
          --pitch 0–99
              How high the voice is; each reader has its own without it.
          --volume 0–200
              How loud the voice is; 100 without this option.
          --voice NAME
              A voice of eSpeak NG for everything, such as en-gb or de+f2; without it,
              the language of each part decides, and the reader which variant.
          --punctuation none|some|all
              Which symbols are named; without it, those that the reader names.
          --player PROGRAM
              The program that plays the sound: it gets raw samples of 16 bits, mono, on
              standard input. Without it, ANNOUNCE_PLAYER or the first that is
              installed.
          --mute
              Text only, no sound.
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
          --no-config
          --timeout SECONDS
          --help

        Examples:
          announce listen sign-up.html
              a page in the terminal
          announce listen --plain --reader talkback sign-up.html
              a line for each announcement
          announce listen --app app.md sign-up.outline
              with the app’s answers
          printf 'jjv' | announce listen --mute sign-up.html
              keys from a script

        """)
  }
}
