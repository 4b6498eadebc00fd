package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Composable
fun BedMenu() {
  var expanded by remember { mutableStateOf(true) }
  Box {
    IconButton(onClick = { expanded = true }) { Icon(Icons.Default.MoreVert, contentDescription = "More") }
    DropdownMenu(expanded = expanded, onDismissRequest = { expanded = false }) {
      DropdownMenuItem(text = { Text("Rename") }, onClick = {}, leadingIcon = { Icon(Icons.Default.Edit, "Pencil") })
      DropdownMenuItem(text = { Text("Remove") }, onClick = {}, enabled = false)
    }
  }
}
