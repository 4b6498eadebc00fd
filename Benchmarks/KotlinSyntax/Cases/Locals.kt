package org.acme.locals

import androidx.compose.material3.*
import androidx.compose.runtime.*


val LocalSpacing = staticCompositionLocalOf { Spacing() }

@Immutable data class Spacing(val small: Dp = 4.dp, val large: Dp = 16.dp)

val MaterialTheme.spacing: Spacing
    @Composable @ReadOnlyComposable get() = LocalSpacing.current

@Composable
fun AppTheme(dark: Boolean = isSystemInDarkTheme(), content: @Composable () -> Unit) {
    CompositionLocalProvider(LocalSpacing provides Spacing(small = 2.dp), LocalDark provides dark) {
        MaterialTheme(colorScheme = if (dark) darkColorScheme() else lightColorScheme(), content = content)
    }
}
