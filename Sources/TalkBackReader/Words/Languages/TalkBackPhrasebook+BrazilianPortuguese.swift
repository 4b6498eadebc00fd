import AccessibilityTree

extension TalkBackPhrasebook {
  /// TalkBack's words in Brazilian Portuguese.
  ///
  /// Source: TalkBack 16.2 and 15.1, strings.xml in Brazilian Portuguese;
  /// Unicode CLDR 44 for the form of a percentage.
  static let brazilianPortuguese = TalkBackPhrasebook(
    language: "pt-BR", plurals: .oneAndZeroAndMillions,
    roles: Roles(
      button: "Botão", checkBox: "Caixa de seleção", radioButton: "Botão de opção",
      switchControl: "Interruptor", editBox: "Caixa de edição", dropDownList: "Lista suspensa",
      slider: "Controle deslizante", progressBar: "Barra de progresso", image: "Imagem",
      list: "Lista", grid: "DifferenceSeverity", tabBar: "Barra de guias", page: "Página",
      webView: "Visualização da Web",
      pagerView: "Visualização de várias páginas"),
    states: States(
      checked: "selecionado", notChecked: "não selecionado", on: "ativado", off: "desativado",
      selected: "selecionado", disabled: "desativado", expanded: "expandido",
      collapsed: "recolhido", editing: "Editando", password: "senha",
      unlabelled: "Sem marcador",
      readOnly: "somente leitura", required: "Obrigatório",
      partiallyExpanded: "visualização parcialmente aberta"),
    positions: Positions(
      heading: "Título", rowHeading: "Título de linha", columnHeading: "Título da coluna",
      row: "Linha {index}", column: "Coluna {index}", item: "{index} de {count}",
      level: "Nível {level}", items: Plural(one: "{count} itens", other: "{count} itens"),
      rows: Plural(one: "{count} linhas", other: "{count} linhas"),
      columns: Plural(one: "{count} colunas", other: "{count} colunas"),
      characters: Plural(one: "{count} caracteres", other: "{count} caracteres"),
      ignored: Plural(
        one: "{count} item, {ignored} ignorado",
        other: "{count} itens, {ignored} ignorados")),
    collections: Collections(
      list: Passage(in: "Na lista", out: "Fora da lista"),
      grid: Passage(in: "Na grade", out: "Fora da grade"),
      pager: Passage(in: "No pager", out: "Fora do pager"),
      verticalPager: Passage(in: "No pager vertical", out: "Fora do pager vertical"),
      horizontalPager: Passage(
        in: "No pager horizontal", named: "No pager horizontal {name}",
        out: "Fora do pager horizontal", named: .assumed("Fora do pager horizontal {name}")),
      gridPager: Passage(in: "No pager em grade", out: "Fora do pager em grade"),
      other: Passage(
        in: "Em {word}", named: "Em {word} {name}", out: "Fora de {word}",
        named: "De {word} {name}"),
      titled: TitledPassage(entering: "Em {name}", leaving: "Fora de {name}")),
    templates: Templates(
      labelled: "{item} para {label}", error: "Erro: {message}", percent: "{number} por cento",
      repeated: " {count} {symbol}", capital: "{letter} em letra maiúscula",
      requiredState: "Obrigatório: {state}", emoji: "Emoji {name}"),
    hints: Hints(
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
      swipeUpOrDown: "deslizar para cima ou deslizar para baixo",
      openLink: "{gesture} para abrir o link",
      pressSelect: "Pressione \"Selecionar\"",
      keyboard: KeyboardHints(
        activate: "Pressione {keys} para ativar",
        toggle: "Pressione {keys} para alternar",
        editText: "Pressione {keys} para editar o texto",
        change: "Pressione {keys} para modificar",
        select: "Pressione {keys} para selecionar",
        longPress: "Pressione {keys} para manter pressionado",
        custom: "Pressione {keys} para {action}",
        openLink: "Pressione {keys} para abrir o link"
      )),
    symbols: [
      "-": "Travessão", "\\": "Barra invertida", "/": "Barra", "|": "Barra vertical",
      "!": "Ponto de exclamação", "@": "Arroba", "#": "Cerquilha", "$": "Cifrão",
      "%": "Porcentagem",
      "^": "Circunflexo", "&": "E comercial", "*": "Asterisco", "(": "Parêntese esquerdo",
      ")": "Parêntese direito", "=": "Sinal de igual", "_": "Sublinhado", "[": "Colchete esquerdo",
      "]": "Colchete direito", "{": "Chave esquerda", "}": "Chave direita", ".": "Ponto",
      "?": "Ponto de interrogação", ";": "Ponto e vírgula", "'": "Apóstrofo", "\"": "Aspas",
      ":": "Dois pontos", "<": "Sinal menor que", ">": "Sinal maior que", ",": "Vírgula",
      "~": "Til",
      "`": "Acento grave", "•": "Marcador", "–": "Travessão ene", "—": "Travessão eme",
      "…": "Reticências", "€": "Euro", "£": "Símbolo da libra esterlina", "¥": "Iene",
      "©": "Direitos autorais", "®": "Marca registrada", "°": "Símbolo de grau", "§": "Parágrafo",
      "★": "Estrela preta", "☆": "Estrela branca", "×": "Sinal de multiplicação",
      "÷": "Sinal de divisão", "±": "Sinal de mais ou menos", "→": "Seta para a direita",
      "←": "Seta para a esquerda", "↑": "Seta para cima", "↓": "Seta para baixo",
      "✓": "Marca de seleção", "\n": "Nova linha",
      " ": "Espaço", "\u{A0}": "Espaço",
    ],
    partiallyChecked: "parcialmente selecionada", percent: "{number}%",
    events: Events(
      removed: "{text} excluído", cleared: "Texto limpo", maximumLength: "Tamanho máximo atingido",
      replaced: "{new} substituiu {old}",
      replacedCharacters: "{new} caracteres substituídos por {old} caracteres",
      cut: "cortado, {text}", pasted: "colado, {text}", selected: "{text}, selecionado",
      selectionCleared: "Seleção removida", beginningOfField: "Início do campo",
      endOfField: "Fim do campo", showing: "Exibindo {keyboard}", keyboardHidden: "teclado oculto",
      invalidInput: "Entrada inválida: {error}", bullet: "Marcador",
      unselected: "{text}, não selecionado",
      selectedText: "Texto selecionado: {text}",
      enabled: "ativado",
      untitled: "sem título", window: "Janela {name}",
      drawer: "Menu de {name}", optionsMenu: "Opções",
      slidingDrawer: "Barra deslizante aberta",
      dragStarted: "A ação de arrastar foi iniciada",
      dragDropped: "O item arrastado foi solto",
      dragCancelled: "A ação de arrastar foi cancelada",
      showingItems: "Mostrando itens {first} a {last} de {count}.",
      showingItem: "Mostrando item {first} de {count}.",
      showingPage: "Página {page} de {count}"),
    notifications: Notifications(
      alarm: "Alarme", call: "Ligar", email: "E-mail", error: "Erro", event: "Evento",
      message: "Mensagem", progress: "Andamento", promo: "Promoção", service: "Serviço",
      social: "Redes sociais", system: "Status do sistema", transport: "Controle de mídia"),
    before16: { $0.events.invalidInput = "Entrada inválida {error}" })
}
