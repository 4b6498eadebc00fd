/// The notice that the voice is not the phone's voice.
///
/// Every sound file, caption file and page with sound contains the notice.
package enum SpeechNotice {
  /// The notice, in one sentence.
  package static let text =
    "Spoken by eSpeak NG, which is not the phone's voice; this is for finding defects by ear."
}
