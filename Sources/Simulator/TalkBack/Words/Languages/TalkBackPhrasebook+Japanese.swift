extension TalkBackPhrasebook {
  /// TalkBack's words in Japanese.
  ///
  /// Source: TalkBack 15.1, strings.xml in Japanese.
  package static let japanese = TalkBackPhrasebook(
    language: "ja",
    roles: Roles(
      button: "ボタン", checkBox: "チェックボックス", radioButton: "ラジオボタン", switchControl: "スイッチ",
      editBox: "編集ボックス", dropDownList: "プルダウンリスト", slider: "スライダー", progressBar: "進行状況バー",
      image: "画像", list: "リスト", grid: "グリッド", tabBar: "タブバー", page: "ページ", webView: "ウェブ表示"),
    states: States(
      checked: "ON", notChecked: "未選択", on: "ON", off: "OFF", selected: "選択済み", disabled: "無効",
      expanded: "展開されています", collapsed: "折りたたまれています", editing: "編集", password: "パスワード",
      unlabelled: "ラベルなし"),
    positions: Positions(
      heading: "見出し", rowHeading: "行見出し", columnHeading: "列見出し", row: "{index}行目",
      column: "{index}列目", item: "{count}件中の{index}件目です", level: "レベル{level}",
      items: Plural(other: "{count}個のアイテム"), rows: Plural(other: "{count}行"),
      columns: Plural(other: "{count}列"), characters: Plural(other: "{count} 文字")),
    collections: Collections(
      list: Passage(
        entering: "リストの中です", enteringNamed: "リスト{name}の中です", leaving: "リストの外です",
        leavingNamed: "リスト{name}の外です"),
      grid: Passage(
        entering: "グリッドの中です", enteringNamed: "グリッド{name}の中です", leaving: "グリッドの外です",
        leavingNamed: "グリッド{name}の外です"),
      pager: Passage(
        entering: "ページャの中です", enteringNamed: "ページャ{name}の中です", leaving: "ページャの外です",
        leavingNamed: "ページャ{name}の外です"),
      verticalPager: Passage(
        entering: .assumed("縦方向のページャの中です"), enteringNamed: .assumed("縦方向のページャ{name}の中です"),
        leaving: .assumed("縦方向のページャの外です"), leavingNamed: .assumed("縦方向のページャ{name}の外です")),
      horizontalPager: Passage(
        entering: .assumed("横方向のページャの中です"), enteringNamed: .assumed("横方向のページャ{name}の中です"),
        leaving: .assumed("横方向のページャの外です"), leavingNamed: .assumed("横方向のページャ{name}の外です")),
      gridPager: Passage(
        entering: .assumed("グリッド ページャの中です"), enteringNamed: .assumed("グリッド ページャ{name}の中です"),
        leaving: .assumed("グリッド ページャの外です"), leavingNamed: .assumed("グリッド ページャ{name}の外です")),
      other: Passage(
        entering: "{word}の中です", enteringNamed: "{word} {name}の中です", leaving: "{word}の外です",
        leavingNamed: "{word} {name}の外です"),
      titled: TitledPassage(entering: "{name}の中です", leaving: "{name}の外です")),
    templates: Templates(
      labelled: "{label}の{item}", error: "Error: {message}", percent: "{number} パーセント",
      repeated: "{count}個の{symbol}", capital: "大文字の{letter}"),
    hints: japaneseHints, symbols: japaneseSymbols, platform: japanesePlatform)

  private static let japaneseHints = Hints(
    doubleTap: "ダブルタップ", singleTap: "タップ", activate: "有効にするには{gesture}します",
    toggle: "切り替えるには{gesture}します",
    editText: "テキストを編集するには{gesture}します", change: "変更するには{gesture}します",
    select: "選択するには{gesture}します", longPress: "長押しするには{gesture}したままにします",
    custom: "{action}には{gesture}します", customLongPress: "{action}には{gesture}して長押しします",
    adjust: "「{up}」または「{down}」を調整", menu: "{kinds}を使用できます。{gesture}で確認できます。",
    readingControl: "{kinds}を利用できます。{gestures}してダブルタップすると有効になります", actions: "操作", links: "リンク",
    labels: "ラベル", swipeUp: "上にスワイプ", swipeDown: "下にスワイプ", menuGesture: "3 本の指でタップ",
    swipeUpOrDown: "上にスワイプ、または下にスワイプ")

  /// Attested are the names of the space and the bullet,
  /// of the asterisk and the period; the rest is our own translation.
  private static let japaneseSymbols: [Character: Phrase] = [
    "-": .assumed("ハイフン"), "\\": .assumed("バックスラッシュ"), "/": .assumed("スラッシュ"),
    "|": .assumed("縦線"), "!": .assumed("感嘆符"), "@": .assumed("アットマーク"), "#": .assumed("シャープ"),
    "$": .assumed("ドル記号"), "%": .assumed("パーセント"), "^": .assumed("キャレット"),
    "&": .assumed("アンパサンド"), "*": "アスタリスク", "(": .assumed("左かっこ"), ")": .assumed("右かっこ"),
    "=": .assumed("等号"), "_": .assumed("アンダースコア"), "[": .assumed("左角かっこ"),
    "]": .assumed("右角かっこ"), "{": .assumed("左中かっこ"), "}": .assumed("右中かっこ"), ".": "ピリオド",
    "?": .assumed("疑問符"), ";": .assumed("セミコロン"), "'": .assumed("アポストロフィ"),
    "\"": .assumed("引用符"), ":": .assumed("コロン"), "<": .assumed("小なり記号"), ">": .assumed("大なり記号"),
    ",": .assumed("カンマ"), "~": .assumed("チルダ"), "`": .assumed("グレイヴ アクセント"), "•": "箇条書き記号",
    "–": .assumed("半角ダッシュ"), "—": .assumed("全角ダッシュ"), "…": .assumed("省略記号"),
    "€": .assumed("ユーロ"), "£": .assumed("ポンド通貨記号"), "¥": .assumed("円"), "©": .assumed("著作権"),
    "®": .assumed("登録商標"), "°": .assumed("度記号"), "§": .assumed("セクション記号"), "★": .assumed("黒い星"),
    "☆": .assumed("白い星"), "×": .assumed("乗算記号"), "÷": .assumed("除算記号"),
    "±": .assumed("プラスマイナス記号"), "→": .assumed("右向き矢印"), "←": .assumed("左向き矢印"),
    "↑": .assumed("上向き矢印"), "↓": .assumed("下向き矢印"), "\n": .assumed("改行"), " ": "スペース",
    "\u{A0}": "スペース",
  ]

  /// Assumed: our own translation; the form of a percentage is that of Unicode CLDR 44.
  private static let japanesePlatform = Platform(
    on: .assumed("ON"), off: .assumed("OFF"), partiallyChecked: .assumed("一部選択済み"),
    busy: .assumed("処理中"), invalidEntry: .assumed("入力が無効です"), percent: .assumed("{number}%"),
    submit: .assumed("送信"), reset: .assumed("リセット"),
    whiteBullet: .assumed("白い丸"), blackSquare: .assumed("黒い四角"),
    numerals: .latin, sliderValue: .assumed("値、{number}"),
    lengthExceeded: .assumed("文字数制限を超えています: {limit} 文字中 {count} 文字"),
    invalidCheckBox: .assumed("{label}、エラー: 無効"), roleNames: japaneseRoleNames,
    reactNative: japaneseReactNative)

  private static let japaneseRoleNames = RoleNames(
    alert: .assumed("アラート"), alertDialog: .assumed("アラート ダイアログ"),
    application: .assumed("アプリケーション"), article: .assumed("記事"), banner: .assumed("バナー"),
    blockquote: .assumed("引用ブロック"), button: .assumed("ボタン"), checkbox: .assumed("チェックボックス"),
    colorPicker: .assumed("カラー選択ツール"), columnHeader: .assumed("列見出し"),
    complementary: .assumed("補足"), contentInfo: .assumed("コンテンツ情報"),
    datePicker: .assumed("日付選択ツール"), dateTimePicker: .assumed("日時選択ツール"),
    localDateTimePicker: .assumed("現地日時選択ツール"), monthPicker: .assumed("月選択ツール"),
    weekPicker: .assumed("週選択ツール"), timePicker: .assumed("時刻選択ツール"), definition: .assumed("定義"),
    deletion: .assumed("削除箇所"), dialog: .assumed("ダイアログ"),
    disclosureTriangle: .assumed("展開用三角形"), document: .assumed("ドキュメント"), feed: .assumed("フィード"),
    graphic: .assumed("画像"), heading: .assumed("見出し"), highlight: .assumed("ハイライト"),
    insertion: .assumed("挿入箇所"), link: .assumed("リンク"), listBox: .assumed("リストボックス"),
    log: .assumed("ログ"), main: .assumed("メイン"), marquee: .assumed("マーキー"), math: .assumed("数式"),
    menu: .assumed("メニュー"), menuBar: .assumed("メニューバー"), menuItem: .assumed("メニュー項目"),
    meter: .assumed("メーター"), navigation: .assumed("ナビゲーション"), note: .assumed("メモ"),
    progressIndicator: .assumed("進行状況インジケーター"), radioButton: .assumed("ラジオボタン"),
    region: .assumed("領域"), rowHeader: .assumed("行見出し"), scrollBar: .assumed("スクロールバー"),
    search: .assumed("検索"), searchField: .assumed("検索テキスト フィールド"), slider: .assumed("スライダー"),
    spinButton: .assumed("スピンボタン"), splitter: .assumed("分割線"), status: .assumed("ステータス"),
    switchControl: .assumed("スイッチ"), tab: .assumed("タブ"), tabList: .assumed("タブリスト"),
    tabPanel: .assumed("タブパネル"), table: .assumed("表"), timer: .assumed("タイマー"),
    toggleButton: .assumed("切り替えボタン"), toolbar: .assumed("ツールバー"), tooltip: .assumed("ツールチップ"),
    tree: .assumed("ツリー"), treeGrid: .assumed("ツリーグリッド"), treeItem: .assumed("ツリー項目"),
    audio: .assumed("音声"), video: .assumed("動画"), headingLevel: .assumed("見出し {level}"),
    headingLevelLink: .assumed("見出し {level} リンク"), headingLink: .assumed("見出しリンク"),
    popUpButton: .assumed("ポップアップ ボタン"), menuPopUpButton: .assumed("メニュー ポップアップ ボタン"),
    dialogPopUpButton: .assumed("ダイアログ ポップアップ ボタン"), current: .assumed("現在の項目"),
    currentPage: .assumed("現在のページ"), currentStep: .assumed("現在のステップ"),
    currentLocation: .assumed("現在の場所"), currentDate: .assumed("現在の日付"),
    currentTime: .assumed("現在の時刻"))

  private static let japaneseReactNative = ReactNativeWords(
    mixed: .assumed("混在"), busy: .assumed("処理中"), link: .assumed("リンク"), image: .assumed("画像"),
    imageButton: .assumed("ボタン、画像"), summary: .assumed("概要"), alert: .assumed("アラート"),
    comboBox: .assumed("コンボボックス"), menu: .assumed("メニュー"), menuBar: .assumed("メニューバー"),
    menuItem: .assumed("メニュー項目"), progressBar: .assumed("進行状況インジケーター"),
    radioGroup: .assumed("ラジオボタン グループ"), scrollBar: .assumed("スクロールバー"),
    spinButton: .assumed("スピンボタン"), tab: .assumed("タブ"), tabList: .assumed("タブリスト"),
    timer: .assumed("タイマー"), toolBar: .assumed("ツールバー"))
}
