extension TalkBackPhrasebook {
  /// TalkBack's words in Spanish.
  ///
  /// Source: TalkBack 15.1, strings.xml in Spanish.
  package static let spanish = TalkBackPhrasebook(
    language: "es",
    roles: Roles(
      button: "Botón", checkBox: "Casilla de verificación", radioButton: "Botón de selección",
      switchControl: "Interruptor", editBox: "Cuadro de edición",
      dropDownList: "Lista desplegable", slider: "Control deslizante",
      progressBar: "Barra de progreso", image: "Imagen", list: "Lista", grid: "Cuadrícula",
      tabBar: "Barra de pestañas", page: "Página", webView: "Vista web"),
    states: States(
      checked: "seleccionado", notChecked: "no seleccionado", on: "activado", off: "desactivado",
      selected: "seleccionado", disabled: "inhabilitado", expanded: "mostrado",
      collapsed: "oculta", editing: "Editando", password: "contraseña", unlabelled: "Sin texto"),
    positions: Positions(
      heading: "Encabezado", rowHeading: "Encabezado de fila",
      columnHeading: "Encabezado de columna", row: "Fila {index}", column: "Columna {index}",
      item: "{index} de {count}", level: "Nivel {level}",
      items: Plural(one: "{count} elemento", other: "{count} elementos"),
      rows: Plural(one: "{count} fila", other: "{count} filas"),
      columns: Plural(one: "{count} columna", other: "{count} columnas"),
      characters: Plural(one: "{count} carácter", other: "{count} caracteres")),
    collections: Collections(
      list: Passage(
        entering: "En la lista", enteringNamed: "En la lista {name}",
        leaving: "Fuera de la lista", leavingNamed: "Fuera de la lista {name}"),
      grid: Passage(
        entering: "En la cuadrícula", enteringNamed: "En la cuadrícula {name}",
        leaving: "Fuera de la cuadrícula", leavingNamed: "Fuera de la cuadrícula {name}"),
      pager: Passage(
        entering: "En página", enteringNamed: "En la página {name}",
        leaving: "Fuera de la página", leavingNamed: "Fuera de la página {name}"),
      verticalPager: Passage(
        entering: .assumed("En página vertical"),
        enteringNamed: .assumed("En la página vertical {name}"),
        leaving: .assumed("Fuera de la página vertical"),
        leavingNamed: .assumed("Fuera de la página vertical {name}")),
      horizontalPager: Passage(
        entering: .assumed("En página horizontal"),
        enteringNamed: .assumed("En la página horizontal {name}"),
        leaving: .assumed("Fuera de la página horizontal"),
        leavingNamed: .assumed("Fuera de la página horizontal {name}")),
      gridPager: Passage(
        entering: .assumed("En página en cuadrícula"),
        enteringNamed: .assumed("En la página en cuadrícula {name}"),
        leaving: .assumed("Fuera de la página en cuadrícula"),
        leavingNamed: .assumed("Fuera de la página en cuadrícula {name}")),
      other: Passage(
        entering: "En {word}", enteringNamed: "En {word} {name}", leaving: "Fuera de {word}",
        leavingNamed: "Fuera de {word} {name}"),
      titled: TitledPassage(entering: "En {name}", leaving: "Fuera de {name}")),
    templates: Templates(
      labelled: "{item} de {label}", error: "Error: {message}", percent: "{number} por ciento",
      repeated: "{count} {symbol}\u{FEFF}", capital: "{letter} mayúscula"),
    hints: spanishHints, symbols: spanishSymbols, platform: spanishPlatform)

  private static let spanishHints = Hints(
    doubleTap: "Toca dos veces", singleTap: "Tocar", activate: "{gesture} para activar",
    toggle: "{gesture} para alternar", editText: "{gesture} para editar texto",
    change: "{gesture} para cambiar", select: "{gesture} para seleccionar",
    longPress: "{gesture} y mantén pulsado", custom: "{gesture} para {action}",
    customLongPress: "{gesture} y mantén pulsado para {action}",
    adjust: "Haz los gestos {up} o {down} para ajustar",
    menu: "{kinds} disponible, usa {gesture} para verlo",
    readingControl: "{kinds} disponible, {gestures} y toca dos veces para activarla",
    actions: "Acciones", links: "Enlaces", labels: "Etiquetas", swipeUp: "Deslizar hacia arriba",
    swipeDown: "Deslizar hacia abajo", menuGesture: "Tocar con 3 dedos",
    swipeUpOrDown: "deslizar hacia arriba o deslizar hacia abajo")

