package org.acme.scaffold

import androidx.compose.material3.*
import androidx.compose.runtime.*


@Composable
fun Home(navigate: (String) -> Unit) = Scaffold(
    topBar = {
        CenterAlignedTopAppBar(
            title = { Text("Home") },
            navigationIcon = {
                IconButton(onClick = { navigate("back") }) {
                    Icon(Icons.AutoMirrored.Filled.ArrowBack, contentDescription = "Back")
                }
            },
            actions = { IconButton({ navigate("search") }) { Icon(Icons.Default.Search, "Search") } },
        )
    },
    floatingActionButton = {
        ExtendedFloatingActionButton(
            text = { Text("New") }, icon = { Icon(Icons.Default.Add, null) }, onClick = {})
    },
    snackbarHost = { SnackbarHost(remember { SnackbarHostState() }) },
) { padding -> Column(Modifier.padding(padding)) { Text("Content") } }
