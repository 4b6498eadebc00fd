import Testing

@testable import announce

/// The help of the program itself.
extension HelpTests {
  @Test func `Help describes the program`() {
    #expect(
      Trial.run("--help").output == """
        Print what VoiceOver and TalkBack say as a person swipes through a screen.

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
              Move through a screen with the arrow keys, and hear each stop.
          speak
              Speak the announcements aloud, or write them to a sound file with
              captions.
          pronunciation
              Print how a voice pronounces each announcement, and how long it takes.
          explain
              Print the rule behind each word, with its source and how sure we are of
              it.
          tree
              Print the accessibility tree of a file as an outline. With --as, print
              what iOS or Android exposes to the reader.
          diff
              Compare two files or revisions: what readers announce, and how many swipes
              and seconds it takes to go through each.
          compare
              Compare a log of what a reader said with the prediction.
          audit
              Find accessibility defects in a screen and in what readers announce on it.
          report
              Write an HTML report: announcements, the rules behind them, and findings.
          play
              Play gestures and keys, and print what is announced, interrupted or lost.
          check
              Check that readers say what Markdown documents expect. A document contains
              screens, each followed by a table of the expected announcements.
          document
              Write a Markdown document for “announce check”: a screen and what readers
              say on it now.
          device
              Print what readers say on the screen that a connected device or simulator
              shows.
          capture
              Log what TalkBack says on an Android device, and dump the screen.
          lsp
              Run a language server on standard input and output, for editors.
          config
              Print the options that announce.yaml sets for a file or folder, and the
              line that sets each.
          formats
              List the input formats, how to get such files and what information they
              lack.
          readers
              List the readers with their profiles (the simulated versions), settings
              and defaults.
          phrases
              List the words of the readers in a language, and the source of each.
          fidelity
              Compare predictions with recordings of real readers.
          mcp
              Serve tools to coding agents over the Model Context Protocol.
          completions
              Print a completion script for a shell.
          manual
              Print the manual page.
          help
              Print the help of the program or of one command.

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
              Set the language, such as “de”, of the readers and of translated texts. A
              reader without this language keeps its default language.
          --move swipe-right|swipe-left|form-controls|headings|links|landmarks
              Move in this way: by swiping from element to element, or by jumping to the
              next heading, link, form control or landmark, with VoiceOver's rotor or
              TalkBack's reading controls. Default: swipe-right.
          --format text|markdown|json
              Set the output format. Default: text.
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
              Set the input format. Default: detected by file name and content. See
              “announce formats”.
          --screen NAME
              Read only one screen of a file that has several. NAME is the name of a
              snapshot or component, or a qualifier of an Android layout, such as “land”
              for landscape. A part of the name is enough.
          --scene NAME
              Read only this scene (view controller) of a storyboard.
          --resources FOLDER
              Use the resources in FOLDER, which is an Android res folder, or contains
              res folders. Repeat to add more; name the app's own folder first. Default:
              the res folder that contains the layout, and the res folders of all other
              modules in the same Gradle build.
          --aliases FILE
              Use the aliases in FILE, which map custom views and components to known
              ones, one per line: com.acme.AcmeButton = Button.
          --translations FILE
              Use the translations in FILE (JSON) for components that look up texts by
              key.
          --boxes FILE
              Read the bounds of a page's elements from FILE (JSON). “announce formats
              html” shows how to get the file.
          --viewport WIDTHxHEIGHT
              Set the size of the viewport in CSS pixels, for media queries. Default:
              393x852, a phone in portrait.
          --assume name=value
              Assume this value for a variable or prop in the source of a component,
              such as isOpen=true.
          --assume-hint
              Treat the text in each field as a placeholder, not as typed text. An
              Android dump does not distinguish them. Use this if all fields were empty
              when the dump was made.
          --window NAME
              Read this window of an Android dump, named by package or title. Default:
              the active app.
          --flutter-version VERSION
              Set the release of Flutter that made a dump, such as 3.38. Headings,
              tooltips, links and positions in lists depend on it. Default: 3.44.
          --compose-version VERSION
              Set the release of Jetpack Compose UI that the app uses, such as 1.11. It
              determines the role of menus, and whether readers count the items of a
              list. Default: 1.9.
          --design-time
              Use design-time attributes, such as tools:text.
          --inflate-stubs
              Treat each ViewStub of an Android layout as inflated.
          --limit nodes=NUMBER
              Refuse a file with more than NUMBER nodes: tags, objects or lines.
              Default: 300000.
          --strict[=KIND,…]
              Exit with status 1 if there are import diagnostics of the kinds that you
              name (see Documentation/Formats.md). Without KIND: the kinds that can make
              announcements wrong: unresolved-text, dangling-reference, missing-file,
              guessed-component, unknown-class, damaged, limit, not-computed,
              uncertain-order.
          --browser
              Open HTML files in a browser, so that their scripts run. http and https
              URLs always open in a browser.
          --browser-path PROGRAM
              Use this Chromium. Default: ANNOUNCE_BROWSER, or an installed Chromium or
              Chrome.
          --wait-for SELECTOR
              Read a live page as soon as an element matches this CSS selector. Default:
              when the page stops changing.
          --orientation portrait|landscape
              Open live pages on a phone in this orientation. Default: portrait.
          --prefers dark|reduced-motion|more-contrast|forced-colors
              Tell live pages that the user has this preference. Repeat to add
              preferences.
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
              Sign in with these TalkBack gestures before reading a live page. SCRIPT is
              the gestures or the name of a file that contains them. If the first line
              is “open URL”, sign-in starts on that page. To keep a password out of
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
        recordings. You still need to test with real readers on real devices, and with
        disabled people. Use it to find defects, not to experience blindness. It is not
        affiliated with Apple or Google.

        """)
  }
}