  /// Attested are the names of the space and the bullet,
  /// of the asterisk and the period; the rest is our own translation.
  private static let spanishSymbols: [Character: Phrase] = [
    "-": .assumed("Guion"), "\\": .assumed("Barra invertida"), "/": .assumed("Barra"),
    "|": .assumed("Línea vertical"), "!": .assumed("Signo de exclamación"),
    "@": .assumed("Arroba"), "#": .assumed("Almohadilla"), "$": .assumed("Signo de dólar"),
    "%": .assumed("Porcentaje"), "^": .assumed("Acento circunflejo"),
    "&": .assumed("Y comercial"), "*": "Asterisco", "(": .assumed("Paréntesis de apertura"),
    ")": .assumed("Paréntesis de cierre"), "=": .assumed("Signo igual"),
    "_": .assumed("Guion bajo"), "[": .assumed("Corchete de apertura"),
    "]": .assumed("Corchete de cierre"), "{": .assumed("Llave de apertura"),
    "}": .assumed("Llave de cierre"), ".": "Punto", "?": .assumed("Signo de interrogación"),
    ";": .assumed("Punto y coma"), "'": .assumed("Apóstrofo"), "\"": .assumed("Comillas"),
    ":": .assumed("Dos puntos"), "<": .assumed("Signo menor que"),
    ">": .assumed("Signo mayor que"), ",": .assumed("Coma"), "~": .assumed("Tilde"),
    "`": .assumed("Acento grave"), "•": "Viñeta", "–": .assumed("Guion medio"),
    "—": .assumed("Guion largo"), "…": .assumed("Puntos suspensivos"), "€": .assumed("Euro"),
    "£": .assumed("Símbolo de libra"), "¥": .assumed("Yen"), "©": .assumed("Copyright"),
    "®": .assumed("Marca registrada"), "°": .assumed("Símbolo de grado"),
    "§": .assumed("Símbolo de sección"), "★": .assumed("Estrella negra"),
    "☆": .assumed("Estrella blanca"), "×": .assumed("Signo de multiplicación"),
    "÷": .assumed("Signo de división"), "±": .assumed("Signo más menos"),
    "→": .assumed("Flecha hacia la derecha"), "←": .assumed("Flecha hacia la izquierda"),
    "↑": .assumed("Flecha hacia arriba"), "↓": .assumed("Flecha hacia abajo"),
    "\n": .assumed("Línea nueva"), " ": "Espacio", "\u{A0}": "Espacio",
  ]

  /// Assumed: our own translation; the form of a percentage is that of Unicode CLDR 44.
  private static let spanishPlatform = Platform(
    on: .assumed("activado"), off: .assumed("desactivado"),
    partiallyChecked: .assumed("parcialmente seleccionado"), busy: .assumed("ocupado"),
    invalidEntry: .assumed("entrada no válida"), percent: .assumed("{number}\u{A0}%"),
    submit: .assumed("Enviar"), reset: .assumed("Restablecer"),
    whiteBullet: .assumed("viñeta blanca"), blackSquare: .assumed("cuadrado negro"),
    numerals: .latin, sliderValue: .assumed("valor, {number}"),
    lengthExceeded: .assumed("Se ha superado el límite de caracteres: {count} de {limit}"),
    invalidCheckBox: .assumed("{label}, error: no válido"), roleNames: spanishRoleNames,
    reactNative: spanishReactNative)

