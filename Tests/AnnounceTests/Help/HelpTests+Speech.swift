import Testing

@testable import announce

/// The help of commands that speak or that describe pronunciations.
extension HelpTests {
  @Test func `Help describes how announcements are pronounced`() {
    #expect(
      Self.own("pronunciation") == """
        Print how a voice pronounces each announcement, and how long it takes.

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
              Speak at this nominal rate in words per minute. Default: 175.
          --voice NAME
              Speak all text with this eSpeak NG voice, such as en-gb or de+f2. Default:
              chosen by the language of each part and by reader.
          --punctuation none|some|all
              Choose which symbols are spoken. Default: as the reader does.
          --ipa
              Also print the sounds in the International Phonetic Alphabet.
          --format text|json
              Set the output format. Default: text.
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
        Speak the announcements aloud, or write them to a sound file with captions.

        Usage: announce speak [OPTION…] FILE…

        The readers speak one after the other. Spoken by eSpeak NG, which is not the
        phone's voice; this is for finding defects by ear. Voice, rate and the pauses
        between announcements are not those of a phone.

        Speech needs eSpeak NG, libsndfile for FLAC and LAME for MP3; --dry-run needs
        none of them. An announcement that cannot be spoken is reported and left out,
        and the exit status is 1. Existing files are overwritten.

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
              Set the sound format, regardless of the file name. Default for clips: wav.
          --dry-run
              Do not write or play anything; print how long each announcement and the
              whole screen take.
          --reader voiceover|talkback
          --rate 80–449
              Speak at this nominal rate in words per minute. Default: 175.
          --pitch 0–99
              Speak at this pitch. Default: each reader has its own.
          --volume 0–200
              Speak at this volume. Default: 100.
          --voice NAME
              Speak all text with this eSpeak NG voice, such as en-gb or de+f2. Default:
              chosen by the language of each part and by reader.
          --punctuation none|some|all
              Choose which symbols are spoken. Default: as the reader does.
          --player PROGRAM
              Play sound with PROGRAM, which receives raw 16-bit mono samples on
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
        Move through a screen with the arrow keys, and hear each stop.

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
              Start with this reader; the key v switches to the next one. Default:
              voiceover.
          --app FILE
              Read from FILE how the app responds to gestures. FILE is a script of
              responses, or Markdown with blocks marked “app” (see
              Documentation/Sessions.md).
          --rate 80–449
              Speak at this nominal rate in words per minute. Default: 175.
          --pitch 0–99
              Speak at this pitch. Default: each reader has its own.
          --volume 0–200
              Speak at this volume. Default: 100.
          --voice NAME
              Speak all text with this eSpeak NG voice, such as en-gb or de+f2. Default:
              chosen by the language of each part and by reader.
          --punctuation none|some|all
              Choose which symbols are spoken. Default: as the reader does.
          --player PROGRAM
              Play sound with PROGRAM, which receives raw 16-bit mono samples on
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
