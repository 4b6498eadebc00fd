extension WordList {
  /// Phrases by which error messages are recognized: “enter a valid …”, “must not be empty”.
  var errorPhrases: [String] {
    switch language {
    case "de":
      [
        "geben sie eine gültige", "geben sie einen gültigen", "ist ungültig",
        "ist nicht gültig", "ungültige", "darf nicht leer sein", "muss ausgefüllt werden",
        "stimmen nicht überein", "stimmt nicht überein", "ist zu kurz", "ist zu lang",
        "ist erforderlich", "fehlt", "bereits vergeben", "ist falsch", "fehler",
      ]
    case "fr":
      [
        "n'est pas valide", "est invalide", "est incorrect",
        "est incorrecte", "ne peut pas être vide", "ne doit pas être vide", "ne correspondent pas",
        "est trop court", "est trop courte", "est trop long", "est trop longue", "est obligatoire",
        "est requis", "est requise", "déjà utilisé", "erreur",
      ]
    case "es":
      [
        "no es válido", "no es válida", "es incorrecto",
        "es incorrecta", "no puede estar vacío", "no puede estar vacía", "no coinciden",
        "es demasiado corto", "es demasiado corta", "es demasiado largo", "es obligatorio",
        "es obligatoria", "ya está en uso", "error",
      ]
    default:
      [
        "enter a valid", "is not valid",
        "is invalid", "isn't valid", "invalid", "is incorrect", "incorrect", "cannot be empty",
        "can't be empty", "can't be blank", "cannot be blank", "must not be empty", "do not match",
        "does not match", "don't match", "is too short", "is too long", "is required",
        "already taken", "already in use", "is wrong", "error", "is missing", "must be filled in",
      ]
    }
  }

  /// Beginnings of messages that only ask for an entry: “please enter”.
  ///
  /// Labels and hints begin like this, too.
  var entryRequests: [String] {
    switch language {
    case "de": ["bitte geben sie", "geben sie", "bitte wählen"]
    case "fr": ["veuillez saisir", "veuillez entrer", "saisissez", "entrez", "veuillez choisir"]
    case "es": ["introduzca", "introduce", "escriba", "por favor"]
    default: ["please enter", "enter the whole", "enter your", "please choose", "please select"]
    }
  }

  var newPasswordWords: [String] {
    switch language {
    case "de": ["neues", "wählen", "festlegen"]
    case "fr": ["nouveau", "choisir", "choisissez", "créer"]
    case "es": ["nueva", "nuevo", "crear", "elegir"]
    default: ["new", "create", "choose"]
    }
  }

  /// Names of forms in which people create an account.
  var signUpPhrases: [String] {
    switch language {
    case "de": ["registrieren", "registrierung", "konto anlegen", "konto erstellen"]
    case "fr": ["s'inscrire", "inscription", "créer un compte", "créer mon compte"]
    case "es": ["registrarse", "regístrate", "registro", "crear cuenta", "crear una cuenta"]
    default:
      ["sign up", "register", "registration", "create account", "create an account", "join"]
    }
  }

  /// Words by which an alert asks for another entry: “enter”, “must”.
  var requests: [String] {
    switch language {
    case "de": ["geben", "wählen", "bitte", "prüfen", "muss", "müssen", "darf", "nicht", "kein"]
    case "fr":
      ["saisissez", "entrez", "choisissez", "veuillez", "vérifiez", "doit", "doivent", "pas"]
    case "es":
      ["introduzca", "introduce", "escriba", "elija", "seleccione", "compruebe", "debe", "falta"]
    default:
      [
        "enter", "add", "choose", "select", "check", "provide", "use", "must", "too", "please",
        "cannot", "can't", "not", "write",
      ]
    }
  }

  /// Words of a label that do not name the purpose: “enter your”, “please”.
  var labelFillers: [String] {
    switch language {
    case "de":
      [
        "bitte", "geben", "sie", "ihr", "ihre", "ihren", "ihrem", "dein", "deine", "deinen",
        "eingeben", "ein", "eine", "einen", "die", "der", "das", "neues", "neue", "neuer",
        "aktuelles", "altes", "wiederholen", "bestätigen", "wählen",
      ]
    case "fr":
      [
        "veuillez", "saisir", "saisissez", "entrer", "entrez", "indiquez", "votre", "vos", "le",
        "la", "l", "les", "un", "une", "nouveau", "nouvelle", "actuel", "ancien", "confirmer",
        "confirmez", "répéter", "répétez",
      ]
    case "es":
      [
        "por", "favor", "introduzca", "introduce", "escriba", "escribe", "ingrese", "indique", "su",
        "tu", "el", "la", "un", "una", "nuevo", "nueva", "actual", "confirmar", "confirme",
        "confirma", "repita", "repetir",
      ]
    default:
      [
        "please", "enter", "type", "provide", "add", "fill", "in", "your", "my", "the", "a", "an",
        "new", "current", "old", "confirm", "repeat", "retype", "re", "again", "own", "valid",
      ]
    }
  }

  /// Words that begin a clause about what a value is for, such as “to” in “to reset your password”.
  var purposeClauseStarts: [String] {
    switch language {
    case "de": ["um", "damit"]
    case "fr": ["pour", "afin"]
    case "es": ["para"]
    default: ["to"]
    }
  }

  /// Words that distinguish several values of the same purpose: “home”, “billing”.
  var labelQualifiers: [String] {
    switch language {
    case "de":
      ["privat", "private", "geschäftlich", "geschäftliche", "dienstlich", "persönliche"]
    case "fr": ["personnel", "personnelle", "professionnel", "professionnelle", "domicile"]
    case "es": ["personal", "particular", "profesional", "trabajo", "casa"]
    default:
      [
        "home", "work", "personal", "business", "billing", "shipping", "delivery", "mailing",
        "contact", "primary", "customer", "account", "login", "daytime", "evening",
      ]
    }
  }

  /// Whether the most important word of a name is its last word.
  ///
  /// In French and Spanish, it is the first word.
  var endsWithHead: Bool { language != "fr" && language != "es" }

  /// Words for moving a finger: “draw”, “drag”.
  var drawing: [String] {
    switch language {
    case "de":
      [
        "zeichnen", "zeichne", "ziehen", "ziehe", "malen", "male", "streichen", "gedrückt halten",
        "wischen", "wische", "drehen", "schütteln",
      ]
    case "fr":
      [
        "dessiner", "dessinez", "glisser", "glissez", "faites glisser", "tracer", "tracez",
        "signez",
        "balayez", "pincez", "secouez",
      ]
    case "es":
      [
        "dibujar", "dibuje", "dibuja", "arrastrar", "arrastre", "arrastra", "trazar", "trace",
        "mantenga", "mantén", "deslice", "desliza", "agite",
      ]
    default:
      [
        "draw", "drag", "trace", "sign with", "sign here", "swipe", "pinch", "rotate", "shake",
        "hold to", "flick", "paint", "scribble", "press and hold", "tap and hold",
      ]
    }
  }

  /// Words that describe a format: “for example”, “8 digits”.
  var formatPhrases: [String] {
    switch language {
    case "de":
      [
        "format", "ziffern", "zeichen", "stellen", "mindestens", "höchstens",
        "beginnt mit",
      ]
    case "fr":
      [
        "format", "chiffres", "caractères", "au moins", "au plus",
        "commence par",
      ]
    case "es":
      [
        "formato", "dígitos", "cifras", "caracteres", "al menos",
        "como máximo", "empieza por",
      ]
    default:
      [
        "format", "digits", "characters", "letters", "at least",
        "at most", "no spaces", "begins with", "starts with",
      ]
    }
  }
}

