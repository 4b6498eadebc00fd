extension TalkBackPhrasebook {
  /// TalkBack's words in Brazilian Portuguese.
  ///
  /// Source: TalkBack 15.1, strings.xml in Brazilian Portuguese.
  package static let brazilianPortuguese = TalkBackPhrasebook(
    language: "pt-BR",
    roles: Roles(
      button: "Botão", checkBox: "Caixa de seleção", radioButton: "Botão de opção",
      switchControl: "Interruptor", editBox: "Caixa de edição", dropDownList: "Lista suspensa",
      slider: "Controle deslizante", progressBar: "Barra de progresso", image: "Imagem",
      list: "Lista", grid: "Grade", tabBar: "Barra de guias", page: "Página",
      webView: "Visualização da Web"),
    states: States(
      checked: "selecionado", notChecked: "não selecionado", on: "ativado", off: "desativado",
      selected: "selecionado", disabled: "desativado", expanded: "expandido",
      collapsed: "recolhido", editing: "Editando", password: "senha",
      unlabelled: "Sem marcador"),
    positions: Positions(
      heading: "Título", rowHeading: "Título de linha", columnHeading: "Título da coluna",
      row: "Linha {index}", column: "Coluna {index}", item: "{index} de {count}",
      level: "Nível {level}", items: Plural(one: "{count} itens", other: "{count} itens"),
      rows: Plural(one: "{count} linhas", other: "{count} linhas"),
      columns: Plural(one: "{count} colunas", other: "{count} colunas"),
      characters: Plural(one: "{count} caracteres", other: "{count} caracteres")),
    collections: Collections(
      list: Passage(
        entering: "Na lista", enteringNamed: "Na lista {name}", leaving: "Fora da lista",
        leavingNamed: "Fora da lista {name}"),
      grid: Passage(
        entering: "Na grade", enteringNamed: "Na grade {name}", leaving: "Fora da grade",
        leavingNamed: "Fora da grade {name}"),
      pager: Passage(
        entering: "No pager", enteringNamed: "No pager {name}", leaving: "Fora do pager",
        leavingNamed: "Fora do pager {name}"),
      verticalPager: Passage(
        entering: .assumed("No pager vertical"),
        enteringNamed: .assumed("No pager vertical {name}"),
        leaving: .assumed("Fora do pager vertical"),
        leavingNamed: .assumed("Fora do pager vertical {name}")),
      horizontalPager: Passage(
        entering: .assumed("No pager horizontal"),
        enteringNamed: .assumed("No pager horizontal {name}"),
        leaving: .assumed("Fora do pager horizontal"),
        leavingNamed: .assumed("Fora do pager horizontal {name}")),
      gridPager: Passage(
        entering: .assumed("No pager em grade"),
        enteringNamed: .assumed("No pager em grade {name}"),
        leaving: .assumed("Fora do pager em grade"),
        leavingNamed: .assumed("Fora do pager em grade {name}")),
      other: Passage(
        entering: "Em {word}", enteringNamed: "Em {word} {name}", leaving: "Fora de {word}",
        leavingNamed: "De {word} {name}"),
      titled: TitledPassage(entering: "Em {name}", leaving: "Fora de {name}")),
    templates: Templates(
      labelled: "{item} para {label}", error: "Error: {message}", percent: "{number} por cento",
      repeated: " {count} {symbol}", capital: "{letter} em letra maiúscula"),
    hints: brazilianPortugueseHints, symbols: brazilianPortugueseSymbols,
    platform: brazilianPortuguesePlatform)

  private static let brazilianPortugueseHints = Hints(
    doubleTap: "Tocar duas vezes", singleTap: "Toque", activate: "{gesture} para ativar",
    toggle: "{gesture} para alternar", editText: "{gesture} para editar o texto",
    change: "{gesture} para modificar", select: "{gesture} para selecionar",
    longPress: "{gesture} e segure para manter pressionado", custom: "{gesture} para {action}",
    customLongPress: "{gesture} e mantenha pressionado para {action}",
    adjust: "{up} ou {down} para ajustar",
    menu: "{kinds} disponível. Use o gesto {gesture} para conferir",
    readingControl: "{kinds} disponível, {gestures} e toque duas vezes para ativar",
    actions: "Ações", links: "Links", labels: "Marcadores", swipeUp: "Deslizar para cima",
    swipeDown: "Deslizar para baixo", menuGesture: "Tocar com três dedos",
    swipeUpOrDown: "deslizar para cima ou deslizar para baixo")

  /// Attested are the names of the space and the bullet; the rest is our own translation.
  private static let brazilianPortugueseSymbols: [Character: Phrase] = [
    "-": .assumed("Hífen"), "\\": .assumed("Barra invertida"), "/": .assumed("Barra"),
    "|": .assumed("Linha vertical"), "!": .assumed("Ponto de exclamação"),
    "@": .assumed("Arroba"), "#": .assumed("Cerquilha"), "$": .assumed("Cifrão"),
    "%": .assumed("Porcentagem"), "^": .assumed("Acento circunflexo"),
    "&": .assumed("E comercial"), "*": .assumed("Asterisco"),
    "(": .assumed("Parêntese esquerdo"), ")": .assumed("Parêntese direito"),
    "=": .assumed("Sinal de igual"), "_": .assumed("Sublinhado"),
    "[": .assumed("Colchete esquerdo"), "]": .assumed("Colchete direito"),
    "{": .assumed("Chave esquerda"), "}": .assumed("Chave direita"), ".": .assumed("Ponto"),
    "?": .assumed("Ponto de interrogação"), ";": .assumed("Ponto e vírgula"),
    "'": .assumed("Apóstrofo"), "\"": .assumed("Aspas"), ":": .assumed("Dois-pontos"),
    "<": .assumed("Sinal de menor que"), ">": .assumed("Sinal de maior que"),
    ",": .assumed("Vírgula"), "~": .assumed("Til"), "`": .assumed("Acento grave"),
    "•": "Marcador", "–": .assumed("Meia-risca"), "—": .assumed("Travessão"),
    "…": .assumed("Reticências"), "€": .assumed("Euro"), "£": .assumed("Símbolo da libra"),
    "¥": .assumed("Iene"), "©": .assumed("Copyright"), "®": .assumed("Marca registrada"),
    "°": .assumed("Símbolo de grau"), "§": .assumed("Símbolo de seção"),
    "★": .assumed("Estrela preta"), "☆": .assumed("Estrela branca"),
    "×": .assumed("Sinal de multiplicação"), "÷": .assumed("Sinal de divisão"),
    "±": .assumed("Sinal de mais ou menos"), "→": .assumed("Seta para a direita"),
    "←": .assumed("Seta para a esquerda"), "↑": .assumed("Seta para cima"),
    "↓": .assumed("Seta para baixo"), "\n": .assumed("Nova linha"), " ": "Espaço",
    "\u{A0}": "Espaço",
  ]

  /// Assumed: our own translation; the form of a percentage is that of Unicode CLDR 44.
  private static let brazilianPortuguesePlatform = Platform(
    on: .assumed("ativado"), off: .assumed("desativado"),
    partiallyChecked: .assumed("parcialmente selecionado"), busy: .assumed("ocupado"),
    invalidEntry: .assumed("entrada inválida"), percent: .assumed("{number}%"),
    submit: .assumed("Enviar"), reset: .assumed("Redefinir"),
    whiteBullet: .assumed("marcador branco"), blackSquare: .assumed("quadrado preto"),
    numerals: .latin,
    sliderValue: .assumed("valor, {number}"),
    lengthExceeded: .assumed("Limite de caracteres excedido: {count} de {limit}"),
    invalidCheckBox: .assumed("{label}, erro: inválido"),
    roleNames: brazilianPortugueseRoleNames, reactNative: brazilianPortugueseReactNative)

  private static let brazilianPortugueseRoleNames = RoleNames(
    alert: .assumed("alerta"), alertDialog: .assumed("caixa de diálogo de alerta"),
    application: .assumed("aplicativo"), article: .assumed("artigo"), banner: .assumed("banner"),
    blockquote: .assumed("citação em bloco"), button: .assumed("botão"),
    checkbox: .assumed("caixa de seleção"), colorPicker: .assumed("seletor de cor"),
    columnHeader: .assumed("cabeçalho da coluna"), complementary: .assumed("complementar"),
    contentInfo: .assumed("informações sobre o conteúdo"),
    datePicker: .assumed("seletor de data"), dateTimePicker: .assumed("seletor de data e hora"),
    localDateTimePicker: .assumed("seletor de data e hora locais"),
    monthPicker: .assumed("seletor de mês"), weekPicker: .assumed("seletor de semana"),
    timePicker: .assumed("seletor de hora"), definition: .assumed("definição"),
    deletion: .assumed("exclusão"), dialog: .assumed("caixa de diálogo"),
    disclosureTriangle: .assumed("triângulo de expansão"), document: .assumed("documento"),
    feed: .assumed("feed"), graphic: .assumed("gráfico"), heading: .assumed("título"),
    highlight: .assumed("destaque"), insertion: .assumed("inserção"), link: .assumed("link"),
    listBox: .assumed("caixa de listagem"), log: .assumed("registro"),
    main: .assumed("conteúdo principal"), marquee: .assumed("letreiro"),
    math: .assumed("matemática"), menu: .assumed("menu"), menuBar: .assumed("barra de menus"),
    menuItem: .assumed("item de menu"), meter: .assumed("medidor"),
    navigation: .assumed("navegação"), note: .assumed("observação"),
    progressIndicator: .assumed("indicador de progresso"),
    radioButton: .assumed("botão de opção"), region: .assumed("região"),
    rowHeader: .assumed("cabeçalho da linha"), scrollBar: .assumed("barra de rolagem"),
    search: .assumed("pesquisa"), searchField: .assumed("campo de texto de pesquisa"),
    slider: .assumed("controle deslizante"), spinButton: .assumed("botão de rotação"),
    splitter: .assumed("divisor"), status: .assumed("status"),
    switchControl: .assumed("interruptor"), tab: .assumed("guia"),
    tabList: .assumed("lista de guias"), tabPanel: .assumed("painel da guia"),
    table: .assumed("tabela"), timer: .assumed("timer"),
    toggleButton: .assumed("botão de alternância"), toolbar: .assumed("barra de ferramentas"),
    tooltip: .assumed("dica"), tree: .assumed("árvore"), treeGrid: .assumed("grade em árvore"),
    treeItem: .assumed("item da árvore"), audio: .assumed("áudio"), video: .assumed("vídeo"),
    headingLevel: .assumed("título {level}"), headingLevelLink: .assumed("título {level}, link"),
    headingLink: .assumed("título, link"), popUpButton: .assumed("botão de pop-up"),
    menuPopUpButton: .assumed("botão de menu pop-up"),
    dialogPopUpButton: .assumed("botão de caixa de diálogo pop-up"),
    current: .assumed("item atual"), currentPage: .assumed("página atual"),
    currentStep: .assumed("etapa atual"), currentLocation: .assumed("local atual"),
    currentDate: .assumed("data atual"), currentTime: .assumed("hora atual"))

  private static let brazilianPortugueseReactNative = ReactNativeWords(
    mixed: .assumed("misto"), busy: .assumed("ocupado"), link: .assumed("link"),
    image: .assumed("imagem"), imageButton: .assumed("botão, imagem"),
    summary: .assumed("resumo"), alert: .assumed("alerta"),
    comboBox: .assumed("caixa de combinação"), menu: .assumed("menu"),
    menuBar: .assumed("barra de menus"), menuItem: .assumed("item de menu"),
    progressBar: .assumed("indicador de progresso"),
    radioGroup: .assumed("grupo de botões de opção"), scrollBar: .assumed("barra de rolagem"),
    spinButton: .assumed("botão de rotação"), tab: .assumed("guia"),
    tabList: .assumed("lista de guias"), timer: .assumed("timer"),
    toolBar: .assumed("barra de ferramentas"))
}
