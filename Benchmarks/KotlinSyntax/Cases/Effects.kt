package org.acme.effects

import androidx.compose.material3.*
import androidx.compose.runtime.*


@Composable
fun Login(viewModel: LoginViewModel = hiltViewModel(), snackbar: SnackbarHostState) {
    val state by viewModel.state.collectAsStateWithLifecycle()
    val focus = remember { FocusRequester() }
    val scope = rememberCoroutineScope()
    LaunchedEffect(Unit) { focus.requestFocus() }
    LaunchedEffect(key1 = state.error) {
        state.error?.let { snackbar.showSnackbar(message = it, withDismissAction = true) }
    }
    DisposableEffect(viewModel) {
        viewModel.start()
        onDispose(viewModel::stop)
    }
    TextField(
        state = rememberTextFieldState("ann"),
        modifier = Modifier.focusRequester(focus).onFocusChanged { viewModel.focus(it.isFocused) },
        onKeyboardAction = { scope.launch { viewModel.login() } },
    )
}
