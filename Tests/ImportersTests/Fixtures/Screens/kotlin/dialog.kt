package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Composable
fun DeleteDialog() {
  var isOpen by remember { mutableStateOf(true) }
  Column {
    Text("Behind")
    if (isOpen) {
      AlertDialog(
        onDismissRequest = { isOpen = false },
        title = { Text("Remove the bed?") },
        text = { Text("Its plants are kept.") },
        confirmButton = { TextButton(onClick = { isOpen = false }) { Text("Remove") } },
        dismissButton = { TextButton(onClick = { isOpen = false }) { Text("Keep") } },
      )
    }
  }
}
