/// What every sound, caption and page with them says of the voice.
public enum SpeechNotice {
  /// Whose voice it is and what it is for, in one sentence.
  public static let text =
    "Spoken by eSpeak NG, which is not the phone's voice; this is for finding defects by ear."
}
