package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Composable
fun Saved() {
  Column {
    Snackbar(action = { TextButton(onClick = {}) { Text("Undo") } }) { Text("Bed removed") }
    TooltipBox(positionProvider = TooltipDefaults.rememberPlainTooltipPositionProvider(), tooltip = { PlainTooltip { Text("Share") } }, state = rememberTooltipState()) {
      IconButton(onClick = {}) { Icon(Icons.Default.Share, contentDescription = "Share") }
    }
    PullToRefreshBox(isRefreshing = true, onRefresh = {}) { Text("News") }
    SearchBar(
      inputField = {
        SearchBarDefaults.InputField(query = "", onQueryChange = {}, onSearch = {}, expanded = false, onExpandedChange = {}, placeholder = { Text("Find a plant") })
      },
      expanded = false, onExpandedChange = {},
    ) {}
  }
}
