extension WordList {
  static let german = WordList(
    language: "de",
    empty: [
      "mehr", "hier", "hier klicken", "klicken sie hier", "klick hier", "hier tippen",
      "weiterlesen", "mehr lesen", "mehr erfahren", "mehr anzeigen", "weitere informationen",
      "mehr infos", "dies", "diese seite", "link", "schaltfläche", "taste", "knopf", "button",
      "feld", "text", "eingabe", "bild", "symbol", "icon", "details", "ok", "los", "weiter",
      "absenden", "eintrag", "option", "beschriftung", "seite", "info", "ohne titel", "element",
      "platzhalter",
    ],
    roles: [
      "schaltfläche", "taste", "knopf", "button", "kontrollkästchen", "kästchen", "checkbox",
      "optionsfeld", "auswahltaste", "textfeld", "eingabefeld", "bearbeitungsfeld", "suchfeld",
      "schalter", "schieberegler", "regler", "link", "bild", "grafik", "symbol", "icon",
      "überschrift", "tab", "registerkarte", "menü", "dropdown", "auswahlliste",
      "kombinationsfeld", "liste", "drehfeld",
    ],
    states: [
      "aktiviert", "nicht aktiviert", "deaktiviert", "angekreuzt", "nicht angekreuzt",
      "ausgewählt", "nicht ausgewählt", "markiert", "erweitert", "maximiert", "reduziert",
      "minimiert", "gedrückt", "grau dargestellt", "abgeblendet", "ein", "aus",
    ],
    gestures: [
      "doppeltippen", "zweimal tippen", "tippen", "antippen", "klicken", "anklicken", "wischen",
      "lange drücken", "gedrückt halten", "tippen und halten",
    ],
    gestureRequests: [
      "tippe", "tippe zweimal", "doppeltippe", "klicke", "drücke", "drücken sie", "wische",
      "halte gedrückt", "halten sie gedrückt", "halte die taste", "halten sie die taste",
      "berühre", "berühren sie",
    ],
    escapeKeys: ["esc", "escape", "esctaste", "escapetaste"],
    imagePhrases: [
      "bild von", "ein bild von", "foto von", "ein foto von", "fotografie von", "grafik von",
      "bild eines", "bild einer", "bild vom", "foto eines", "foto einer", "foto vom",
      "symbol für", "icon für", "abbildung von", "illustration von", "bildschirmfoto von",
      "screenshot von", "link zu", "hier auswählen um",
    ],
    fieldWords: [
      "feld", "eingabe", "beschriftung", "eingabefeld", "textfeld", "platzhalter", "formularfeld",
    ],
    pictureWords: [
      "bild", "foto", "fotografie", "grafik", "abbildung", "platzhalter", "ohne titel",
      "vorschaubild", "miniatur", "alternativtext",
    ],
    shapes: [
      "dreieck", "hamburger", "lupe", "kreuz", "pfeil", "drei punkte", "auslassungspunkte",
      "kreis", "quadrat", "winkel", "zahnrad", "herz", "stern", "glocke", "briefumschlag",
      "umschlag", "stift", "bleistift", "papierkorb", "mülleimer", "pluszeichen",
    ],
    required: [
      "erforderlich", "pflichtfeld", "pflichtangabe", "notwendig", "obligatorisch",
      "muss ausgefüllt werden", "bitte ausfüllen", "zwingend",
    ],
    optional: [
      "optional", "freiwillig", "nicht erforderlich", "wahlweise",
    ],
    asteriskExplanations: [
      "erforderlich", "pflichtfeld", "pflichtfelder", "pflichtangabe", "pflichtangaben",
      "notwendig", "obligatorisch", "müssen ausgefüllt werden", "muss ausgefüllt werden",
    ],
    vagueErrors: [
      "ungültig", "fehler", "erforderlich", "ungültiger wert", "ungültige eingabe",
      "ungültige daten", "falsch", "nicht gültig", "fehlgeschlagen", "dieses feld ist ungültig",
      "es ist ein fehler aufgetreten", "ein fehler ist aufgetreten", "etwas ist schiefgelaufen",
      "etwas ist schiefgegangen", "hoppla",
    ],
    days: [
      "heute", "morgen", "gestern", "jetzt", "montag", "dienstag", "mittwoch", "donnerstag",
      "freitag", "samstag", "sonntag",
    ],
    months: [
      "januar", "jänner", "februar", "märz", "april", "mai", "juni", "juli", "august", "september",
      "oktober", "november", "dezember", "jan", "feb", "mär", "apr", "jun", "jul", "aug", "sep",
      "sept", "okt", "nov", "dez",
    ],
    timeUnits: [
      "tag", "monat", "jahr", "stunde", "stunden", "minute", "minuten", "sekunde", "sekunden",
    ],
    pronouns: ["du", "sie", "ich", "wir"],
    backControls: ["zurück"],
    purposes: [
      .email: [
        "e-mail", "email", "mail", "e-mail-adresse", "mailadresse", "emailadresse", "e-mailadresse",
      ],
      .phone: [
        "telefon", "telefonnummer", "handy", "handynummer", "mobil", "mobilnummer", "rufnummer",
      ],
      .url: [
        "url", "webseite", "website", "internetadresse", "homepage", "webadresse",
      ],
      .number: [
        "alter", "anzahl", "menge", "wie viele", "jahr",
      ],
      .amount: [
        "betrag", "preis", "gehalt", "einkommen", "kosten", "summe",
      ],
      .date: [
        "datum", "geburtstag", "geburtsdatum",
      ],
      .time: [
        "uhrzeit", "zeit",
      ],
      .search: [
        "suche", "suchen", "suchbegriff", "suchen nach",
      ],
      .password: [
        "passwort", "kennwort",
      ],
      .pin: [
        "pin", "geheimzahl",
      ],
      .oneTimeCode: [
        "einmalcode", "einmalpasswort", "bestätigungscode", "tan", "sms-code",
      ],
      .givenName: [
        "vorname", "rufname",
      ],
      .familyName: [
        "nachname", "familienname", "zuname",
      ],
      .fullName: [
        "name", "ihr name", "vollständiger name", "vor- und nachname",
      ],
      .userName: [
        "benutzername", "nutzername", "benutzerkennung", "anmeldename",
      ],
      .streetAddress: [
        "straße", "strasse", "straße und hausnummer", "anschrift", "adresse", "hausnummer",
      ],
      .postalCode: [
        "plz", "postleitzahl",
      ],
      .city: [
        "ort", "stadt", "wohnort",
      ],
      .country: [
        "land"
      ],
      .organization: [
        "firma", "unternehmen", "organisation", "arbeitgeber",
      ],
      .birthday: [
        "geburtstag", "geburtsdatum",
      ],
      .cardNumber: [
        "kartennummer", "kreditkartennummer",
      ],
      .cardExpiry: [
        "ablaufdatum", "gültig bis",
      ],
      .cardCode: [
        "prüfnummer", "kartenprüfnummer", "cvc", "cvv", "sicherheitscode",
      ],
    ],
    stopWords: [
      "der", "die", "das", "und", "oder", "ein", "eine", "einen", "ist", "sind", "nicht", "mit",
      "für", "von", "zu", "zum", "zur", "sie", "ihr", "ihre", "ihren", "bitte", "geben", "auf",
      "im", "den", "dem", "des", "wird", "werden",
    ],
    errorPhrases: [
      "geben sie eine gültige", "geben sie einen gültigen", "ist ungültig",
      "ist nicht gültig", "ungültige", "darf nicht leer sein", "muss ausgefüllt werden",
      "stimmen nicht überein", "stimmt nicht überein", "ist zu kurz", "ist zu lang",
      "ist erforderlich", "fehlt", "bereits vergeben", "ist falsch", "fehler",
    ],
    entryRequests: ["bitte geben sie", "geben sie", "bitte wählen"],
    newPasswordWords: ["neues", "wählen", "festlegen"],
    signUpPhrases: ["registrieren", "registrierung", "konto anlegen", "konto erstellen"],
    requests: ["geben", "wählen", "bitte", "prüfen", "muss", "müssen", "darf", "nicht", "kein"],
    labelFillers: [
      "bitte", "geben", "sie", "ihr", "ihre", "ihren", "ihrem", "dein", "deine", "deinen",
      "eingeben", "ein", "eine", "einen", "die", "der", "das", "neues", "neue", "neuer",
      "aktuelles", "altes", "wiederholen", "bestätigen", "wählen",
    ],
    purposeClauseStarts: ["um", "damit"],
    labelQualifiers: [
      "privat", "private", "geschäftlich", "geschäftliche", "dienstlich", "persönliche",
    ],
    drawing: [
      "zeichnen", "zeichne", "ziehen", "ziehe", "malen", "male", "streichen", "gedrückt halten",
      "wischen", "wische", "drehen", "schütteln",
    ],
    formatPhrases: [
      "format", "ziffern", "zeichen", "stellen", "mindestens", "höchstens",
      "beginnt mit",
    ],
    endsWithHead: true, hasTodo: false)
}
