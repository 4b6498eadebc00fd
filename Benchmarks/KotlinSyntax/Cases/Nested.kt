package org.acme.nested

import androidx.compose.material3.*
import androidx.compose.runtime.*


@Composable
fun Deep() {
    Box { Box { Box { Box { Column { Row { Card { Surface { Box {
        Text("deep", Modifier.semantics { onClick(label = "go") { true } })
    } } } } } } } } }
    Crossfade(targetState = 1, label = "fade") { page -> when (page) { 1 -> Text("One"); else -> Text("Other") } }
    AnimatedVisibility(visible = true, enter = fadeIn() + slideInVertically { -it }) { Text("Seen") }
}
