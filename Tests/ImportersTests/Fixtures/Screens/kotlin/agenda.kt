package app.ferry

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

data class Sailing(val time: String, val place: String, val isCancelled: Boolean = false)

@Composable
fun AgendaList(days: Map<String, List<Sailing>>) {
  LazyColumn {
    days.forEach { (day, sailings) ->
      item { Text(day, Modifier.semantics { heading() }) }
      items(sailings) { sailing ->
        Card(onClick = {}) {
          Text(sailing.time)
          Text(sailing.place)
          if (sailing.isCancelled) Text("Cancelled")
        }
      }
    }
  }
}

@Preview
@Composable
private fun AgendaPreview() {
  AgendaList(
    mapOf(
      "Monday" to listOf(Sailing("9:15", "Moss"), Sailing("18:00", "Horten", isCancelled = true)),
      "Tuesday" to listOf(Sailing("7:30", "Moss")),
    ))
}
