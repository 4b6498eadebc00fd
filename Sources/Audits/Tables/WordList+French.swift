extension WordList {
  static let french = WordList(
    language: "fr",
    empty: [
      "plus", "ici", "cliquez ici", "cliquer ici", "appuyez ici", "lire la suite", "lire plus",
      "en savoir plus", "voir plus", "afficher plus", "plus d'informations", "ceci", "ce lien",
      "cette page", "lien", "bouton", "champ", "texte", "saisie", "image", "icône", "détails",
      "ok", "aller", "envoyer", "valider", "élément", "option", "étiquette", "libellé", "page",
      "suite", "info", "sans titre",
    ],
    roles: [
      "bouton", "case à cocher", "case", "bouton radio", "zone de texte", "champ de texte",
      "champ de saisie", "champ de recherche", "zone de modification", "interrupteur",
      "commutateur", "curseur", "glissière", "lien", "image", "icône", "en-tête", "titre",
      "onglet", "menu", "liste déroulante", "menu déroulant", "zone de liste", "liste",
      "sélecteur",
    ],
    states: [
      "coché", "cochée", "non coché", "non cochée", "décoché", "décochée", "sélectionné",
      "sélectionnée", "non sélectionné", "non sélectionnée", "développé", "développée", "réduit",
      "réduite", "désactivé", "désactivée", "estompé", "enfoncé", "activé", "activée",
    ],
    gestures: [
      "toucher deux fois", "touchez deux fois", "appuyer deux fois", "appuyez deux fois",
      "double appui", "appuyer", "appuyez", "cliquer", "cliquez", "clic", "balayer", "balayez",
      "appui long", "maintenir appuyé", "maintenez appuyé",
    ],
    gestureRequests: [
      "appuie", "clique sur", "touchez", "touche deux fois", "pressez", "maintenez", "maintiens",
      "balaie", "balaye",
    ],
    escapeKeys: ["échap", "esc", "escape"],
    imagePhrases: [
      "image de", "image du", "image des", "image d'", "image d'un", "image d'une", "une image de",
      "une image d'", "photo de", "photo du", "photo des", "photo d'", "photo d'un", "photo d'une",
      "une photo de", "une photo d'", "photographie de", "photographie d'", "graphique de",
      "graphique d'", "icône de", "icône d'", "illustration de", "illustration d'",
      "capture d'écran de", "capture d'écran d'", "lien vers", "sélectionnez pour",
    ],
    fieldWords: [
      "champ", "saisie", "libellé", "étiquette", "champ de saisie", "champ de texte",
      "zone de texte", "texte indicatif",
    ],
    pictureWords: [
      "image", "photo", "photographie", "graphique", "vignette", "sans titre", "texte alternatif",
      "miniature",
    ],
    shapes: [
      "triangle", "hamburger", "loupe", "croix", "flèche", "trois points", "points de suspension",
      "cercle", "carré", "chevron", "engrenage", "roue dentée", "cœur", "étoile", "cloche",
      "enveloppe", "crayon", "poubelle", "corbeille", "signe plus",
    ],
    required: [
      "obligatoire", "requis", "requise", "nécessaire", "à remplir obligatoirement",
      "doit être rempli",
    ],
    optional: [
      "facultatif", "facultative", "optionnel", "optionnelle", "non obligatoire",
    ],
    asteriskExplanations: [
      "obligatoire", "obligatoires", "requis", "requise", "requises", "nécessaires",
      "doivent être remplis", "doit être rempli",
    ],
    vagueErrors: [
      "invalide", "erreur", "obligatoire", "requis", "valeur invalide", "saisie invalide",
      "données invalides", "incorrect", "incorrecte", "non valide", "non valable", "échec",
      "ce champ est invalide", "champ invalide", "erreur de saisie", "une erreur est survenue",
      "une erreur s'est produite", "oups",
    ],
    days: [
      "aujourd'hui", "demain", "hier", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi",
      "dimanche",
    ],
    months: [
      "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
      "octobre", "novembre", "décembre", "janv", "févr", "avr", "juil", "sept", "oct", "nov", "déc",
    ],
    timeUnits: [
      "jour", "mois", "année", "annee", "an", "heure", "heures", "minute", "minutes", "seconde",
      "secondes",
    ],
    pronouns: ["vous", "toi", "moi", "je", "nous", "tu"],
    backControls: ["retour", "revenir"],
    purposes: [
      .email: [
        "e-mail", "email", "courriel", "adresse e-mail", "adresse électronique", "mail",
        "adresse mail",
      ],
      .phone: [
        "téléphone", "numéro de téléphone", "portable", "mobile", "tél", "numéro de portable",
      ],
      .url: [
        "url", "site web", "site internet", "adresse web", "page d'accueil",
      ],
      .number: [
        "âge", "quantité", "nombre de", "combien", "année",
      ],
      .amount: [
        "montant", "prix", "salaire", "revenu", "coût",
      ],
      .date: [
        "date", "anniversaire", "date de naissance",
      ],
      .time: [
        "heure"
      ],
      .search: [
        "rechercher", "recherche", "chercher",
      ],
      .password: [
        "mot de passe", "phrase secrète",
      ],
      .pin: [
        "code pin", "code secret",
      ],
      .oneTimeCode: [
        "code à usage unique", "code de vérification", "code de confirmation", "code sms",
      ],
      .givenName: [
        "prénom"
      ],
      .familyName: [
        "nom de famille", "nom",
      ],
      .fullName: [
        "nom complet", "nom et prénom", "votre nom",
      ],
      .userName: [
        "nom d'utilisateur", "identifiant", "pseudo", "pseudonyme",
      ],
      .streetAddress: [
        "rue", "adresse", "adresse postale", "voie",
      ],
      .postalCode: [
        "code postal"
      ],
      .city: [
        "ville", "commune", "localité",
      ],
      .country: [
        "pays"
      ],
      .organization: [
        "entreprise", "société", "organisation", "employeur",
      ],
      .birthday: [
        "anniversaire", "date de naissance",
      ],
      .cardNumber: [
        "numéro de carte", "numéro de carte bancaire",
      ],
      .cardExpiry: [
        "date d'expiration", "expire le", "date de validité",
      ],
      .cardCode: [
        "cryptogramme", "code de sécurité", "cvc", "cvv",
      ],
    ],
    stopWords: [
      "le", "la", "les", "et", "ou", "un", "une", "des", "du", "de", "est", "sont", "pas", "avec",
      "pour", "dans", "sur", "vous", "votre", "vos", "veuillez", "saisir", "entrez", "au", "aux",
      "ce", "cette", "que", "qui",
    ],
    errorPhrases: [
      "n'est pas valide", "est invalide", "est incorrect",
      "est incorrecte", "ne peut pas être vide", "ne doit pas être vide", "ne correspondent pas",
      "est trop court", "est trop courte", "est trop long", "est trop longue", "est obligatoire",
      "est requis", "est requise", "déjà utilisé", "erreur",
    ],
    entryRequests: [
      "veuillez saisir", "veuillez entrer", "saisissez", "entrez", "veuillez choisir",
    ],
    newPasswordWords: ["nouveau", "choisir", "choisissez", "créer"],
    signUpPhrases: ["s'inscrire", "inscription", "créer un compte", "créer mon compte"],
    requests: [
      "saisissez", "entrez", "choisissez", "veuillez", "vérifiez", "doit", "doivent", "pas",
    ],
    labelFillers: [
      "veuillez", "saisir", "saisissez", "entrer", "entrez", "indiquez", "votre", "vos", "le",
      "la", "l", "les", "un", "une", "nouveau", "nouvelle", "actuel", "ancien", "confirmer",
      "confirmez", "répéter", "répétez",
    ],
    purposeClauseStarts: ["pour", "afin"],
    labelQualifiers: ["personnel", "personnelle", "professionnel", "professionnelle", "domicile"],
    drawing: [
      "dessiner", "dessinez", "glisser", "glissez", "faites glisser", "tracer", "tracez",
      "signez",
      "balayez", "pincez", "secouez",
    ],
    formatPhrases: [
      "format", "chiffres", "caractères", "au moins", "au plus",
      "commence par",
    ],
    endsWithHead: false, hasTodo: false)
}
