package org.acme.modifiers

import androidx.compose.material3.*
import androidx.compose.runtime.*


fun Modifier.card(elevation: Dp = 2.dp, onClick: (() -> Unit)? = null): Modifier = this
    .shadow(elevation, shape = RoundedCornerShape(12.dp))
    .then(if (onClick != null) Modifier.clickable(onClick = onClick) else Modifier)

fun Modifier.debug() = composed { border(1.dp, Color(0xFFFF0000)) }

inline fun Modifier.thenIf(condition: Boolean, block: Modifier.() -> Modifier): Modifier =
    if (condition) block() else this

val Modifier.fill: Modifier
    get() = fillMaxWidth()
        .wrapContentHeight()
