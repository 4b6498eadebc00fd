/// Names of the colours that everybody calls the same.
///
/// Safari tells a colour by name. Of the others nobody has recorded what they are called, so they
/// keep the notation of the page.
/// Source: a11ysupport.io, input-color.json, for red.
public struct ColorWords: Sendable, Hashable {
  var black, white, gray, red, green, blue, yellow, cyan, magenta: Phrase

  /// The name of a colour in the notation of a page, such as `#ff0000`.
  func name(of notation: String) -> Phrase? {
    switch notation.lowercased() {
    case "#000000": black
    case "#ffffff": white
    case "#808080": gray
    case "#ff0000": red
    case "#00ff00": green
    case "#0000ff": blue
    case "#ffff00": yellow
    case "#00ffff": cyan
    case "#ff00ff": magenta
    default: nil
    }
  }
}

extension ColorWords {
  static let english = ColorWords(
    black: .assumed("black"), white: .assumed("white"), gray: .assumed("gray"), red: "red",
    green: .assumed("green"), blue: .assumed("blue"), yellow: .assumed("yellow"),
    cyan: .assumed("cyan"), magenta: .assumed("magenta"))

  static let british: ColorWords = {
    var words = english
    words.gray = .assumed("grey")
    return words
  }()

  static let german = ColorWords(
    black: .assumed("Schwarz"), white: .assumed("Weiß"), gray: .assumed("Grau"),
    red: .assumed("Rot"), green: .assumed("Grün"), blue: .assumed("Blau"),
    yellow: .assumed("Gelb"), cyan: .assumed("Cyan"), magenta: .assumed("Magenta"))

  static let russian = ColorWords(
    black: .assumed("чёрный"), white: .assumed("белый"), gray: .assumed("серый"),
    red: .assumed("красный"), green: .assumed("зелёный"), blue: .assumed("синий"),
    yellow: .assumed("жёлтый"), cyan: .assumed("голубой"), magenta: .assumed("пурпурный"))
}
