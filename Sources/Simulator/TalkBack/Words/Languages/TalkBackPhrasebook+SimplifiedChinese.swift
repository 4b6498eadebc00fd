extension TalkBackPhrasebook {
  /// TalkBack's words in simplified Chinese.
  ///
  /// Source: TalkBack 15.1, strings.xml in simplified Chinese.
  package static let simplifiedChinese = TalkBackPhrasebook(
    language: "zh-CN",
    roles: Roles(
      button: "按钮", checkBox: "复选框", radioButton: "单选按钮", switchControl: "开关", editBox: "编辑框",
      dropDownList: "下拉列表", slider: "滑块", progressBar: "进度条", image: "图片", list: "列表",
      grid: "网格", tabBar: "标签栏", page: "页面", webView: "网页视图"),
    states: States(
      checked: "已选中", notChecked: "未选中", on: "已开启", off: "已关闭", selected: "已选中", disabled: "已停用",
      expanded: "已展开", collapsed: "已收起", editing: "正在编辑", password: "密码", unlabelled: "未加标签"),
    positions: Positions(
      heading: "标题", rowHeading: "行标题", columnHeading: "列标题", row: "第 {index} 行",
      column: "第 {index} 列", item: "第 {index} 个，共 {count} 个", level: "第 {level} 级",
      items: Plural(other: "{count} 项"), rows: Plural(other: "{count} 行"),
      columns: Plural(other: "{count} 列"), characters: Plural(other: "{count} 个字符")),
    collections: Collections(
      list: Passage(
        entering: "在列表中", enteringNamed: "在“{name}”列表中", leaving: "在列表外",
        leavingNamed: "在“{name}”列表外"),
      grid: Passage(
        entering: "在网格中", enteringNamed: "在“{name}”网格中", leaving: "在网格外",
        leavingNamed: "在“{name}”网格外"),
      pager: Passage(
        entering: "在页面控制项中", enteringNamed: "在页面控制项“{name}”中", leaving: "在页面控制项外",
        leavingNamed: "在页面控制项“{name}”外"),
      verticalPager: Passage(
        entering: .assumed("在垂直页面控制项中"), enteringNamed: .assumed("在垂直页面控制项“{name}”中"),
        leaving: .assumed("在垂直页面控制项外"), leavingNamed: .assumed("在垂直页面控制项“{name}”外")),
      horizontalPager: Passage(
        entering: .assumed("在水平页面控制项中"), enteringNamed: .assumed("在水平页面控制项“{name}”中"),
        leaving: .assumed("在水平页面控制项外"), leavingNamed: .assumed("在水平页面控制项“{name}”外")),
      gridPager: Passage(
        entering: .assumed("在网格页面控制项中"), enteringNamed: .assumed("在网格页面控制项“{name}”中"),
        leaving: .assumed("在网格页面控制项外"), leavingNamed: .assumed("在网格页面控制项“{name}”外")),
      other: Passage(
        entering: "您当前位于{word}中", enteringNamed: "您当前位于{word}“{name}”中", leaving: "您已离开{word}",
        leavingNamed: "您已离开{word}“{name}”"),
      titled: TitledPassage(entering: "您当前位于{name}中", leaving: "您已离开{name}")),
    templates: Templates(
      labelled: "{label}对应的{item}", error: "Error: {message}", percent: "百分之 {number}",
      repeated: "{count} 个{symbol}", capital: "大写的 {letter}"),
    hints: simplifiedChineseHints, symbols: simplifiedChineseSymbols,
    platform: simplifiedChinesePlatform)

  private static let simplifiedChineseHints = Hints(
    doubleTap: "点按两次", singleTap: "点按", activate: "{gesture}即可激活", toggle: "{gesture}即可切换",
    editText: "{gesture}即可编辑文字", change: "{gesture}即可更改", select: "{gesture}即可选择",
    longPress: "{gesture}并按住即可长按", custom: "{gesture}即可{action}",
    customLongPress: "{gesture}并按住即可{action}", adjust: "“{up}”或“{down}”即可调整",
    menu: "可以{kinds}，做出手势“{gesture}”即可查看", readingControl: "可以使用{kinds}功能；{gestures}，然后点按两次即可启用",
    actions: "操作", links: "链接", labels: "标签", swipeUp: "向上滑动", swipeDown: "向下滑动",
    menuGesture: "三指点按", swipeUpOrDown: "向上滑动或向下滑动")

  /// Attested are the names of the space and the bullet; the rest is our own translation.
  private static let simplifiedChineseSymbols: [Character: Phrase] = [
    "-": .assumed("短划线"), "\\": .assumed("反斜杠"), "/": .assumed("斜杠"), "|": .assumed("竖线"),
    "!": .assumed("感叹号"), "@": .assumed("at 符号"), "#": .assumed("井号"), "$": .assumed("美元符号"),
    "%": .assumed("百分号"), "^": .assumed("脱字符号"), "&": .assumed("和号"), "*": .assumed("星号"),
    "(": .assumed("左圆括号"), ")": .assumed("右圆括号"), "=": .assumed("等号"), "_": .assumed("下划线"),
    "[": .assumed("左方括号"), "]": .assumed("右方括号"), "{": .assumed("左大括号"), "}": .assumed("右大括号"),
    ".": .assumed("句点"), "?": .assumed("问号"), ";": .assumed("分号"), "'": .assumed("撇号"),
    "\"": .assumed("引号"), ":": .assumed("冒号"), "<": .assumed("小于号"), ">": .assumed("大于号"),
    ",": .assumed("逗号"), "~": .assumed("波浪符"), "`": .assumed("重音符"), "•": "项目符号",
    "–": .assumed("短破折号"), "—": .assumed("长破折号"), "…": .assumed("省略号"), "€": .assumed("欧元"),
    "£": .assumed("英镑货币符号"), "¥": .assumed("日元"), "©": .assumed("版权"), "®": .assumed("注册商标"),
    "°": .assumed("度数符号"), "§": .assumed("章节符号"), "★": .assumed("黑色星号"), "☆": .assumed("白色星号"),
    "×": .assumed("乘号"), "÷": .assumed("除号"), "±": .assumed("正负号"), "→": .assumed("右箭头"),
    "←": .assumed("左箭头"), "↑": .assumed("上箭头"), "↓": .assumed("下箭头"), "\n": .assumed("换行符"),
    " ": "空格", "\u{A0}": "空格",
  ]

  /// Assumed: our own translation; the form of a percentage is that of Unicode CLDR 44.
  private static let simplifiedChinesePlatform = Platform(
    on: .assumed("已开启"), off: .assumed("已关闭"), partiallyChecked: .assumed("部分选中"),
    busy: .assumed("忙碌"), invalidEntry: .assumed("输入无效"), percent: .assumed("{number}%"),
    submit: .assumed("提交"), reset: .assumed("重置"),
    whiteBullet: .assumed("白色项目符号"), blackSquare: .assumed("黑色方块"),
    numerals: .latin, sliderValue: .assumed("值，{number}"),
    lengthExceeded: .assumed("超出字符数限制：{count}/{limit}"),
    invalidCheckBox: .assumed("{label}，错误：无效"), roleNames: simplifiedChineseRoleNames,
    reactNative: simplifiedChineseReactNative)

  private static let simplifiedChineseRoleNames = RoleNames(
    alert: .assumed("提醒"), alertDialog: .assumed("提醒对话框"), application: .assumed("应用"),
    article: .assumed("文章"), banner: .assumed("横幅"), blockquote: .assumed("块引用"),
    button: .assumed("按钮"), checkbox: .assumed("复选框"), colorPicker: .assumed("颜色选择器"),
    columnHeader: .assumed("列标题"), complementary: .assumed("补充内容"),
    contentInfo: .assumed("内容信息"), datePicker: .assumed("日期选择器"),
    dateTimePicker: .assumed("日期和时间选择器"), localDateTimePicker: .assumed("当地日期和时间选择器"),
    monthPicker: .assumed("月份选择器"), weekPicker: .assumed("周选择器"), timePicker: .assumed("时间选择器"),
    definition: .assumed("定义"), deletion: .assumed("删除内容"), dialog: .assumed("对话框"),
    disclosureTriangle: .assumed("展开三角形"), document: .assumed("文档"), feed: .assumed("动态信息"),
    graphic: .assumed("图形"), heading: .assumed("标题"), highlight: .assumed("突出显示"),
    insertion: .assumed("插入内容"), link: .assumed("链接"), listBox: .assumed("列表框"),
    log: .assumed("日志"), main: .assumed("主要内容"), marquee: .assumed("滚动文字"),
    math: .assumed("数学公式"), menu: .assumed("菜单"), menuBar: .assumed("菜单栏"),
    menuItem: .assumed("菜单项"), meter: .assumed("度量器"), navigation: .assumed("导航"),
    note: .assumed("备注"), progressIndicator: .assumed("进度指示器"), radioButton: .assumed("单选按钮"),
    region: .assumed("区域"), rowHeader: .assumed("行标题"), scrollBar: .assumed("滚动条"),
    search: .assumed("搜索"), searchField: .assumed("搜索文本字段"), slider: .assumed("滑块"),
    spinButton: .assumed("数值调节按钮"), splitter: .assumed("分隔条"), status: .assumed("状态"),
    switchControl: .assumed("开关"), tab: .assumed("标签页"), tabList: .assumed("标签页列表"),
    tabPanel: .assumed("标签页面板"), table: .assumed("表格"), timer: .assumed("计时器"),
    toggleButton: .assumed("切换按钮"), toolbar: .assumed("工具栏"), tooltip: .assumed("提示"),
    tree: .assumed("树"), treeGrid: .assumed("树状网格"), treeItem: .assumed("树项"),
    audio: .assumed("音频"), video: .assumed("视频"), headingLevel: .assumed("标题 {level}"),
    headingLevelLink: .assumed("标题 {level} 链接"), headingLink: .assumed("标题链接"),
    popUpButton: .assumed("弹出式按钮"), menuPopUpButton: .assumed("弹出式菜单按钮"),
    dialogPopUpButton: .assumed("弹出式对话框按钮"), current: .assumed("当前项"),
    currentPage: .assumed("当前页面"), currentStep: .assumed("当前步骤"),
    currentLocation: .assumed("当前位置"), currentDate: .assumed("当前日期"),
    currentTime: .assumed("当前时间"))

  private static let simplifiedChineseReactNative = ReactNativeWords(
    mixed: .assumed("混合"), busy: .assumed("忙碌"), link: .assumed("链接"), image: .assumed("图片"),
    imageButton: .assumed("按钮，图片"), summary: .assumed("摘要"), alert: .assumed("提醒"),
    comboBox: .assumed("组合框"), menu: .assumed("菜单"), menuBar: .assumed("菜单栏"),
    menuItem: .assumed("菜单项"), progressBar: .assumed("进度指示器"), radioGroup: .assumed("单选按钮组"),
    scrollBar: .assumed("滚动条"), spinButton: .assumed("数值调节按钮"), tab: .assumed("标签页"),
    tabList: .assumed("标签页列表"), timer: .assumed("计时器"), toolBar: .assumed("工具栏"))
}
