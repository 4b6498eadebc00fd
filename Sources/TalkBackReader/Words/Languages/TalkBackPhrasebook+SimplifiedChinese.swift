import AccessibilityTree

extension TalkBackPhrasebook {
  /// TalkBack's words in simplified Chinese.
  ///
  /// Source: TalkBack 16.2 and 15.1, strings.xml in simplified Chinese;
  /// Unicode CLDR 44 for the form of a percentage.
  static let simplifiedChinese = TalkBackPhrasebook(
    language: "zh-CN", plurals: .invariant,
    roles: Roles(
      button: "按钮", checkBox: "复选框", radioButton: "单选按钮", switchControl: "开关", editBox: "编辑框",
      dropDownList: "下拉列表", slider: "滑块", progressBar: "进度条", image: "图片", list: "列表",
      grid: "网格", tabBar: "标签栏", page: "页面", webView: "网页视图",
      pagerView: "多页面视图"),
    states: States(
      checked: "已选中", notChecked: "未选中", on: "已开启", off: "已关闭", selected: "已选中", disabled: "已停用",
      expanded: "已展开", collapsed: "已收起", editing: "正在编辑", password: "密码", unlabelled: "未加标签",
      readOnly: "只读", required: "必需",
      partiallyExpanded: "已经展开了一部分"),
    positions: Positions(
      heading: "标题", rowHeading: "行标题", columnHeading: "列标题", row: "第 {index} 行",
      column: "第 {index} 列", item: "第 {index} 个，共 {count} 个", level: "第 {level} 级",
      items: Plural(other: "{count} 项"), rows: Plural(other: "{count} 行"),
      columns: Plural(other: "{count} 列"), characters: Plural(other: "{count} 个字符"),
      ignored: Plural(
        other: "共 {count} 项内容，其中 {ignored} 项将会被忽略")),
    collections: Collections(
      list: Passage(in: "在列表中", named: "在“{name}”列表中", out: "在列表外", named: "在“{name}”列表外"),
      grid: Passage(in: "在网格中", named: "在“{name}”网格中", out: "在网格外", named: "在“{name}”网格外"),
      pager: Passage(
        in: "在页面控制项中", named: "在页面控制项“{name}”中", out: "在页面控制项外", named: "在页面控制项“{name}”外"),
      verticalPager: Passage(
        in: "在纵向页面控制项中", named: "在纵向页面控制项“{name}”中", out: "在纵向页面控制项外", named: "在纵向页面控制项“{name}”外"),
      horizontalPager: Passage(
        in: "在横向页面控制项中", named: "在横向页面控制项“{name}”中", out: "在横向页面控制项外",
        named: .assumed("在横向页面控制项“{name}”外")),
      gridPager: Passage(
        in: "在网格页面控制项中", named: "在网格页面控制项“{name}”中", out: "在网格页面控制项外", named: "在网格页面控制项“{name}”外"),
      other: Passage(
        in: "您当前位于{word}中", named: "您当前位于{word}“{name}”中", out: "您已离开{word}",
        named: "您已离开{word}“{name}”"),
      titled: TitledPassage(entering: "您当前位于{name}中", leaving: "您已离开{name}")),
    templates: Templates(
      labelled: "{label}对应的{item}", error: "错误：{message}", percent: "百分之 {number}",
      repeated: "{count} 个{symbol}", capital: "大写的 {letter}",
      requiredState: "需要{state}", emoji: "{name}表情符号", separator: "、"),
    hints: Hints(
      doubleTap: "点按两次", singleTap: "点按", activate: "{gesture}即可激活", toggle: "{gesture}即可切换",
      editText: "{gesture}即可编辑文字", change: "{gesture}即可更改", select: "{gesture}即可选择",
      longPress: "{gesture}并按住即可长按", custom: "{gesture}即可{action}",
      customLongPress: "{gesture}并按住即可{action}", adjust: "“{up}”或“{down}”即可调整",
      menu: "可以{kinds}，做出手势“{gesture}”即可查看", readingControl: "可以使用{kinds}功能；{gestures}，然后点按两次即可启用",
      actions: "操作", links: "链接", labels: "标签", swipeUp: "向上滑动", swipeDown: "向下滑动",
      menuGesture: "三指点按", swipeUpOrDown: "向上滑动或向下滑动", openLink: "{gesture}以打开链接",
      pressSelect: "按选择按钮",
      keyboard: KeyboardHints(
        activate: "按 {keys} 即可激活",
        toggle: "按 {keys} 即可切换",
        editText: "按 {keys} 即可编辑文字",
        change: "按 {keys} 即可更改",
        select: "按 {keys} 即可选择",
        longPress: "按 {keys} 即可长按",
        custom: "按 {keys} 即可{action}",
        openLink: "按 {keys}以打开链接"
      )),
    symbols: [
      "-": "破折号", "\\": "反斜杠", "/": "斜线", "|": "竖线", "!": "感叹号", "@": "At 符号", "#": "井号",
      "$": "美元符号",
      "%": "百分比符号", "^": "脱字符号", "&": "和符号", "*": "星号", "(": "左括号", ")": "右括号", "=": "等号",
      "_": "下划线",
      "[": "左方括号", "]": "右方括号", "{": "左花括号", "}": "右花括号", ".": "句点", "?": "问号", ";": "分号",
      "'": "单引号",
      "\"": "引号", ":": "冒号", "<": "小于号", ">": "大于号", ",": "逗号", "~": "波浪号", "`": "重音符号",
      "•": "项目符号",
      "–": "短破折号", "—": "长破折号", "…": "省略号", "€": "欧元符号", "£": "英镑货币符号", "¥": "日元符号", "©": "版权符号",
      "®": "注册商标", "°": "度符号", "§": "章节符号", "★": "实心星形", "☆": "空心星形", "×": "乘号", "÷": "除号",
      "±": "正负号", "→": "向右箭头", "←": "向左箭头", "↑": "向上箭头", "↓": "向下箭头", "✓": "对勾标记",
      "\n": "换行符号", " ": "空格",
      "\u{A0}": "空格",
    ],
    partiallyChecked: "部分选中", percent: "{number}%",
    events: Events(
      removed: "{text}已删除", cleared: "文字已清除", maximumLength: "已达到长度上限", replaced: "{new}替换了{old}",
      replacedCharacters: "已将 {new} 个字符替换为 {old} 个字符", cut: "已剪切，{text}", pasted: "已粘贴，{text}",
      selected: "{text}，已选中", selectionCleared: "已清除选择", beginningOfField: "字段开头",
      endOfField: "字段结尾",
      showing: "当前显示的是“{keyboard}”窗口", keyboardHidden: "键盘已隐藏", invalidInput: "输入无效：{error}",
      bullet: "项目符号",
      unselected: "{text}，未选中",
      selectedText: "所选文字：{text}",
      enabled: "已启用",
      untitled: "无标题", window: "“{name}”窗口",
      drawer: "{name}菜单", optionsMenu: "选项",
      slidingDrawer: "滑动抽屉式导航栏已打开",
      dragStarted: "已开始拖动",
      dragDropped: "已放下拖动的项目",
      dragCancelled: "已取消拖动",
      showingItems: "当前显示的是第 {first} 项到第 {last} 项，共 {count} 项。",
      showingItem: "当前显示的是第 {first} 项，共 {count} 项。",
      showingPage: "第 {page} 页，共 {count} 页"),
    notifications: Notifications(
      alarm: "闹钟", call: "来电", email: "电子邮件", error: "错误", event: "活动", message: "消息",
      progress: "进度", promo: "促销", service: "服务", social: "社交", system: "系统状态",
      transport: "媒体控件"),
    before16: { $0.events.invalidInput = "输入内容无效：{error}" })
}
