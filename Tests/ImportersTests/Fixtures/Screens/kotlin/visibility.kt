package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

val LocalSeason = compositionLocalOf { "Winter" }

@Composable
fun Seasons() {
  var page by remember { mutableIntStateOf(1) }
  Column {
    AnimatedVisibility(visible = false) { Text("Hidden") }
    AnimatedVisibility(visible = page == 1) { Text("Shown") }
    Crossfade(targetState = page) { shown -> Text("Page $shown") }
    AnimatedContent(page) { if (it == 1) Text("One") else Text("Other") }
    CompositionLocalProvider(LocalContentColor provides Color.Red) { Text("In red") }
    key(page) { Text("Keyed") }
    BoxWithConstraints { if (maxWidth < 600.dp) Text("Narrow") else Text("Wide") }
    Text(LocalSeason.current)
    val isEven by remember { derivedStateOf { page % 2 == 0 } }
    Text(if (isEven) "Even" else "Odd")
  }
}
