extension TalkBackPhrasebook {
  /// TalkBack's words in Korean.
  ///
  /// Source: TalkBack 15.1, strings.xml in Korean.
  package static let korean = TalkBackPhrasebook(
    language: "ko",
    roles: Roles(
      button: "버튼", checkBox: "체크박스", radioButton: "라디오 버튼", switchControl: "스위치",
      editBox: "수정 창", dropDownList: "드롭다운 목록", slider: "슬라이더", progressBar: "진행률 표시줄",
      image: "이미지", list: "목록", grid: "바둑판", tabBar: "탭바", page: "페이지", webView: "웹뷰"),
    states: States(
      checked: "선택됨", notChecked: "선택 안됨", on: "켜짐", off: "꺼짐", selected: "선택됨",
      disabled: "사용할 수 없음", expanded: "펼쳐짐", collapsed: "접힘", editing: "수정 중", password: "비밀번호",
      unlabelled: "라벨이 지정되지 않음"),
    positions: Positions(
      heading: "제목", rowHeading: "행 제목", columnHeading: "열 제목", row: "{index}행",
      column: "{index}열", item: "{count}개 중 {index}번째", level: "레벨: {level}",
      items: Plural(other: "항목 {count}개"), rows: Plural(other: "행 {count}개"),
      columns: Plural(other: "열 {count}개"), characters: Plural(other: "{count}자")),
    collections: Collections(
      list: Passage(
        entering: "목록에 있음", enteringNamed: "{name} 목록에 있음", leaving: "목록에서 벗어남",
        leavingNamed: "{name} 목록에서 벗어남"),
      grid: Passage(
        entering: "그리드에 있음", enteringNamed: "{name} 그리드에 있음", leaving: "그리드에서 벗어남",
        leavingNamed: "{name} 그리드에서 벗어남"),
      pager: Passage(
        entering: "페이저 내부", enteringNamed: "페이저 {name} 내부", leaving: "페이저 외부",
        leavingNamed: "페이저 {name} 외부"),
      verticalPager: Passage(
        entering: .assumed("세로 페이저 내부"), enteringNamed: .assumed("세로 페이저 {name} 내부"),
        leaving: .assumed("세로 페이저 외부"), leavingNamed: .assumed("세로 페이저 {name} 외부")),
      horizontalPager: Passage(
        entering: .assumed("가로 페이저 내부"), enteringNamed: .assumed("가로 페이저 {name} 내부"),
        leaving: .assumed("가로 페이저 외부"), leavingNamed: .assumed("가로 페이저 {name} 외부")),
      gridPager: Passage(
        entering: .assumed("그리드 페이저 내부"), enteringNamed: .assumed("그리드 페이저 {name} 내부"),
        leaving: .assumed("그리드 페이저 외부"), leavingNamed: .assumed("그리드 페이저 {name} 외부")),
      other: Passage(
        entering: "{word}에 있음", enteringNamed: "{name} {word}에 있음", leaving: "{word}에서 벗어남",
        leavingNamed: "{name} {word}에서 벗어남"),
      titled: TitledPassage(entering: "{name}에 있음", leaving: "{name}에서 벗어남")),
    templates: Templates(
      labelled: "{label} {item}", error: "Error: {message}", percent: "{number}퍼센트",
      repeated: "{count}개의 {symbol}", capital: "대문자 {letter}"),
    hints: koreanHints, symbols: koreanSymbols, platform: koreanPlatform)

  private static let koreanHints = Hints(
    doubleTap: "두 번 탭", singleTap: "탭", activate: "활성화하려면 {gesture}하세요",
    toggle: "전환하려면 {gesture}하세요",
    editText: "텍스트를 수정하려면 {gesture}하세요", change: "변경하려면 {gesture}하세요",
    select: "선택하려면 {gesture}하세요", longPress: "길게 누르려면 {gesture}하고 유지하세요",
    custom: "{action}하려면 {gesture}하세요", customLongPress: "{action}하려면 길게 {gesture}하세요",
    adjust: "\"{up}\" 또는 \"{down}\" 동작으로 조정", menu: "{kinds} 사용 가능, {gesture} 동작을 사용하여 봅니다",
    readingControl: "{kinds} 사용 가능, {gestures} 및 두 번 탭하여 활성화", actions: "작업", links: "링크",
    labels: "라벨", swipeUp: "위로 스와이프", swipeDown: "아래로 스와이프", menuGesture: "세 손가락으로 탭",
    swipeUpOrDown: "위로 스와이프 또는 아래로 스와이프")

