// Words of versions before 16.2, where they were others.

extension TalkBackPhrasebook {
  /// The words of TalkBack 15.1 in English.
  package static let english15 = english.asOf15

  /// English words of TalkBack 7.3, as far as they were recorded; the others are those of 15.1.
  ///
  /// Source: a11ysupport.io input-text.json and input-range.json, TalkBack 7.3.
  package static let english7 = english15.changed { words in
    words.hints.editText = "{gesture} to enter text"
    words.hints.adjust = "use volume keys to adjust"
  }

  /// English words of TalkBack 6.2.
  ///
  /// Source: a11ysupport.io html_label_element_explicit.json, TalkBack 6.2.
  /// Assumed: its hints are those of 7.3.
  package static let english6 = english7.changed { $0.roles.editBox = "edit" }

  /// The words as they were in TalkBack 15.1.
  ///
  /// Source: TalkBack 15.1, strings.xml; it has no word for a check mark.
  var asOf15: TalkBackPhrasebook {
    changed { words in
      words.templates.error = "Error: {message}"
      if let invalid = TalkBackPhrasebook.invalidInputOf15[language] {
        words.events.invalidInput = invalid
      }
      switch language {
      case "en-US": words.templates.error = "error: {message}"
      case "en-GB":
        words.templates.error = "error: {message}"
        words.templates.percent = "{number} percent"
      case "ar": words.templates.percent = "النسبة {number}"
      case "es":
        words.states.unlabelled = "Sin texto"
        words.hints.readingControl =
          "{kinds} disponible, {gestures} y toca dos veces para activarla"
        words.hints.swipeUp = "Deslizar hacia arriba"
        words.hints.swipeDown = "Deslizar hacia abajo"
        words.hints.swipeUpOrDown = "deslizar hacia arriba o deslizar hacia abajo"
      case "hi":
        words.hints.swipeUp = "ऊपर स्\u{200D}वाइप करें"
        words.hints.swipeUpOrDown = "ऊपर स्\u{200D}वाइप करें या नीचे स्\u{200D}वाइप करें"
      case "it":
        words.hints.longPress = "{gesture} e tieni premuto per la pressione prolungata"
        words.hints.custom = "Da {gesture} a {action}"
      case "ja": words.templates.percent = "{number} パーセント"
      case "ko": words.hints.customLongPress = "{action}하려면 길게 {gesture}하세요"
      case "ru":
        words.templates.percent = "Процентов: {number}"
        words.hints.readingControl =
          "Доступен пункт меню \"{kinds}\". {gestures} и нажмите дважды, чтобы активировать его."
      case "sv":
        words.hints.readingControl =
          "Tillgänglig {kinds}. {gestures} och tryck snabbt två gånger för att aktivera"
      case "tr":
        words.hints.swipeUp = "Yukarı hızlıca kaydırma"
        words.hints.swipeUpOrDown = "yukarı hızlıca kaydırma veya aşağı hızlıca kaydırma"
      default: break
      }
      words.symbols["✓"] = nil
    }
  }

  /// What is wrong with a field while somebody types into it, as TalkBack 15.1 said it.
  private static let invalidInputOf15: [String: Template] = [
    "en-US": "invalid input {error}", "en-GB": "invalid input {error}",
    "ar": "إدخال غير صالح {error}",
    "de": "Ungültige Eingabe: {error}",
    "es": "Entrada no válida {error}",
    "fr": "Entrée incorrecte. {error}",
    "hi": "अमान्य इनपुट {error}",
    "it": "Immissione non valida: {error}",
    "ja": "入力が無効です。{error}",
    "ko": "입력이 잘못되었습니다. {error}",
    "nl": "Ongeldige invoer {error}",
    "pl": "Nieprawidłowe dane wejściowe {error}",
    "pt-BR": "Entrada inválida {error}",
    "ru": "Эти данные введены неверно. \"{error}\"",
    "sv": "Ogiltig inmatning {error}",
    "tr": "Geçersiz giriş ({error})",
    "zh-CN": "输入内容无效：{error}",
  ]
}
