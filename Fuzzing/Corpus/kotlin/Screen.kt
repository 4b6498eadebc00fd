package a
import androidx.compose.material3.Text
data class Song(val title: String, val by: String = "?", val n: Int = 3)
enum class Tab(val label: String) { HOME("Home") { override val x = 1 }, ME("Me"); open val x get() = ordinal }
sealed class Ui(val tag: String) { object Loading : Ui("l"); data class Ready(val songs: List<Song>) : Ui("r") }
object Config { const val MAX = 2; fun twice() = MAX * 2 }
fun Modifier.card(label: String) = this.padding(8.dp).semantics { contentDescription = label; heading() }
val Song.line get() = "$title by ${by.uppercase()}"
@Composable fun Slot(text: String, icon: @Composable (() -> Unit)? = null, content: @Composable (String) -> Unit) { Row { icon?.invoke(); content(text) } }
@Composable fun Main(ui: Ui = Ui.Ready(listOf(Song("A"), Song("B", n = 1))), user: User) {
  var query by remember { mutableStateOf("x") }
  val (text, setText) = remember { mutableStateOf(0) }
  val name = user.name ?: return
  Column(Modifier.fillMaxSize().card("c").then(if (text > 1) Modifier else Modifier.clickable { setText(text + 1) })) {
    TextField(value = query, onValueChange = { query = it.trim() }, label = { Text("Query") })
    when (ui) { is Ui.Loading -> CircularProgressIndicator(); is Ui.Ready -> LazyColumn { items(ui.songs) { s -> Text(s.line) } } }
    Tab.entries.forEachIndexed { i, tab -> Slot("$i", icon = { Icon(Icons.Filled.Star, null) }) { Text("$it ${tab.label} ${tab.x}") } }
    for ((k, v) in mapOf("a" to 1)) Text("$k$v ${Config.twice()}")
    repeat(2) { Text(buildString { append(it); append("%02d".format(it)) }) }
    name?.let { Text(it) } ?: Text("none")
    Button(onClick = { query += "!"; focus.requestFocus() }) { Text(listOf(1, 2).map { it * 2 }.joinToString()) }
  }
}
@Preview(name = "P") @Composable fun P() { Main(user = User("Ann")) }