extension AuditWords {
  /// Returns the phrases that `list` computes for each language, each split into words.
  func phrases(_ list: (WordList) -> [String]) -> [[String]] {
    languages.flatMap(list).map(Wording.words(of:)).filter { !$0.isEmpty }
  }
}

/// A set of phrases, for searching texts of any length in one pass.
struct PhraseSet: Sendable {
  private let byFirstWord: [String: [[String]]]
  private let firstWords: WordSet

  /// Creates a set of phrases; each phrase is given as a list of words.
  init(_ phrases: [[String]]) {
    byFirstWord = Dictionary(grouping: phrases.filter { !$0.isEmpty }) { $0[0] }
    firstWords = WordSet(Array(byFirstWord.keys))
  }

  /// Whether a list of words contains one of the phrases.
  func isFound(in words: [String]) -> Bool {
    words.indices.contains { index in
      firstWords.mayHold(words[index])
        && byFirstWord[words[index]]?.contains { words[index...].starts(with: $0) } == true
    }
  }

  /// Whether a word is one of the phrases.
  func contains(_ word: String) -> Bool { firstWords.mayHold(word) && contains([word]) }

  /// Whether a list of words is one of the phrases.
  func contains(_ words: [String]) -> Bool {
    guard let first = words.first, firstWords.mayHold(first) else { return false }
    return byFirstWord[first]?.contains(words) == true
  }
}