  private static let spanishRoleNames = RoleNames(
    alert: .assumed("alerta"), alertDialog: .assumed("diálogo de alerta"),
    application: .assumed("aplicación"), article: .assumed("artículo"),
    banner: .assumed("banner"), blockquote: .assumed("cita en bloque"),
    button: .assumed("botón"), checkbox: .assumed("casilla de verificación"),
    colorPicker: .assumed("selector de color"), columnHeader: .assumed("encabezado de columna"),
    complementary: .assumed("complementario"),
    contentInfo: .assumed("información sobre el contenido"),
    datePicker: .assumed("selector de fecha"),
    dateTimePicker: .assumed("selector de fecha y hora"),
    localDateTimePicker: .assumed("selector de fecha y hora locales"),
    monthPicker: .assumed("selector de mes"), weekPicker: .assumed("selector de semana"),
    timePicker: .assumed("selector de hora"), definition: .assumed("definición"),
    deletion: .assumed("eliminación"), dialog: .assumed("diálogo"),
    disclosureTriangle: .assumed("triángulo desplegable"), document: .assumed("documento"),
    feed: .assumed("feed"), graphic: .assumed("gráfico"), heading: .assumed("encabezado"),
    highlight: .assumed("resaltado"), insertion: .assumed("inserción"), link: .assumed("enlace"),
    listBox: .assumed("cuadro de lista"), log: .assumed("registro"),
    main: .assumed("contenido principal"), marquee: .assumed("marquesina"),
    math: .assumed("matemáticas"), menu: .assumed("menú"), menuBar: .assumed("barra de menú"),
    menuItem: .assumed("elemento de menú"), meter: .assumed("medidor"),
    navigation: .assumed("navegación"), note: .assumed("nota"),
    progressIndicator: .assumed("indicador de progreso"),
    radioButton: .assumed("botón de selección"), region: .assumed("región"),
    rowHeader: .assumed("encabezado de fila"), scrollBar: .assumed("barra de desplazamiento"),
    search: .assumed("búsqueda"), searchField: .assumed("campo de texto de búsqueda"),
    slider: .assumed("control deslizante"), spinButton: .assumed("botón de número"),
    splitter: .assumed("separador"), status: .assumed("estado"),
    switchControl: .assumed("interruptor"), tab: .assumed("pestaña"),
    tabList: .assumed("lista de pestañas"), tabPanel: .assumed("panel de pestaña"),
    table: .assumed("tabla"), timer: .assumed("temporizador"),
    toggleButton: .assumed("botón de activación"), toolbar: .assumed("barra de herramientas"),
    tooltip: .assumed("descripción emergente"), tree: .assumed("árbol"),
    treeGrid: .assumed("cuadrícula de árbol"), treeItem: .assumed("elemento de árbol"),
    audio: .assumed("audio"), video: .assumed("vídeo"),
    headingLevel: .assumed("encabezado {level}"),
    headingLevelLink: .assumed("encabezado {level}, enlace"),
    headingLink: .assumed("encabezado, enlace"), popUpButton: .assumed("botón emergente"),
    menuPopUpButton: .assumed("botón de menú emergente"),
    dialogPopUpButton: .assumed("botón de diálogo emergente"),
    current: .assumed("elemento actual"), currentPage: .assumed("página actual"),
    currentStep: .assumed("paso actual"), currentLocation: .assumed("ubicación actual"),
    currentDate: .assumed("fecha actual"), currentTime: .assumed("hora actual"))

  private static let spanishReactNative = ReactNativeWords(
    mixed: .assumed("mixto"), busy: .assumed("ocupado"), link: .assumed("enlace"),
    image: .assumed("imagen"), imageButton: .assumed("botón, imagen"),
    summary: .assumed("resumen"), alert: .assumed("alerta"),
    comboBox: .assumed("cuadro combinado"), menu: .assumed("menú"),
    menuBar: .assumed("barra de menú"), menuItem: .assumed("elemento de menú"),
    progressBar: .assumed("indicador de progreso"),
    radioGroup: .assumed("grupo de botones de selección"),
    scrollBar: .assumed("barra de desplazamiento"), spinButton: .assumed("botón de número"),
    tab: .assumed("pestaña"), tabList: .assumed("lista de pestañas"),
    timer: .assumed("temporizador"), toolBar: .assumed("barra de herramientas"))
}
