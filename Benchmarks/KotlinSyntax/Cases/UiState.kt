package org.acme.state

import androidx.compose.material3.*
import androidx.compose.runtime.*


sealed interface UiState<out T> {
    data object Loading : UiState<Nothing>
    data class Failed(val message: String, val cause: Throwable? = null) : UiState<Nothing>
    @JvmInline value class Loaded<T>(val value: T) : UiState<T>
}

@Composable
fun <T> Content(state: UiState<T>, retry: () -> Unit, content: @Composable (T) -> Unit) {
    when (state) {
        UiState.Loading -> CircularProgressIndicator(Modifier.semantics { contentDescription = "Loading" })
        is UiState.Failed -> Column {
            Text(state.message.ifBlank { "Unknown error" })
            TextButton(onClick = retry) { Text("Retry") }
        }
        is UiState.Loaded -> content(state.value)
    }
}
