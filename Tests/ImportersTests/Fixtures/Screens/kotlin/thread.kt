package app.ferry

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

data class Note(val from: String, val text: String, val isSent: Boolean = true)

@Preview
@Composable
fun ThreadScreen() {
  val notes = listOf(Note("Ann", "Are you on board?"), Note("You", "Not yet", isSent = false))
  var draft by remember { mutableStateOf("") }
  Column {
    Text("Ann", Modifier.semantics { heading() })
    notes.forEach { note ->
      Column(Modifier.combinedClickable(onLongClickLabel = "choose a reaction", onLongClick = {}, onClick = {})) {
        Text(note.from)
        Text(note.text)
        if (!note.isSent) Text("Not sent", color = MaterialTheme.colorScheme.error)
      }
    }
    OutlinedTextField(value = draft, onValueChange = { draft = it }, label = { Text("Message") })
    FilledIconButton(onClick = {}, enabled = draft.isNotBlank()) {
      Icon(Icons.AutoMirrored.Filled.Send, contentDescription = "Send")
    }
  }
}
