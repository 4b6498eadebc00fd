package org.acme.dialogs

import androidx.compose.material3.*
import androidx.compose.runtime.*


@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun Confirm(item: Item?, onClose: () -> Unit) {
    item ?: return
    AlertDialog(
        onDismissRequest = onClose,
        title = { Text(text = "Delete “${item.name}”?") },
        text = { Text("This cannot be undone.") },
        confirmButton = {
            TextButton(onClick = {
                item.delete()
                onClose()
            }) { Text("Delete") }
        },
        dismissButton = { TextButton(onClose) { Text("Cancel") } },
    )
    if (item.isShared) ModalBottomSheet(onDismissRequest = { }) { Text("Shared") }
    var open by remember { mutableStateOf(true) }
    DropdownMenu(expanded = open, onDismissRequest = { open = false }) {
        listOf("Edit" to Icons.Default.Edit, "Share" to null).forEach { (title, icon) ->
            DropdownMenuItem(
                text = { Text(title) }, onClick = { open = !open },
                leadingIcon = icon?.let { image -> { Icon(image, null) } })
        }
    }
}
