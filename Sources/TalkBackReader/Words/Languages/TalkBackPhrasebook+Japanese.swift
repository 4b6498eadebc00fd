import AccessibilityTree

extension TalkBackPhrasebook {
  /// TalkBack's words in Japanese.
  ///
  /// Source: TalkBack 16.2 and 15.1, strings.xml in Japanese; Unicode CLDR 44 for the form of a
  /// percentage.
  static let japanese = TalkBackPhrasebook(
    language: "ja", plurals: .invariant,
    roles: Roles(
      button: "ボタン", checkBox: "チェックボックス", radioButton: "ラジオボタン", switchControl: "スイッチ",
      editBox: "編集ボックス", dropDownList: "プルダウンリスト", slider: "スライダー", progressBar: "進行状況バー",
      image: "画像", list: "リスト", grid: "グリッド", tabBar: "タブバー", page: "ページ", webView: "ウェブ表示",
      pagerView: "マルチページ ビュー"),
    states: States(
      checked: "ON", notChecked: "未選択", on: "ON", off: "OFF", selected: "選択済み", disabled: "無効",
      expanded: "展開されています", collapsed: "折りたたまれています", editing: "編集", password: "パスワード",
      unlabelled: "ラベルなし",
      readOnly: "読み取り専用", required: "必須",
      partiallyExpanded: "一部開いています"),
    positions: Positions(
      heading: "見出し", rowHeading: "行見出し", columnHeading: "列見出し", row: "{index}行目",
      column: "{index}列目", item: "{count}件中の{index}件目です", level: "レベル{level}",
      items: Plural(other: "{count}個のアイテム"), rows: Plural(other: "{count}行"),
      columns: Plural(other: "{count}列"), characters: Plural(other: "{count} 文字"),
      ignored: Plural(
        other: "{count} 個のアイテム（{ignored} 個を無視）")),
    collections: Collections(
      list: Passage(in: "リストの中です", named: "リスト{name}の中です", out: "リストの外です", named: "リスト{name}の外です"),
      grid: Passage(
        in: "グリッドの中です", named: "グリッド{name}の中です", out: "グリッドの外です", named: "グリッド{name}の外です"),
      pager: Passage(
        in: "ページャの中です", named: "ページャ{name}の中です", out: "ページャの外です", named: "ページャ{name}の外です"),
      verticalPager: Passage(
        in: "縦方向ページャの中です", named: "縦方向ページャ{name}の中です", out: "縦方向ページャの外です",
        named: "縦方向ページャ{name}の外です"),
      horizontalPager: Passage(
        in: "横方向ページャの中です", named: "横方向ページャ{name}の中です", out: "横方向ページャの外です",
        named: .assumed("横方向ページャ{name}の外です")),
      gridPager: Passage(
        in: "グリッドページャの中です", named: "グリッドページャ{name}の中です", out: "グリッドページャの外です",
        named: "グリッドページャ{name}の外です"),
      other: Passage(
        in: "{word}の中です", named: "{word} {name}の中です", out: "{word}の外です",
        named: "{word} {name}の外です"),
      titled: TitledPassage(entering: "{name}の中です", leaving: "{name}の外です")),
    templates: Templates(
      labelled: "{label}の{item}", error: "エラー: {message}", percent: "{number}パーセント",
      repeated: "{count}個の{symbol}", capital: "大文字の{letter}",
      requiredState: "必須: {state}", emoji: "{name}の絵文字"),
    hints: Hints(
      doubleTap: "ダブルタップ", singleTap: "タップ", activate: "有効にするには{gesture}します",
      toggle: "切り替えるには{gesture}します",
      editText: "テキストを編集するには{gesture}します", change: "変更するには{gesture}します",
      select: "選択するには{gesture}します", longPress: "長押しするには{gesture}したままにします",
      custom: "{action}には{gesture}します", customLongPress: "{action}には{gesture}して長押しします",
      adjust: "「{up}」または「{down}」を調整", menu: "{kinds}を使用できます。{gesture}で確認できます。",
      readingControl: "{kinds}を利用できます。{gestures}してダブルタップすると有効になります", actions: "操作", links: "リンク",
      labels: "ラベル", swipeUp: "上にスワイプ", swipeDown: "下にスワイプ", menuGesture: "3 本の指でタップ",
      swipeUpOrDown: "上にスワイプ、または下にスワイプ", openLink: "リンクを開くには{gesture}してください",
      pressSelect: "選択",
      keyboard: KeyboardHints(
        activate: "有効にするには{keys}を押します",
        toggle: "切り替えるには{keys}を押します",
        editText: "テキストを編集するには{keys}を押します",
        change: "変更するには{keys}を押します",
        select: "選択するには{keys}を押します",
        longPress: "長押しするには{keys}を押します",
        custom: "{action}には{keys}を押します",
        openLink: "リンクを開くには{keys}を押してください"
      )),
    symbols: [
      "-": "ダッシュ", "\\": "バックスラッシュ", "/": "スラッシュ", "|": "縦棒", "!": "感嘆符", "@": "アットマーク", "#": "井げた",
      "$": "ドル記号", "%": "パーセント", "^": "キャレット", "&": "アンパサンド", "*": "アスタリスク", "(": "左かっこ",
      ")": "右かっこ",
      "=": "等記号", "_": "アンダースコア", "[": "左角かっこ", "]": "右角かっこ", "{": "左中かっこ", "}": "右中かっこ",
      ".": "ピリオド",
      "?": "疑問符", ";": "セミコロン", "'": "アポストロフィ", "\"": "引用符", ":": "コロン", "<": "小なり記号", ">": "大なり記号",
      ",": "カンマ", "~": "波形符号", "`": "グレーブ", "•": "箇条書き記号", "–": "半角ダッシュ", "—": "全角ダッシュ",
      "…": "省略記号",
      "€": "ユーロ", "£": "ポンド記号", "¥": "円", "©": "著作権", "®": "登録商標", "°": "度記号", "§": "節記号",
      "★": "黒星",
      "☆": "白星", "×": "乗算記号", "÷": "除算記号", "±": "プラスマイナス記号", "→": "右矢印", "←": "左矢印", "↑": "上矢印",
      "↓": "下矢印", "✓": "チェックマーク",
      "\n": "改行", " ": "スペース", "\u{A0}": "スペース",
    ],
    partiallyChecked: "一部オン", percent: "{number}%",
    events: Events(
      removed: "{text}を削除", cleared: "テキストを消去しました", maximumLength: "長さの上限に達しました",
      replaced: "{old}を{new}に変更", replacedCharacters: "{new}文字を{old}文字に変更しました",
      cut: "切り取りました、{text}",
      pasted: "貼り付けました、{text}", selected: "{text}、選択しました", selectionCleared: "選択を解除しました",
      beginningOfField: "項目の先頭", endOfField: "項目の末尾", showing: "{keyboard}を表示しています",
      keyboardHidden: "キーボードは非表示です", invalidInput: "無効な入力です: {error}", bullet: "箇条書き記号",
      unselected: "{text}、選択を解除しました",
      selectedText: "選択したテキスト: {text}",
      enabled: "有効",
      untitled: "無題", window: "ウィンドウ（{name}）",
      drawer: "{name}のメニュー", optionsMenu: "オプション",
      slidingDrawer: "ドロワーを開きました",
      dragStarted: "ドラッグを開始しました",
      dragDropped: "ドラッグした項目をドロップしました",
      dragCancelled: "ドラッグをキャンセルしました",
      showingItems: "{count}件中{first}件目から{last}件目までを表示しています。",
      showingItem: "{count}件中{first}件目を表示しています。",
      showingPage: "{count} ページ中 {page} ページ目です"),
    notifications: Notifications(
      alarm: "アラーム", call: "着信", email: "メール", error: "エラー", event: "予定", message: "メッセージ",
      progress: "進行状況", promo: "プロモーション", service: "サービス", social: "ソーシャル",
      system: "システム ステータス", transport: "メディア コントロール"),
    before16: { words in
      words.events.invalidInput = "入力が無効です。{error}"
      words.templates.percent = "{number} パーセント"
    })
}
