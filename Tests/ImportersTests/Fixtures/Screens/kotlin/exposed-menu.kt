package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Composable
fun ColourField() {
  ExposedDropdownMenuBox(expanded = false, onExpandedChange = {}) {
    OutlinedTextField(
      value = "White", onValueChange = {}, readOnly = true, label = { Text("Blossom") },
      modifier = Modifier.menuAnchor(ExposedDropdownMenuAnchorType.PrimaryNotEditable),
    )
    ExposedDropdownMenu(expanded = false, onDismissRequest = {}) { DropdownMenuItem(text = { Text("Red") }, onClick = {}) }
  }
}
