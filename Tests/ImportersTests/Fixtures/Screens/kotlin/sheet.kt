package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Composable
fun FilterSheet() {
  ModalBottomSheet(onDismissRequest = {}) {
    Text("Filters")
    ListItem(
      headlineContent = { Text("Shade") },
      overlineContent = { Text("LIGHT") },
      supportingContent = { Text("Below trees") },
      leadingContent = { Icon(Icons.Default.Star, contentDescription = "Tree") },
      trailingContent = { Text("12") },
      modifier = Modifier.clickable {},
    )
  }
}
