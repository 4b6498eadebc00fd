/// English names of emoji in forms.
///
/// The names are in lower case because they are only spoken.
///
/// Source: Unicode CLDR, annotations: the short names; names of sequences lose their colon.
/// Assumed: VoiceOver and TalkBack say these names, although Apple and Google have their own names
/// for some emoji.
enum EnglishEmoji {
  /// The names of emoji.
  ///
  /// The keys have no variation selectors and skin tones.
  static let names: [Character: String] = [
    "😀": "grinning face", "😃": "grinning face with big eyes",
    "😄": "grinning face with smiling eyes", "😁": "beaming face with smiling eyes",
    "😅": "grinning face with sweat", "😂": "face with tears of joy",
    "🙂": "slightly smiling face", "😉": "winking face", "😊": "smiling face with smiling eyes",
    "😍": "smiling face with heart-eyes", "😎": "smiling face with sunglasses",
    "😐": "neutral face", "😕": "confused face", "🙁": "slightly frowning face",
    "😢": "crying face", "😭": "loudly crying face", "😡": "enraged face",
    "😱": "face screaming in fear", "😴": "sleeping face", "🤔": "thinking face",
    "🤗": "smiling face with open hands", "🥳": "partying face", "👋": "waving hand",
    "👍": "thumbs up", "👎": "thumbs down", "👌": "ok hand", "✌": "victory hand",
    "✋": "raised hand", "👏": "clapping hands", "🙏": "folded hands", "🤝": "handshake",
    "💪": "flexed biceps", "👀": "eyes", "👁": "eye", "❤": "red heart", "💔": "broken heart",
    "💙": "blue heart", "💚": "green heart", "💛": "yellow heart", "💜": "purple heart",
    "🖤": "black heart", "💯": "hundred points", "🔥": "fire", "✨": "sparkles", "⭐": "star",
    "🌟": "glowing star", "🎉": "party popper", "🎁": "wrapped gift", "🎂": "birthday cake",
    "🏆": "trophy", "🥇": "1st place medal", "☀": "sun", "☁": "cloud",
    "☔": "umbrella with rain drops", "❄": "snowflake", "🌍": "globe showing europe-africa",
    "🌙": "crescent moon", "✅": "check mark button", "☑": "check box with check",
    "✔": "check mark", "❌": "cross mark", "✖": "multiply", "❎": "cross mark button",
    "➕": "plus", "➖": "minus", "➗": "divide", "❓": "red question mark",
    "❗": "red exclamation mark", "‼": "double exclamation mark", "⚠": "warning",
    "⛔": "no entry", "🚫": "prohibited", "🛑": "stop sign", "ℹ": "information",
    "🆕": "new button", "🆓": "free button", "🆘": "sos button", "🔒": "locked", "🔓": "unlocked",
    "🔑": "key", "🔔": "bell", "🔕": "bell with slash", "🔍": "magnifying glass tilted left",
    "🔎": "magnifying glass tilted right", "🔗": "link", "📎": "paperclip", "✏": "pencil",
    "📝": "memo", "📧": "e-mail", "✉": "envelope", "📩": "envelope with arrow",
    "📨": "incoming envelope", "📥": "inbox tray", "📤": "outbox tray", "📱": "mobile phone",
    "☎": "telephone", "📞": "telephone receiver", "💻": "laptop", "⌨": "keyboard",
    "🖥": "desktop computer", "🖨": "printer", "📷": "camera", "📸": "camera with flash",
    "🎤": "microphone", "🎧": "headphone", "🔊": "speaker high volume", "🔇": "muted speaker",
    "🎵": "musical note", "📍": "round pushpin", "📌": "pushpin", "🗺": "world map", "🏠": "house",
    "🏢": "office building", "🏦": "bank", "🏥": "hospital", "🏫": "school", "🚗": "automobile",
    "🚌": "bus", "🚆": "train", "✈": "airplane", "🚲": "bicycle", "🚚": "delivery truck",
    "📦": "package", "🛒": "shopping cart", "🛍": "shopping bags", "💳": "credit card",
    "💰": "money bag", "💵": "dollar banknote", "💶": "euro banknote", "💡": "light bulb",
    "⚙": "gear", "🔧": "wrench", "🛠": "hammer and wrench", "🗑": "wastebasket",
    "📁": "file folder", "📂": "open file folder", "📄": "page facing up", "📅": "calendar",
    "📆": "tear-off calendar", "🗓": "spiral calendar", "⏰": "alarm clock", "⌚": "watch",
    "⏳": "hourglass not done", "⌛": "hourglass done", "⏱": "stopwatch", "🕐": "one o’clock",
    "👤": "bust in silhouette", "👥": "busts in silhouette", "👨": "man", "👩": "woman",
    "👧": "girl", "👦": "boy", "👶": "baby", "🧑": "person", "👪": "family", "🐶": "dog face",
    "🐱": "cat face", "🌳": "deciduous tree", "🌱": "seedling", "🌹": "rose", "🍎": "red apple",
    "🍕": "pizza", "🍔": "hamburger", "☕": "hot beverage", "🍺": "beer mug", "▶": "play button",
    "⏸": "pause button", "⏹": "stop button", "⏭": "next track button",
    "⏮": "last track button", "⏩": "fast-forward button", "⏪": "fast reverse button",
    "🔀": "shuffle tracks button", "🔁": "repeat button", "🔄": "counterclockwise arrows button",
    "⬆": "up arrow", "⬇": "down arrow", "⬅": "left arrow", "➡": "right arrow",
    "↩": "right arrow curving left", "↪": "left arrow curving right", "🔙": "back arrow",
    "🔝": "top arrow", "🌐": "globe with meridians", "♿": "wheelchair symbol", "🚀": "rocket",
    "🎯": "bullseye", "📈": "chart increasing", "📉": "chart decreasing", "📊": "bar chart",
    "🟢": "green circle", "🔴": "red circle", "🟡": "yellow circle", "🔵": "blue circle",
    "⚫": "black circle", "⚪": "white circle", "🏳": "white flag", "🏴": "black flag",
    "🏁": "chequered flag", "💬": "speech balloon", "💭": "thought balloon",
    "🗣": "speaking head", "🤖": "robot", "👻": "ghost", "💩": "pile of poo",
    "🙈": "see-no-evil monkey", "🤷": "person shrugging", "🤦": "person facepalming",
    "🧑‍💻": "technologist", "👩‍💻": "woman technologist", "👨‍💻": "man technologist",
    "👨‍👩‍👧‍👦": "family man woman girl boy", "🏳‍🌈": "rainbow flag", "❤‍🔥": "heart on fire",
  ]

  /// The names of the five skin tones, from the lightest to the darkest.
  static let skinTones = [
    "light skin tone", "medium-light skin tone", "medium skin tone", "medium-dark skin tone",
    "dark skin tone",
  ]
}
