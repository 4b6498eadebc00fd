/// Screens in the style of published samples.
extension ComposeReferenceTests {
  static let examplesFirst: [ReferenceScreen] = [
    ReferenceScreen(
      "jetnews card",
      #"""
      package com.example.jetnews
      data class Metadata(val author: PostAuthor, val date: String, val readTimeMinutes: Int)
      data class PostAuthor(val name: String, val url: String? = null)
      data class Post(val id: String, val title: String, val subtitle: String? = null, val metadata: Metadata, @DrawableRes val imageThumbId: Int)
      val jon = PostAuthor("Jon")
      val post1 = Post(id = "a", title = "Little thing about modules", subtitle = "How to", metadata = Metadata(author = jon, date = "August 02", readTimeMinutes = 3), imageThumbId = 0)
      @Composable fun AuthorAndReadTime(post: Post, modifier: Modifier = Modifier) { Row(modifier) { Text(text = stringResource(id = R.string.home_post_min_read, formatArgs = arrayOf(post.metadata.author.name, post.metadata.readTimeMinutes)), style = MaterialTheme.typography.bodyMedium) } }
      @Composable fun PostImage(post: Post, modifier: Modifier = Modifier) { Image(painter = painterResource(post.imageThumbId), contentDescription = null, modifier = modifier.size(40.dp, 40.dp).clip(MaterialTheme.shapes.small)) }
      @Composable fun BookmarkButton(isBookmarked: Boolean, onClick: () -> Unit, modifier: Modifier = Modifier) {
        val clickActionLabel = if (isBookmarked) "unbookmark" else "bookmark"
        IconToggleButton(checked = isBookmarked, onCheckedChange = { onClick() }, modifier = modifier.semantics { this.onClick(label = clickActionLabel, action = null) }) { Icon(imageVector = if (isBookmarked) Icons.Filled.Bookmark else Icons.Filled.BookmarkBorder, contentDescription = null) } }
      @Composable fun PostCardSimple(post: Post, navigateToArticle: (String) -> Unit, isFavorite: Boolean, onToggleFavorite: () -> Unit) {
        val bookmarkAction = "Bookmark"
        Row(modifier = Modifier.clickable(onClick = { navigateToArticle(post.id) }).semantics { customActions = listOf(CustomAccessibilityAction(label = bookmarkAction, action = { onToggleFavorite(); true })) }) {
          PostImage(post, Modifier.padding(16.dp))
          Column(modifier = Modifier.weight(1f).padding(vertical = 16.dp)) { Text(post.title); Text("${post.metadata.author.name} - ${post.metadata.readTimeMinutes} min read") }
          BookmarkButton(isBookmarked = isFavorite, onClick = onToggleFavorite, modifier = Modifier.clearAndSetSemantics {}.padding(vertical = 2.dp, horizontal = 6.dp))
        }
      }
      @Preview("Bookmark Button Bookmarked") @Composable fun B() { Surface { BookmarkButton(isBookmarked = true, onClick = { }) } }
      @Preview("Simple post card") @Preview("Simple post card (dark)", uiMode = UI_MODE_NIGHT_YES) @Composable fun S() { JetnewsTheme { Surface { PostCardSimple(post1, {}, false, {}) } } }
      @Composable fun JetnewsTheme(darkTheme: Boolean = isSystemInDarkTheme(), content: @Composable () -> Unit) { MaterialTheme(colorScheme = if (darkTheme) DarkColors else LightColors, content = content) }
      """#,
      ["checked, check box", "Little thing about modules, Jon - 3 min read"]),
    ReferenceScreen(
      "nia topic",
      #"""
      data class Topic(val id: String, val name: String, val imageUrl: String = "")
      data class FollowableTopic(val topic: Topic, val isFollowed: Boolean)
      @Composable fun InterestsItem(name: String, following: Boolean, topicImageUrl: String, onClick: () -> Unit, onFollowButtonClick: (Boolean) -> Unit, modifier: Modifier = Modifier, description: String = "") {
        ListItem(leadingContent = { Icon(Icons.Default.Person, contentDescription = null) }, headlineContent = { Text(text = name) }, supportingContent = { if (description.isNotEmpty()) Text(description) },
          trailingContent = { FollowToggle(checked = following, onCheckedChange = onFollowButtonClick, icon = { Icon(Icons.Default.Add, contentDescription = "Follow interest") }, checkedIcon = { Icon(Icons.Default.Check, contentDescription = "Unfollow interest") }) },
          modifier = modifier.semantics(mergeDescendants = true) { selected = false }.clickable(enabled = true, onClick = onClick)) }
      @Composable fun FollowToggle(checked: Boolean, onCheckedChange: (Boolean) -> Unit, icon: @Composable () -> Unit, checkedIcon: @Composable () -> Unit = icon) { FilledIconToggleButton(checked = checked, onCheckedChange = onCheckedChange) { if (checked) checkedIcon() else icon() } }
      @Preview @Composable fun P() { val topics = listOf(FollowableTopic(Topic("1", "UI"), true), FollowableTopic(Topic("2", "Testing"), false)); LazyColumn { topics.forEach { ft -> val id = ft.topic.id; item(key = id) { InterestsItem(ft.topic.name, ft.isFollowed, ft.topic.imageUrl, {}, {}, description = if (ft.isFollowed) "Compose" else "") } } } }
      """#,
      [
        "Not selected, UI, Compose, in list", "checked, Unfollow interest, check box",
        "Not selected, Testing", "Follow interest, check box",
      ]),
    ReferenceScreen(
      "rally row",
      #"""
      data class Account(val name: String, val number: Int, val balance: Float)
      private val AccountDecimalFormat = DecimalFormat("####")
      fun formatAmount(amount: Float) = "%.2f".format(amount)
      @Composable fun BaseRow(title: String, subtitle: String, amount: Float, negative: Boolean) { val dollarSign = if (negative) "–$ " else "$ "; val formatted = formatAmount(amount)
        Row(modifier = Modifier.height(68.dp).clearAndSetSemantics { contentDescription = "$title account ending in ${subtitle.takeLast(4)}, current balance $dollarSign$formatted" }) { Text(title); Text(subtitle); Text(dollarSign); Text(formatted) } ; HorizontalDivider() }
      @Preview @Composable fun P() { Column { listOf(Account("Checking", 1234, 2215.13f), Account("Vacation", 5678, 8f)).forEach { BaseRow(it.name, "• • • • • " + AccountDecimalFormat.format(it.number), it.balance, it.balance < 10) } } }
      """#,
      [
        "Checking account ending in 1234, current balance $ 2215.13",
        "Vacation account ending in 5678, current balance –$ 8.00",
      ]),
    ReferenceScreen(
      "jetsnack quantity",
      #"""
      @Composable fun QuantitySelector(count: Int, decreaseItemCount: () -> Unit, increaseItemCount: () -> Unit, modifier: Modifier = Modifier) {
        ConstraintLayout(modifier = modifier) { val (qty, minus, quantity, plus) = createRefs(); createHorizontalChain(qty, minus, quantity, plus, chainStyle = ChainStyle.Packed)
          Text(text = "Qty", modifier = Modifier.constrainAs(qty) { start.linkTo(parent.start); linkTo(top = parent.top, bottom = parent.bottom) })
          IconButton(onClick = decreaseItemCount, modifier = Modifier.constrainAs(minus) { centerVerticallyTo(quantity) }) { Icon(Icons.Default.Remove, contentDescription = "Decrease") }
          Crossfade(targetState = count, modifier = Modifier.constrainAs(quantity) { baseline.linkTo(qty.baseline) }) { Text(text = "$it") }
          IconButton(onClick = increaseItemCount, modifier = Modifier.constrainAs(plus) { end.linkTo(parent.end) }) { Icon(Icons.Default.Add, contentDescription = "Increase") } } }
      @Preview @Composable fun P() { QuantitySelector(1, {}, {}) }
      """#,
      ["Qty", "Decrease, button", "1", "Increase, button"]),
    ReferenceScreen(
      "reply nav",
      #"""
      object ReplyRoute { const val INBOX = "Inbox"; const val ARTICLES = "Articles" }
      data class TopLevel(val route: String, val selectedIcon: ImageVector, val iconText: Int)
      enum class NavType { BOTTOM, RAIL }
      @Composable fun ReplyBottomBar(selected: String, navigate: (TopLevel) -> Unit) { NavigationBar(modifier = Modifier.fillMaxWidth()) { TOP.forEach { d -> NavigationBarItem(selected = selected == d.route, onClick = { navigate(d) }, icon = { Icon(d.selectedIcon, contentDescription = d.route) }) } } }
      val TOP = listOf(TopLevel(ReplyRoute.INBOX, Icons.Default.Inbox, 0), TopLevel(route = ReplyRoute.ARTICLES, selectedIcon = Icons.AutoMirrored.Filled.Article, iconText = 1))
      @Preview @Composable fun P() { val type = when (WindowWidthSizeClass.Compact) { WindowWidthSizeClass.Compact -> NavType.BOTTOM; else -> NavType.RAIL }; Column { Text("Mails"); AnimatedVisibility(visible = type == NavType.BOTTOM) { ReplyBottomBar(ReplyRoute.INBOX, {}) } } }
      """#,
      ["Mails", "selected, Inbox, Tab, 1 of 2, in list, 2 items", "Articles, Tab, 2 of 2"]),
    ReferenceScreen(
      "mvi reducer",
      #"""
      sealed class Action { object Inc : Action(); data class Add(val n: Int) : Action() }
      data class S(val count: Int = 0, val log: List<String> = listOf())
      fun reduce(s: S, a: Action): S = when (a) { is Action.Inc -> s.copy(count = s.count + 1, log = s.log + "inc"); is Action.Add -> s.copy(count = s.count + a.n, log = s.log + "add ${a.n}") }
      @Preview @Composable fun P() { val state = remember { listOf(Action.Inc, Action.Add(4), Action.Inc).fold(S()) { s, a -> reduce(s, a) } }; Column { Text("Count ${state.count}"); state.log.asReversed().take(2).forEachIndexed { i, l -> Text("${i + 1}: $l") } } }
      """#,
      ["Count 6", "1: inc", "2: add 4"]),
    ReferenceScreen(
      "form validation",
      #"""
      class FormState(initial: String) { var text by mutableStateOf(initial); val errors: List<String> get() = rules.mapNotNull { it(text) }; private val rules = listOf<(String) -> String?>({ if (it.length < 3) "Too short" else null }, { if (it.none(Char::isDigit)) "Needs a digit" else null }) }
      @Preview @Composable fun P() { val f = remember { FormState("ab") }; Column { OutlinedTextField(value = f.text, onValueChange = { f.text = it }, label = { Text("Code") }, isError = f.errors.isNotEmpty(), supportingText = { Column { f.errors.forEach { Text("• $it") } } }) } }
      """#,
      ["error: Invalid input, ab, edit box, Code, • Too short, • Needs a digit"]),
    ReferenceScreen(
      "resource enum",
      #"""
      enum class Plan(val price: Int, val perks: List<String>) { Free(0, listOf("1 device")) { override fun cta() = "Start" }, Pro(9, listOf("5 devices", "Offline")) { override fun cta() = "Upgrade for $$price" }; abstract fun cta(): String; companion object { val default = Pro } }
      @Preview @Composable fun P() { LazyColumn { items(Plan.entries) { p -> Card(Modifier.fillMaxWidth().then(if (p == Plan.default) Modifier.border(1.dp, Color.Red) else Modifier)) { Text(p.name, modifier = Modifier.semantics { heading() }); p.perks.forEach { Text("✓ $it") }; Button(onClick = {}) { Text(p.cta()) } } } } }
      """#,
      [
        "Free, heading, in list", "✓ emoji 1 device", "Start, button", "Pro, heading",
        "✓ emoji 5 devices", "✓ emoji Offline", "Upgrade for $9, button",
      ]),
    ReferenceScreen(
      "operators",
      #"""
      data class Money(val cents: Long) : Comparable<Money> { operator fun plus(o: Money) = Money(cents + o.cents); operator fun times(n: Int) = Money(cents * n); override fun compareTo(other: Money) = cents.compareTo(other.cents); override fun toString() = "€%d.%02d".format(cents / 100, cents % 100) }
      operator fun Int.times(m: Money) = m * this
      val Int.euros get() = Money(this * 100L)
      infix fun Money.off(percent: Int) = Money(cents * (100 - percent) / 100)
      @Preview @Composable fun P() { val a = 2 * 5.euros + Money(50); Column { Text("$a"); Text((a off 10).toString()); Text(if (a > 10.euros) "more" else "less"); Text("Max ${maxOf(a, 3.euros)}") } }
      """#,
      ["€10.50", "€9.45", "more", "Max €10.50"]),
    ReferenceScreen(
      "extension scope",
      #"""
      @Composable fun ColumnScope.Field(label: String, value: String?, required: Boolean = false) { if (value.isNullOrBlank() && !required) return; Row(Modifier.semantics(mergeDescendants = true) { }) { Text("$label${if (required) " *" else ""}"); Text(value ?: "–") } }
      @Preview @Composable fun P() { Column { Field("Name", "Ann"); Field("Phone", " "); Field("Mail", null, required = true) } }
      """#,
      ["Name, Ann", "Mail *, en dash"]),
    ReferenceScreen(
      "remember saver",
      #"""
      data class City(val name: String, val country: String)
      val CitySaver = run { mapSaver(save = { mapOf("n" to it.name) }, restore = { City(it["n"] as String, "") }) }
      @Preview @Composable fun P() { var city by rememberSaveable(stateSaver = CitySaver) { mutableStateOf(City("Madrid", "Spain")) }; val (n, co) = city; Text("$n in $co"); val text by remember(city) { derivedStateOf { city.name.uppercase().first() } }; Text("$text!") }
      """#,
      ["Madrid in Spain", "M!"]),
    ReferenceScreen(
      "countdown",
      #"""
      @Preview @Composable fun P() { var left by remember { mutableIntStateOf(90) }; LaunchedEffect(Unit) { while (left > 0) { delay(1.seconds); left-- } }
       val m = left / 60; val s = left % 60; Column { Text(text = "%d:%02d".format(m, s), modifier = Modifier.semantics { contentDescription = "$m minute${if (m != 1) "s" else ""} $s seconds" }); CircularProgressIndicator(progress = { left / 120f }) } }
      """#,
      ["1 minute 30 seconds", "75 percent., progress bar"]),
    ReferenceScreen(
      "player",
      #"""
      @Preview @Composable fun Player() { var playing by remember { mutableStateOf(true) }; var pos by remember { mutableFloatStateOf(0.25f) }; var speed by remember { mutableStateOf(Speed.Normal) }
       Column { Image(painterResource(R.drawable.cover), contentDescription = "Album cover: Blue"); Text("Blue"); Text("Ann Lee feat. Bob")
       Slider(value = pos, onValueChange = { pos = it }, modifier = Modifier.semantics { contentDescription = "Position"; stateDescription = "${(pos * 240).toInt() / 60}:${((pos * 240).toInt() % 60).toString().padStart(2, '0')} of 4:00" })
       Row { IconButton({}) { Icon(Icons.Default.SkipPrevious, "Previous") }; FilledIconButton({ playing = !playing }) { Icon(if (playing) Icons.Default.Pause else Icons.Default.PlayArrow, if (playing) "Pause" else "Play") }; IconButton({}, enabled = false) { Icon(Icons.Default.SkipNext, "Next") } }
       TextButton({ speed = speed.next() }) { Text("Speed ${speed.factor}x") } } }
      enum class Speed(val factor: Float) { Normal(1f), Fast(1.5f); fun next() = entries[(ordinal + 1) % entries.size] }
      """#,
      [
        "Album cover: Blue, image", "Blue", "Ann Lee feat. Bob", "1:00 of 4:00, Position, slider",
        "Previous, button", "Pause, button", "Next, button, disabled", "Speed 1.0x, button",
      ]),
    ReferenceScreen(
      "calendar grid",
      #"""
      @Preview @Composable fun Month() { val first = 3; val days = 30; val selected = 12
       Column { Row { listOf("M","T","W").forEach { Text(it, Modifier.clearAndSetSemantics { }) } }
       LazyVerticalGrid(GridCells.Fixed(7)) { items(first) { Spacer(Modifier) }; items(2) { i -> val d = i + 11; Box(Modifier.selectable(selected = d == selected, role = Role.Button) { }.semantics { contentDescription = "June $d" }) { Text("$d", Modifier.clearAndSetSemantics {}) } } } } }
      """#,
      ["Not selected, June 11, button, in list", "Selected, June 12, button"]),
    ReferenceScreen(
      "empty state",
      #"""
      @Composable fun EmptyState(@StringRes title: Int? = null, text: String, icon: ImageVector? = null, action: (@Composable () -> Unit)? = null) { Column(Modifier.semantics(mergeDescendants = true) {}.fillMaxSize(), horizontalAlignment = Alignment.CenterHorizontally) { icon?.let { Icon(it, contentDescription = null) }; Text(text); action?.invoke() } }
      @Preview @Composable fun P() { EmptyState(text = "No downloads yet", icon = Icons.Default.Download) { Button(onClick = {}) { Text("Browse") } } }
      """#,
      ["No downloads yet", "Browse, button"]),
  ]
}
