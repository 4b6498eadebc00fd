package org.acme.tabs

import androidx.compose.material3.*
import androidx.compose.runtime.*


enum class Tab(@StringRes val label: Int, val icon: ImageVector) {
    Home(R.string.home, Icons.Filled.Home),
    Search(R.string.search, Icons.Default.Search) {
        override val badge: Int get() = 3
    },
    Profile(R.string.profile, Icons.Outlined.Person);

    open val badge: Int = 0

    companion object {
        val first = entries.first()
    }
}

@Composable
private fun Bar(selected: Tab, onSelect: (Tab) -> Unit) {
    NavigationBar {
        Tab.entries.forEach { tab ->
            NavigationBarItem(
                selected = tab == selected,
                onClick = { onSelect(tab) },
                icon = {
                    BadgedBox(badge = { if (tab.badge > 0) Badge { Text("${tab.badge}") } }) {
                        Icon(tab.icon, contentDescription = null)
                    }
                },
                label = { Text(stringResource(tab.label)) },
            )
        }
    }
}