  /// Attested are the names of the space and the bullet; the rest is our own translation.
  private static let koreanSymbols: [Character: Phrase] = [
    "-": .assumed("하이픈"), "\\": .assumed("백슬래시"), "/": .assumed("슬래시"), "|": .assumed("세로줄"),
    "!": .assumed("느낌표"), "@": .assumed("골뱅이"), "#": .assumed("우물정자"), "$": .assumed("달러 기호"),
    "%": .assumed("퍼센트"), "^": .assumed("캐럿"), "&": .assumed("앰퍼샌드"), "*": .assumed("별표"),
    "(": .assumed("왼쪽 괄호"), ")": .assumed("오른쪽 괄호"), "=": .assumed("등호"), "_": .assumed("밑줄"),
    "[": .assumed("왼쪽 대괄호"), "]": .assumed("오른쪽 대괄호"), "{": .assumed("왼쪽 중괄호"),
    "}": .assumed("오른쪽 중괄호"), ".": .assumed("마침표"), "?": .assumed("물음표"), ";": .assumed("세미콜론"),
    "'": .assumed("아포스트로피"), "\"": .assumed("큰따옴표"), ":": .assumed("콜론"),
    "<": .assumed("보다 작음 기호"), ">": .assumed("보다 큼 기호"), ",": .assumed("쉼표"),
    "~": .assumed("물결표"), "`": .assumed("억음 부호"), "•": "글머리기호", "–": .assumed("엔 대시"),
    "—": .assumed("엠 대시"), "…": .assumed("생략 부호"), "€": .assumed("유로"),
    "£": .assumed("파운드 통화 기호"), "¥": .assumed("엔"), "©": .assumed("저작권"), "®": .assumed("등록 상표"),
    "°": .assumed("도 기호"), "§": .assumed("섹션 기호"), "★": .assumed("검은색 별표"),
    "☆": .assumed("흰색 별표"), "×": .assumed("곱하기 기호"), "÷": .assumed("나누기 기호"),
    "±": .assumed("더하기 빼기 기호"), "→": .assumed("오른쪽 화살표"), "←": .assumed("왼쪽 화살표"),
    "↑": .assumed("위쪽 화살표"), "↓": .assumed("아래쪽 화살표"), "\n": .assumed("줄바꿈"), " ": "띄어쓰기",
    "\u{A0}": "띄어쓰기",
  ]

  /// Assumed: our own translation; the form of a percentage is that of Unicode CLDR 44.
  private static let koreanPlatform = Platform(
    on: .assumed("켜짐"), off: .assumed("꺼짐"), partiallyChecked: .assumed("일부 선택됨"),
    busy: .assumed("사용 중"), invalidEntry: .assumed("잘못된 입력"), percent: .assumed("{number}%"),
    submit: .assumed("제출"), reset: .assumed("초기화"),
    whiteBullet: .assumed("흰색 글머리기호"), blackSquare: .assumed("검은색 사각형"),
    numerals: .latin, sliderValue: .assumed("값, {number}"),
    lengthExceeded: .assumed("글자 수 제한 초과: {limit}자 중 {count}자"),
    invalidCheckBox: .assumed("{label}, 오류: 잘못됨"), roleNames: koreanRoleNames,
    reactNative: koreanReactNative)

