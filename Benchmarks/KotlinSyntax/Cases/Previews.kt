package org.acme.previews

import androidx.compose.material3.*
import androidx.compose.runtime.*


@Preview(name = "Phone", device = "spec:width=411dp,height=891dp")
@Preview(name = "Big font", fontScale = 1.5f, locale = "de", group = "a11y")
annotation class AllPreviews

@AllPreviews
@PreviewScreenSizes
@Composable
private fun CardPreview(
    @PreviewParameter(provider = UserProvider::class, limit = 2) user: User,
) {
    Surface { UserCard(user, Modifier) }
}

@[Preview Composable]
internal fun Both() { Text("both") }
