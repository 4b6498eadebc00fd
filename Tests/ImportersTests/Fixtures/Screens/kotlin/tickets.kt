package app.ferry

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

sealed interface TicketsState {
  data object Loading : TicketsState
  data class Failed(val reason: String?) : TicketsState
  data class Ready(val titles: List<String>) : TicketsState
}

@Composable
fun TicketsContent(state: TicketsState, retry: () -> Unit = {}) {
  when (state) {
    is TicketsState.Loading -> Column {
      CircularProgressIndicator(Modifier.semantics { contentDescription = "Loading your tickets" })
    }
    is TicketsState.Failed -> Column(Modifier.semantics { liveRegion = LiveRegionMode.Assertive }) {
      Text(state.reason ?: "Something went wrong")
      Button(onClick = retry) { Text("Try again") }
    }
    is TicketsState.Ready -> Column {
      if (state.titles.isEmpty()) Text("You have no tickets")
      state.titles.forEachIndexed { index, title ->
        OutlinedCard(onClick = {}) { Text("${index + 1}. $title") }
      }
    }
  }
}

@Preview(name = "Loading") @Composable private fun LoadingPreview() { TicketsContent(TicketsState.Loading) }
@Preview(name = "Failed") @Composable private fun FailedPreview() { TicketsContent(TicketsState.Failed(null)) }
@Preview(name = "Tickets") @Composable private fun TicketsPreview() {
  TicketsContent(TicketsState.Ready(listOf("Day pass", "Return to Moss")))
}
@Preview(name = "No tickets") @Composable private fun NoTicketsPreview() { TicketsContent(TicketsState.Ready(emptyList())) }
