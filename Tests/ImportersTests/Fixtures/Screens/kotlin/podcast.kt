package app.ferry

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Preview
@Composable
fun PodcastPlayer() {
  var isPlaying by remember { mutableStateOf(true) }
  var progress by remember { mutableFloatStateOf(0.5f) }
  var isSaved by remember { mutableStateOf(false) }
  Column {
    Image(painterResource(R.drawable.cover), contentDescription = null)
    Text("Harbour talk", Modifier.semantics { heading() })
    Text("Episode 12")
    Slider(
      value = progress, onValueChange = { progress = it },
      modifier = Modifier.semantics {
        contentDescription = "Position"
        stateDescription = "10 of 20 minutes"
      })
    IconButton(onClick = {}) { Icon(Icons.Default.Replay10, contentDescription = "Back 10 seconds") }
    FilledIconButton(onClick = { isPlaying = !isPlaying }) {
      Icon(
        if (isPlaying) Icons.Default.Pause else Icons.Default.PlayArrow,
        contentDescription = if (isPlaying) "Pause" else "Play")
    }
    IconToggleButton(checked = isSaved, onCheckedChange = { isSaved = it }) {
      Icon(Icons.Default.Bookmark, contentDescription = "Save episode")
    }
    LinearProgressIndicator(progress = { 0.75f }, modifier = Modifier.semantics { contentDescription = "Download" })
  }
}
