extension WordList {
  static let english = WordList(
    language: "en",
    empty: [
      "more", "here", "click here", "tap here", "read more", "learn more", "see more", "show more",
      "this", "link", "button", "field", "text", "input", "image", "icon", "details", "ok", "go",
      "submit", "item", "option", "label", "page", "continue reading", "info", "untitled", "a link",
      "this page", "this link", "see details", "view more", "find out more", "go here",
      "press here", "click",
      "menu item", "checkbox", "radio button", "element", "placeholder",
    ],
    roles: [
      "button", "check box", "checkbox", "radio button", "edit box", "edit text", "text field",
      "text box", "input field", "switch", "toggle", "slider", "seek bar", "link", "image", "icon",
      "heading", "header", "tab", "menu", "drop down", "dropdown", "combo box", "list", "spinner",
      "search field",
    ],
    states: [
      "checked", "unchecked", "not checked", "selected", "unselected", "not selected", "expanded",
      "collapsed", "disabled", "dimmed", "pressed", "on", "off",
    ],
    gestures: [
      "double tap", "tap", "click", "swipe", "long press", "press and hold", "tap and hold",
      "touch and hold", "long tap", "double click",
    ],
    gestureRequests: [
      "press to", "press here", "press twice", "press again", "hold to", "hold down",
      "hold the button", "touch to", "touch here", "push here", "tap to", "tap here", "click to",
      "click here",
    ],
    escapeKeys: ["esc", "escape"],
    imagePhrases: [
      "image of", "picture of", "photo of", "photograph of", "graphic of", "icon of", "link to",
      "select this to", "illustration of", "screenshot of", "an image of", "a picture of",
      "a photo of",
    ],
    fieldWords: [
      "field", "input", "label", "input field", "text field", "textbox", "text box", "placeholder",
      "form field", "edit box",
    ],
    pictureWords: [
      "image", "picture", "photo", "photograph", "graphic", "img", "pic", "placeholder", "untitled",
      "spacer", "thumbnail", "alt text", "alt", "this image", "this picture",
    ],
    shapes: [
      "triangle", "hamburger", "magnifying glass", "magnifier", "cross", "arrow", "three dots",
      "ellipsis", "circle", "square", "chevron", "caret", "gear", "cog", "heart", "star", "bell",
      "envelope", "pencil", "bin", "trash can", "plus sign", "three lines", "three bars",
      "three horizontal lines", "horizontal lines", "red cross", "green tick",
    ],
    required: ["required", "mandatory", "must be filled in", "must be completed", "obligatory"],
    optional: ["optional", "not required"],
    asteriskExplanations: [
      "required", "mandatory", "must be filled in", "must be completed", "obligatory",
    ],
    vagueErrors: [
      "invalid", "error", "required", "invalid value", "invalid input", "invalid data", "wrong",
      "incorrect", "not valid", "failed", "invalid entry", "this field is invalid",
      "there is an error", "an error occurred", "something went wrong", "oops",
      "this field has an error", "has an error", "bad request", "unknown error",
      "please correct this field", "correct this field", "please fix this field",
      "please check this field", "check this field", "please check your input",
    ],
    days: [
      "today", "tomorrow", "yesterday", "now", "monday", "tuesday", "wednesday", "thursday",
      "friday", "saturday", "sunday", "mon", "tue", "wed", "thu", "fri", "sat", "sun",
    ],
    months: [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep",
      "sept", "oct", "nov", "dec",
    ],
    timeUnits: ["day", "month", "year", "hour", "hours", "minute", "minutes", "second", "seconds"],
    pronouns: ["you", "me", "i", "we"],
    backControls: ["back", "go back", "navigate up"],
    purposes: [
      .email: ["email", "e-mail", "email address", "e-mail address", "mail address"],
      .phone: [
        "phone", "telephone", "mobile", "cell", "cell phone", "phone number", "mobile number",
        "telephone number", "mobile phone", "mobile phone number", "tel", "contact number",
      ],
      .url: ["url", "website", "web address", "homepage", "web site"],
      .number: ["age", "quantity", "number of", "how many", "year"],
      .amount: ["amount", "price", "salary", "income", "cost"],
      .date: ["date", "birthday", "date of birth"],
      .time: ["time"],
      .search: ["search", "search for"],
      .password: ["password", "passphrase", "passcode"],
      .pin: ["pin", "pin code"],
      .oneTimeCode: [
        "one-time code", "verification code", "security code from", "sms code", "one-time password",
      ],
      .givenName: ["first name", "given name", "forename"],
      .familyName: ["last name", "surname", "family name"],
      .fullName: ["name", "your name", "full name"],
      .userName: ["user name", "username", "user id", "login name"],
      .streetAddress: ["street", "address", "street address", "address line 1"],
      .postalCode: ["postcode", "postal code", "zip", "zip code", "post code"],
      .city: ["city", "town"],
      .country: ["country"],
      .organization: ["company", "organisation", "organization", "employer"],
      .birthday: ["birthday", "date of birth", "birth date"],
      .cardNumber: ["card number", "credit card number"],
      .cardExpiry: ["expiry date", "expiration date", "expires"],
      .cardCode: ["cvc", "cvv", "security code", "card verification"],
    ],
    stopWords: [
      "the", "and", "of", "to", "your", "you", "is", "for", "with", "this", "that", "are", "please",
      "enter", "not", "or", "in", "a", "an", "be", "have", "from",
    ],
    errorPhrases: [
      "enter a valid", "is not valid",
      "is invalid", "isn't valid", "invalid", "is incorrect", "incorrect", "cannot be empty",
      "can't be empty", "can't be blank", "cannot be blank", "must not be empty", "do not match",
      "does not match", "don't match", "is too short", "is too long", "is required",
      "already taken", "already in use", "is wrong", "error", "is missing", "must be filled in",
    ],
    entryRequests: [
      "please enter", "enter the whole", "enter your", "please choose", "please select",
    ],
    newPasswordWords: ["new", "create", "choose"],
    signUpPhrases: [
      "sign up", "register", "registration", "create account", "create an account", "join",
    ],
    requests: [
      "enter", "add", "choose", "select", "check", "provide", "use", "must", "too", "please",
      "cannot", "can't", "not", "write",
    ],
    labelFillers: [
      "please", "enter", "type", "provide", "add", "fill", "in", "your", "my", "the", "a", "an",
      "new", "current", "old", "confirm", "repeat", "retype", "re", "again", "own", "valid",
    ],
    purposeClauseStarts: ["to"],
    labelQualifiers: [
      "home", "work", "personal", "business", "billing", "shipping", "delivery", "mailing",
      "contact", "primary", "customer", "account", "login", "daytime", "evening",
    ],
    drawing: [
      "draw", "drag", "trace", "sign with", "sign here", "swipe", "pinch", "rotate", "shake",
      "hold to", "flick", "paint", "scribble", "press and hold", "tap and hold",
    ],
    formatPhrases: [
      "format", "digits", "characters", "letters", "at least",
      "at most", "no spaces", "begins with", "starts with",
    ],
    endsWithHead: true, hasTodo: false)
}
