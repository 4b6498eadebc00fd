extension WordList {
  static let spanish = WordList(
    language: "es",
    empty: [
      "más", "aquí", "haga clic aquí", "haz clic aquí", "pulse aquí", "toque aquí", "leer más",
      "seguir leyendo", "saber más", "más información", "ver más", "mostrar más", "esto",
      "este enlace", "esta página", "enlace", "botón", "campo", "texto", "entrada", "imagen",
      "icono", "detalles", "ok", "aceptar", "ir", "enviar", "elemento", "opción", "etiqueta",
      "página", "continuar leyendo", "info", "sin título",
    ],
    roles: [
      "botón", "casilla", "casilla de verificación", "botón de opción", "botón de radio",
      "cuadro de texto", "campo de texto", "cuadro de edición", "campo de búsqueda", "interruptor",
      "conmutador", "control deslizante", "deslizador", "enlace", "vínculo", "imagen", "icono",
      "encabezado", "título", "pestaña", "menú", "lista desplegable", "menú desplegable",
      "cuadro combinado", "lista", "selector",
    ],
    states: [
      "marcado", "marcada", "no marcado", "no marcada", "sin marcar", "seleccionado",
      "seleccionada", "no seleccionado", "no seleccionada", "sin seleccionar", "expandido",
      "expandida", "ampliado", "ampliada", "contraído", "contraída", "desactivado", "desactivada",
      "atenuado", "atenuada", "presionado", "presionada", "activado", "activada",
    ],
    gestures: [
      "tocar dos veces", "toca dos veces", "toque dos veces", "pulsar dos veces",
      "pulsa dos veces", "doble toque", "tocar", "toca", "toque", "pulsar", "pulsa", "pulse",
      "hacer clic", "haz clic", "haga clic", "clic", "deslizar", "desliza", "deslice",
      "mantener pulsado", "mantén pulsado", "mantenga pulsado",
    ],
    gestureRequests: [
      "presiona", "presione", "presionar", "oprime", "oprima", "oprimir", "mantén presionado",
      "mantenga presionado", "haz doble clic", "haga doble clic",
    ],
    escapeKeys: ["esc", "escape", "escapar"],
    imagePhrases: [
      "imagen de", "imagen del", "una imagen de", "foto de", "foto del", "una foto de",
      "fotografía de", "gráfico de", "icono de", "ilustración de", "captura de pantalla de",
      "enlace a", "seleccione para", "selecciona para",
    ],
    fieldWords: [
      "campo", "entrada", "etiqueta", "campo de texto", "cuadro de texto", "campo de entrada",
      "marcador de posición",
    ],
    pictureWords: [
      "imagen", "foto", "fotografía", "gráfico", "miniatura", "sin título", "texto alternativo",
      "marcador de posición",
    ],
    shapes: [
      "triángulo", "hamburguesa", "lupa", "cruz", "aspa", "flecha", "tres puntos",
      "puntos suspensivos", "círculo", "cuadrado", "cheurón", "engranaje", "rueda dentada",
      "corazón", "estrella", "campana", "sobre", "lápiz", "papelera", "cubo de basura",
      "signo más",
    ],
    required: [
      "obligatorio", "obligatoria", "requerido", "requerida", "necesario", "necesaria",
      "debe rellenarse", "debe completarse",
    ],
    optional: [
      "opcional", "no obligatorio", "no obligatoria", "voluntario",
    ],
    asteriskExplanations: [
      "obligatorio", "obligatoria", "obligatorios", "obligatorias", "requerido", "requeridos",
      "requeridas", "necesarios", "deben rellenarse", "debe rellenarse", "deben completarse",
    ],
    vagueErrors: [
      "no válido", "no válida", "inválido", "inválida", "error", "obligatorio", "requerido",
      "valor no válido", "entrada no válida", "datos no válidos", "incorrecto", "incorrecta",
      "fallido", "este campo no es válido", "campo no válido", "hay un error",
      "se ha producido un error",
      "ha ocurrido un error", "algo salió mal", "algo ha ido mal", "vaya",
    ],
    days: [
      "hoy", "mañana", "ayer", "ahora", "lunes", "martes", "miércoles", "jueves", "viernes",
      "sábado", "domingo",
    ],
    months: [
      "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
      "setiembre", "octubre", "noviembre", "diciembre", "ene", "feb", "mar", "abr", "may", "jun",
      "jul", "ago", "sep", "sept", "oct", "nov", "dic",
    ],
    timeUnits: [
      "día", "dia", "mes", "año", "ano", "hora", "horas", "minuto", "minutos", "segundo",
      "segundos",
    ],
    pronouns: ["tú", "tu", "usted", "yo"],
    backControls: ["atrás", "volver"],
    purposes: [
      .email: [
        "correo electrónico", "e-mail", "email", "correo", "dirección de correo",
      ],
      .phone: [
        "teléfono", "número de teléfono", "móvil", "celular",
      ],
      .url: [
        "url", "sitio web", "página web", "dirección web",
      ],
      .number: [
        "edad", "cantidad", "número de", "cuántos", "cuántas", "año",
      ],
      .amount: [
        "importe", "precio", "salario", "ingresos", "coste", "costo", "monto",
      ],
      .date: [
        "fecha", "cumpleaños", "fecha de nacimiento",
      ],
      .time: [
        "hora"
      ],
      .search: [
        "buscar", "búsqueda",
      ],
      .password: [
        "contraseña", "clave",
      ],
      .pin: [
        "pin", "código pin",
      ],
      .oneTimeCode: [
        "código de un solo uso", "código de verificación", "código de confirmación", "código sms",
      ],
      .givenName: [
        "nombre", "nombre de pila",
      ],
      .familyName: [
        "apellido", "apellidos",
      ],
      .fullName: [
        "nombre completo", "nombre y apellidos", "su nombre", "tu nombre",
      ],
      .userName: [
        "nombre de usuario", "usuario",
      ],
      .streetAddress: [
        "calle", "dirección", "domicilio",
      ],
      .postalCode: [
        "código postal", "cp",
      ],
      .city: [
        "ciudad", "población", "localidad", "municipio",
      ],
      .country: [
        "país"
      ],
      .organization: [
        "empresa", "compañía", "organización", "empleador",
      ],
      .birthday: [
        "cumpleaños", "fecha de nacimiento",
      ],
      .cardNumber: [
        "número de tarjeta", "número de la tarjeta", "tarjeta de crédito",
      ],
      .cardExpiry: [
        "fecha de caducidad", "fecha de vencimiento", "caduca",
      ],
      .cardCode: [
        "código de seguridad", "cvc", "cvv",
      ],
    ],
    stopWords: [
      "el", "la", "los", "las", "y", "o", "un", "una", "de", "del", "es", "son", "no", "con",
      "para", "por", "en", "su", "sus", "tu", "tus", "que", "al", "este", "esta", "introduzca",
      "escriba", "se", "lo",
    ],
    errorPhrases: [
      "no es válido", "no es válida", "es incorrecto",
      "es incorrecta", "no puede estar vacío", "no puede estar vacía", "no coinciden",
      "es demasiado corto", "es demasiado corta", "es demasiado largo", "es obligatorio",
      "es obligatoria", "ya está en uso", "error",
    ],
    entryRequests: ["introduzca", "introduce", "escriba", "por favor"],
    newPasswordWords: ["nueva", "nuevo", "crear", "elegir"],
    signUpPhrases: ["registrarse", "regístrate", "registro", "crear cuenta", "crear una cuenta"],
    requests: [
      "introduzca", "introduce", "escriba", "elija", "seleccione", "compruebe", "debe", "falta",
    ],
    labelFillers: [
      "por", "favor", "introduzca", "introduce", "escriba", "escribe", "ingrese", "indique", "su",
      "tu", "el", "la", "un", "una", "nuevo", "nueva", "actual", "confirmar", "confirme",
      "confirma", "repita", "repetir",
    ],
    purposeClauseStarts: ["para"],
    labelQualifiers: ["personal", "particular", "profesional", "trabajo", "casa"],
    drawing: [
      "dibujar", "dibuje", "dibuja", "arrastrar", "arrastre", "arrastra", "trazar", "trace",
      "mantenga", "mantén", "deslice", "desliza", "agite",
    ],
    formatPhrases: [
      "formato", "dígitos", "cifras", "caracteres", "al menos",
      "como máximo", "empieza por",
    ],
    endsWithHead: false, hasTodo: true)
}
