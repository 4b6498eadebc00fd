package org.acme.lists

import androidx.compose.material3.*
import androidx.compose.runtime.*


@Composable
fun Inbox(mails: List<Mail>, selected: Set<Long>, toggle: (Long) -> Unit) {
    LazyColumn(
        contentPadding = PaddingValues(horizontal = 16.dp, vertical = 8.dp),
        verticalArrangement = Arrangement.spacedBy(4.dp),
    ) {
        item(key = "header") { Text("Inbox (${mails.size})", Modifier.semantics { heading() }) }
        itemsIndexed(mails, key = { _, mail -> mail.id }) { index, mail ->
            ListItem(
                headlineContent = { Text(mail.subject) },
                overlineContent = mail.sender.takeIf { it.isNotEmpty() }?.let { { Text(it) } },
                trailingContent = {
                    if (mail.id in selected) Icon(Icons.Default.Check, "Selected")
                },
                modifier = Modifier
                    .combinedClickable(
                        onLongClick = { toggle(mail.id) },
                        onLongClickLabel = "Select",
                    ) { /* open */ }
                    .testTag("mail-$index"),
            )
            if (index < mails.lastIndex) HorizontalDivider()
        }
        items(count = 3) { Text("Ad ${it + 1}") }
    }
}