  private static let koreanRoleNames = RoleNames(
    alert: .assumed("알림"), alertDialog: .assumed("알림 대화상자"), application: .assumed("애플리케이션"),
    article: .assumed("기사"), banner: .assumed("배너"), blockquote: .assumed("인용 블록"),
    button: .assumed("버튼"), checkbox: .assumed("체크박스"), colorPicker: .assumed("색상 선택도구"),
    columnHeader: .assumed("열 머리글"), complementary: .assumed("보조 콘텐츠"),
    contentInfo: .assumed("콘텐츠 정보"), datePicker: .assumed("날짜 선택도구"),
    dateTimePicker: .assumed("날짜 및 시간 선택도구"), localDateTimePicker: .assumed("현지 날짜 및 시간 선택도구"),
    monthPicker: .assumed("월 선택도구"), weekPicker: .assumed("주 선택도구"),
    timePicker: .assumed("시간 선택도구"), definition: .assumed("정의"), deletion: .assumed("삭제된 내용"),
    dialog: .assumed("대화상자"), disclosureTriangle: .assumed("펼침 삼각형"), document: .assumed("문서"),
    feed: .assumed("피드"), graphic: .assumed("그래픽"), heading: .assumed("제목"),
    highlight: .assumed("강조표시"), insertion: .assumed("삽입된 내용"), link: .assumed("링크"),
    listBox: .assumed("목록 상자"), log: .assumed("로그"), main: .assumed("기본 콘텐츠"),
    marquee: .assumed("흐르는 텍스트"), math: .assumed("수식"), menu: .assumed("메뉴"),
    menuBar: .assumed("메뉴바"), menuItem: .assumed("메뉴 항목"), meter: .assumed("측정기"),
    navigation: .assumed("탐색"), note: .assumed("참고"), progressIndicator: .assumed("진행률 표시기"),
    radioButton: .assumed("라디오 버튼"), region: .assumed("영역"), rowHeader: .assumed("행 머리글"),
    scrollBar: .assumed("스크롤바"), search: .assumed("검색"), searchField: .assumed("검색 텍스트 입력란"),
    slider: .assumed("슬라이더"), spinButton: .assumed("회전 버튼"), splitter: .assumed("분할선"),
    status: .assumed("상태"), switchControl: .assumed("스위치"), tab: .assumed("탭"),
    tabList: .assumed("탭 목록"), tabPanel: .assumed("탭 패널"), table: .assumed("표"),
    timer: .assumed("타이머"), toggleButton: .assumed("전환 버튼"), toolbar: .assumed("툴바"),
    tooltip: .assumed("도움말"), tree: .assumed("트리"), treeGrid: .assumed("트리 그리드"),
    treeItem: .assumed("트리 항목"), audio: .assumed("오디오"), video: .assumed("동영상"),
    headingLevel: .assumed("제목 {level}"), headingLevelLink: .assumed("제목 {level} 링크"),
    headingLink: .assumed("제목 링크"), popUpButton: .assumed("팝업 버튼"),
    menuPopUpButton: .assumed("메뉴 팝업 버튼"), dialogPopUpButton: .assumed("대화상자 팝업 버튼"),
    current: .assumed("현재 항목"), currentPage: .assumed("현재 페이지"), currentStep: .assumed("현재 단계"),
    currentLocation: .assumed("현재 위치"), currentDate: .assumed("현재 날짜"),
    currentTime: .assumed("현재 시간"))

  private static let koreanReactNative = ReactNativeWords(
    mixed: .assumed("혼합"), busy: .assumed("사용 중"), link: .assumed("링크"), image: .assumed("이미지"),
    imageButton: .assumed("버튼, 이미지"), summary: .assumed("요약"), alert: .assumed("알림"),
    comboBox: .assumed("콤보 상자"), menu: .assumed("메뉴"), menuBar: .assumed("메뉴바"),
    menuItem: .assumed("메뉴 항목"), progressBar: .assumed("진행률 표시기"),
    radioGroup: .assumed("라디오 버튼 그룹"), scrollBar: .assumed("스크롤바"),
    spinButton: .assumed("회전 버튼"), tab: .assumed("탭"), tabList: .assumed("탭 목록"),
    timer: .assumed("타이머"), toolBar: .assumed("툴바"))
}
