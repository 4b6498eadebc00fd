import AccessibilityTree

extension TalkBackPhrasebook {
  /// TalkBack's words in Korean.
  ///
  /// Source: TalkBack 16.2 and 15.1, strings.xml in Korean; Unicode CLDR 44 for the form of a
  /// percentage.
  static let korean = TalkBackPhrasebook(
    language: "ko", plurals: .invariant,
    roles: Roles(
      button: "버튼", checkBox: "체크박스", radioButton: "라디오 버튼", switchControl: "스위치",
      editBox: "수정 창", dropDownList: "드롭다운 목록", slider: "슬라이더", progressBar: "진행률 표시줄",
      image: "이미지", list: "목록", grid: "바둑판", tabBar: "탭바", page: "페이지", webView: "웹뷰",
      pagerView: "멀티 페이지 보기"),
    states: States(
      checked: "선택됨", notChecked: "선택 안됨", on: "켜짐", off: "꺼짐", selected: "선택됨",
      disabled: "사용할 수 없음", expanded: "펼쳐짐", collapsed: "접힘", editing: "수정 중", password: "비밀번호",
      unlabelled: "라벨이 지정되지 않음",
      readOnly: "읽기 전용", required: "필수",
      partiallyExpanded: "부분적으로 펼쳐짐"),
    positions: Positions(
      heading: "제목", rowHeading: "행 제목", columnHeading: "열 제목", row: "{index}행",
      column: "{index}열", item: "{count}개 중 {index}번째", level: "레벨: {level}",
      items: Plural(other: "항목 {count}개"), rows: Plural(other: "행 {count}개"),
      columns: Plural(other: "열 {count}개"), characters: Plural(other: "{count}자"),
      ignored: Plural(
        other: "항목 {count}개, {ignored}개 무시됨")),
    collections: Collections(
      list: Passage(
        in: "목록에 있음", named: "{name} 목록에 있음", out: "목록에서 벗어남", named: "{name} 목록에서 벗어남"),
      grid: Passage(
        in: "그리드에 있음", named: "{name} 그리드에 있음", out: "그리드에서 벗어남", named: "{name} 그리드에서 벗어남"),
      pager: Passage(in: "페이저 내부", named: "페이저 {name} 내부", out: "페이저 외부", named: "페이저 {name} 외부"),
      verticalPager: Passage(
        in: "수직 페이저 내부", named: "수직 페이저 {name} 내부", out: "수직 페이저 외부", named: "수직 페이저 {name} 외부"),
      horizontalPager: Passage(
        in: "수평 페이저 내부", named: "수평 페이저 {name} 내부", out: "수평 페이저 외부",
        named: .assumed("수평 페이저 {name} 외부")),
      gridPager: Passage(
        in: "그리드 페이저 내부", named: "그리드 페이저 {name} 내부", out: "그리드 페이저 외부",
        named: "그리드 페이저 {name} 외부"),
      other: Passage(
        in: "{word}에 있음", named: "{name} {word}에 있음", out: "{word}에서 벗어남",
        named: "{name} {word}에서 벗어남"),
      titled: TitledPassage(entering: "{name}에 있음", leaving: "{name}에서 벗어남")),
    templates: Templates(
      labelled: "{label} {item}", error: "오류: {message}", percent: "{number}퍼센트",
      repeated: "{count}개의 {symbol}", capital: "대문자 {letter}",
      requiredState: "{state} 필요", emoji: "{name} 이모티콘"),
    hints: Hints(
      doubleTap: "두 번 탭", singleTap: "탭", activate: "활성화하려면 {gesture}하세요",
      toggle: "전환하려면 {gesture}하세요",
      editText: "텍스트를 수정하려면 {gesture}하세요", change: "변경하려면 {gesture}하세요",
      select: "선택하려면 {gesture}하세요", longPress: "길게 누르려면 {gesture}하고 유지하세요",
      custom: "{action}하려면 {gesture}하세요", customLongPress: "{action}하려면 {gesture}하고 유지하세요",
      adjust: "\"{up}\" 또는 \"{down}\" 동작으로 조정", menu: "{kinds} 사용 가능, {gesture} 동작을 사용하여 봅니다",
      readingControl: "{kinds} 사용 가능, {gestures} 및 두 번 탭하여 활성화", actions: "작업", links: "링크",
      labels: "라벨", swipeUp: "위로 스와이프", swipeDown: "아래로 스와이프", menuGesture: "세 손가락으로 탭",
      swipeUpOrDown: "위로 스와이프 또는 아래로 스와이프", openLink: "{gesture}하여 링크 열기",
      pressSelect: "선택을 누르세요.",
      keyboard: KeyboardHints(
        activate: "활성화하려면 {keys} 키를 누르세요",
        toggle: "전환하려면 {keys} 키를 누르세요",
        editText: "텍스트를 수정하려면 {keys} 키를 누르세요",
        change: "변경하려면 {keys} 키를 누르세요",
        select: "선택하려면 {keys} 키를 누르세요",
        longPress: "길게 누르려면 {keys} 키를 누르세요",
        custom: "{action}하려면 {keys} 키를 누르세요",
        openLink: "{keys} 키를 눌러 링크 열기"
      )),
    symbols: [
      "-": "대시", "\\": "역슬래시", "/": "슬래시", "|": "세로 막대", "!": "느낌표", "@": "골뱅이", "#": "우물정",
      "$": "달러", "%": "퍼센트", "^": "삿갓 표시", "&": "앤드 기호", "*": "별표", "(": "여는 소괄호", ")": "닫는 소괄호",
      "=": "등호", "_": "밑줄", "[": "여는 대괄호", "]": "닫는 대괄호", "{": "여는 중괄호", "}": "닫는 중괄호", ".": "마침표",
      "?": "물음표", ";": "세미콜론", "'": "작은 따옴표", "\"": "큰 따옴표", ":": "콜론", "<": "미만 기호", ">": "초과 기호",
      ",": "쉼표", "~": "물결표시", "`": "강세 부호", "•": "글머리기호", "–": "엔 대시", "—": "엠 대시", "…": "말줄임표",
      "€": "유로", "£": "파운드 통화 기호", "¥": "엔", "©": "저작권", "®": "등록 상표", "°": "도 기호", "§": "섹션 기호",
      "★": "검은 별", "☆": "하얀 별", "×": "곱하기 기호", "÷": "나누기 기호", "±": "더하기 빼기 기호", "→": "오른쪽 화살표",
      "←": "왼쪽 화살표", "↑": "위쪽 화살표", "↓": "아래쪽 화살표", "✓": "체크표시",
      "\n": "줄바꿈", " ": "띄어쓰기", "\u{A0}": "띄어쓰기",
    ],
    partiallyChecked: "일부 선택됨", percent: "{number}%",
    events: Events(
      removed: "{text} 삭제됨", cleared: "텍스트가 삭제됨", maximumLength: "최대 길이에 도달했습니다.",
      replaced: "{new}, {old} 대체함", replacedCharacters: "{new} 문자를 {old} 문자로 바꿨습니다.",
      cut: "{text} 잘라내기 완료", pasted: "{text} 붙여넣기 완료", selected: "{text} 선택됨",
      selectionCleared: "선택 해제됨", beginningOfField: "입력란의 시작", endOfField: "입력란의 끝",
      showing: "{keyboard} 표시 중", keyboardHidden: "키보드 숨김", invalidInput: "잘못된 입력: {error}",
      bullet: "글머리기호",
      unselected: "{text} 선택 취소됨",
      selectedText: "선택된 텍스트: {text}",
      enabled: "사용 설정됨",
      untitled: "제목 없음", window: "{name} 창",
      drawer: "{name} 메뉴", optionsMenu: "옵션",
      slidingDrawer: "슬라이딩 창 열림",
      dragStarted: "드래그가 시작되었습니다",
      dragDropped: "드래그한 항목이 드롭되었습니다",
      dragCancelled: "드래그가 취소되었습니다",
      showingItems: "총 {count}개 항목 중에서 {first}번째에서 {last}번째 항목을 표시 중입니다.",
      showingItem: "총 {count}개 항목 중에서 {first}번째 항목을 표시 중입니다.",
      showingPage: "총 {count}페이지 중 {page}페이지"),
    notifications: Notifications(
      alarm: "알람", call: "전화", email: "이메일", error: "오류", event: "캘린더 일정", message: "메시지",
      progress: "진행 상황", promo: "프로모션", service: "서비스", social: "소셜", system: "시스템 상태",
      transport: "미디어 제어"),
    before16: { words in
      words.events.invalidInput = "입력이 잘못되었습니다. {error}"
      words.hints.customLongPress = "{action}하려면 길게 {gesture}하세요"
    })
}
