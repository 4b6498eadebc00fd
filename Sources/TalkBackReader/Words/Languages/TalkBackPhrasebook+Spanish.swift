import AccessibilityTree

extension TalkBackPhrasebook {
  /// TalkBack's words in Spanish.
  ///
  /// Source: TalkBack 16.2 and 15.1, strings.xml in Spanish; Unicode CLDR 44 for the form of a
  /// percentage.
  static let spanish = TalkBackPhrasebook(
    language: "es", plurals: .oneAndMillions,
    roles: Roles(
      button: "Botón", checkBox: "Casilla de verificación", radioButton: "Botón de selección",
      switchControl: "Interruptor", editBox: "Cuadro de edición",
      dropDownList: "Lista desplegable", slider: "Control deslizante",
      progressBar: "Barra de progreso", image: "Imagen", list: "Lista", grid: "Cuadrícula",
      tabBar: "Barra de pestañas", page: "Página", webView: "Vista web",
      pagerView: "Vista de páginas múltiples"),
    states: States(
      checked: "seleccionado", notChecked: "no seleccionado", on: "activado", off: "desactivado",
      selected: "seleccionado", disabled: "inhabilitado", expanded: "mostrado",
      collapsed: "oculta", editing: "Editando", password: "contraseña", unlabelled: "Sin etiqueta",
      readOnly: "solo lectura", required: "Obligatorio",
      partiallyExpanded: "parcialmente desplegado"),
    positions: Positions(
      heading: "Encabezado", rowHeading: "Encabezado de fila",
      columnHeading: "Encabezado de columna", row: "Fila {index}", column: "Columna {index}",
      item: "{index} de {count}", level: "Nivel {level}",
      items: Plural(one: "{count} elemento", other: "{count} elementos"),
      rows: Plural(one: "{count} fila", other: "{count} filas"),
      columns: Plural(one: "{count} columna", other: "{count} columnas"),
      characters: Plural(one: "{count} carácter", other: "{count} caracteres"),
      ignored: Plural(
        one: "{count} elemento, {ignored} ignorado",
        other: "{count} elementos, {ignored} ignorados")),
    collections: Collections(
      list: Passage(in: "En la lista", out: "Fuera de la lista"),
      grid: Passage(in: "En la cuadrícula", out: "Fuera de la cuadrícula"),
      pager: Passage(
        in: "En página", named: "En la página {name}", out: "Fuera de la página",
        named: "Fuera de la página {name}"),
      verticalPager: Passage(in: "En página vertical", out: "Fuera de la página vertical"),
      horizontalPager: Passage(
        in: "En página horizontal", named: "En página horizontal {name}",
        out: "Fuera de la página horizontal",
        named: .assumed("Fuera de la página horizontal {name}")),
      gridPager: Passage(in: "En página de cuadrícula", out: "Fuera de la página de cuadrícula"),
      other: Passage(in: "En {word}", out: "Fuera de {word}"),
      titled: TitledPassage(entering: "En {name}", leaving: "Fuera de {name}")),
    templates: Templates(
      labelled: "{item} de {label}", error: "Error: {message}", percent: "{number} por ciento",
      repeated: "{count} {symbol}\u{FEFF}", capital: "{letter} mayúscula",
      requiredState: "Obligatorio: {state}", emoji: "Emoji de {name}"),
    hints: Hints(
      doubleTap: "Toca dos veces", singleTap: "Tocar", activate: "{gesture} para activar",
      toggle: "{gesture} para alternar", editText: "{gesture} para editar texto",
      change: "{gesture} para cambiar", select: "{gesture} para seleccionar",
      longPress: "{gesture} y mantén pulsado", custom: "{gesture} para {action}",
      customLongPress: "{gesture} y mantén pulsado para {action}",
      adjust: "Haz los gestos {up} o {down} para ajustar",
      menu: "{kinds} disponible, usa {gesture} para verlo",
      readingControl: "{kinds} disponibles, {gestures} y toca dos veces para activar",
      actions: "Acciones", links: "Enlaces", labels: "Etiquetas", swipeUp: "Desliza hacia arriba",
      swipeDown: "Desliza hacia abajo", menuGesture: "Tocar con 3 dedos",
      swipeUpOrDown: "desliza hacia arriba o desliza hacia abajo",
      openLink: "{gesture} para abrir el enlace",
      pressSelect: "Pulsa la tecla de selección",
      keyboard: KeyboardHints(
        activate: "Pulsa {keys} para activar",
        toggle: "Pulsa {keys} para alternar",
        editText: "Pulsa {keys} para editar texto",
        change: "Pulsa {keys} para cambiar",
        select: "Pulsa {keys} para seleccionar",
        longPress: "Pulsa {keys} para mantener pulsado",
        custom: "Pulsa {keys} para {action}",
        openLink: "Pulsa {keys} para abrir el enlace"
      )),
    symbols: [
      "-": "Guion", "\\": "Barra invertida", "/": "Barra", "|": "Barra vertical",
      "!": "Signo de exclamación", "@": "Arroba", "#": "Almohadilla", "$": "Símbolo del dólar",
      "%": "Porcentaje", "^": "Acento circunflejo", "&": "Ampersand", "*": "Asterisco",
      "(": "Paréntesis de apertura", ")": "Paréntesis de cierre", "=": "Signo de igual",
      "_": "Guion bajo", "[": "Corchete de apertura", "]": "Corchete de cierre",
      "{": "Llave de apertura", "}": "Llave de cierre", ".": "Punto", "?": "Signo de interrogación",
      ";": "Punto y coma", "'": "Apóstrofe", "\"": "Comillas", ":": "Dos puntos",
      "<": "Signo de menor que", ">": "Signo de mayor que", ",": "Coma", "~": "Virgulilla",
      "`": "Acento grave", "•": "Viñeta", "–": "Guion corto", "—": "Raya",
      "…": "Puntos suspensivos",
      "€": "Euro", "£": "Símbolo de la libra esterlina", "¥": "Yen", "©": "Copyright",
      "®": "Marca comercial registrada", "°": "Signo de grado", "§": "Signo de sección",
      "★": "Estrella negra", "☆": "Estrella blanca", "×": "Signo de multiplicación",
      "÷": "Signo de división", "±": "Signo de más menos", "→": "Flecha hacia la derecha",
      "←": "Flecha hacia la izquierda", "↑": "Flecha hacia arriba", "↓": "Flecha hacia abajo",
      "✓": "Marca de verificación",
      "\n": "Nueva línea", " ": "Espacio", "\u{A0}": "Espacio",
    ],
    partiallyChecked: "marcado parcialmente", percent: "{number}\u{A0}%",
    events: Events(
      removed: "{text} eliminado", cleared: "Texto borrado",
      maximumLength: "Duración máxima alcanzada", replaced: "{new} ha sustituido a {old}",
      replacedCharacters: "{new} caracteres sustituidos por {old} caracteres",
      cut: "Se ha cortado {text}", pasted: "Se ha pegado {text}", selected: "{text}, seleccionado",
      selectionCleared: "Selección borrada", beginningOfField: "Principio del campo",
      endOfField: "Final del campo", showing: "Mostrando {keyboard}",
      keyboardHidden: "teclado oculto", invalidInput: "Valor introducido no válido: {error}",
      bullet: "Viñeta",
      unselected: "{text}, deseleccionado",
      selectedText: "Texto seleccionado: {text}",
      enabled: "habilitado",
      untitled: "sin título", window: "Ventana {name}",
      drawer: "Menú {name}", optionsMenu: "Opciones",
      slidingDrawer: "Panel deslizante abierto",
      dragStarted: "Arrastre empezado",
      dragDropped: "Elemento arrastrado soltado",
      dragCancelled: "Arrastre cancelado",
      showingItems: "Mostrando elementos del {first} al {last} de {count}",
      showingItem: "Mostrando elemento {first} de {count}",
      showingPage: "Página {page} de {count}"),
    notifications: Notifications(
      alarm: "Alarma", call: "Llamada", email: "Correo electrónico", error: "Error",
      event: "Evento", message: "Mensaje", progress: "Progreso", promo: "Promoción",
      service: "Servicio", social: "Red social", system: "Estado del sistema",
      transport: "Control multimedia"),
    before16: { words in
      words.events.invalidInput = "Entrada no válida {error}"
      words.states.unlabelled = "Sin texto"
      words.hints.readingControl =
        "{kinds} disponible, {gestures} y toca dos veces para activarla"
      words.hints.swipeUp = "Deslizar hacia arriba"
      words.hints.swipeDown = "Deslizar hacia abajo"
      words.hints.swipeUpOrDown = "deslizar hacia arriba o deslizar hacia abajo"
    })
}
