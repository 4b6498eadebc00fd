internal import CEspeakNG
internal import VoiceProtocol
