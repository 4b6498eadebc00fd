package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

fun Modifier.card(onOpen: () -> Unit): Modifier = this.padding(8.dp).clickable(onClick = onOpen)

@Composable
fun Notice(text: String, isUrgent: Boolean, modifier: Modifier = Modifier) {
  Text(
    text,
    modifier = modifier.then(if (isUrgent) Modifier.semantics { liveRegion = LiveRegionMode.Assertive } else Modifier)
      .semantics { contentDescription = "Inner words" },
  )
}

@Preview
@Composable
fun Notices() {
  Column {
    Notice("Frost tonight", isUrgent = true, modifier = Modifier.semantics { contentDescription = "Frost warning" })
    Row(Modifier.card {}) { Text("Open the plan"); Text("for May") }
    Box(Modifier.clearAndSetSemantics { contentDescription = "Three of five stars" }) {
      Text("★★★☆☆")
      Text("3/5")
    }
    Box(Modifier.clickable {}.clearAndSetSemantics {}) { Text("Never said") }
    Text("Gone for readers", Modifier.semantics { hideFromAccessibility() })
    Text("Invisible", Modifier.alpha(0f))
    Row(Modifier.semantics(mergeDescendants = true) {}) {
      Icon(Icons.Default.Warning, contentDescription = "Warning")
      Text("Low water", Modifier.semantics { heading() })
    }
    Column(Modifier.combinedClickable(onLongClick = {}, onLongClickLabel = "move it", onClick = {})) { Text("Lavender") }
    Row(
      Modifier.clickable {}.semantics {
        customActions = listOf(CustomAccessibilityAction("Archive") { true }, CustomAccessibilityAction("Delete") { true })
      }
    ) { Text("Seed order") }
    Image(painterResource(R.drawable.rose), contentDescription = null)
    Image(painterResource(R.drawable.rose), contentDescription = "A red rose")
    Text("Reordered", Modifier.semantics { traversalIndex = -1f })
    Text("Shiny", Modifier.glow())
  }
}
