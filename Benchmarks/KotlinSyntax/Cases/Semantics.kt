package org.acme.semantics

import androidx.compose.material3.*
import androidx.compose.runtime.*


@Composable
fun Rating(value: Float, onRate: (Int) -> Unit) {
    Row(
        Modifier
            .clearAndSetSemantics {
                contentDescription = "Rating"
                stateDescription = "%.1f of 5".format(value)
                progressBarRangeInfo = ProgressBarRangeInfo(value, 0f..5f, steps = 4)
                setProgress { target -> onRate(target.roundToInt()); true }
                customActions = listOf(
                    CustomAccessibilityAction("Reset") { onRate(0); true },
                    CustomAccessibilityAction(label = "Best", action = { onRate(5); true }),
                )
            }
            .semantics(mergeDescendants = true) { role = Role.Image; liveRegion = LiveRegionMode.Polite },
    ) {
        repeat(5) { star ->
            Icon(
                imageVector = if (star < value) Icons.Filled.Star else Icons.Outlined.StarOutline,
                contentDescription = null,
                tint = if (star < value) Color.Yellow else LocalContentColor.current.copy(alpha = .4f),
            )
        }
    }
}
