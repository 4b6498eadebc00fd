package app.garden

import androidx.compose.foundation.*
import androidx.compose.foundation.layout.*
import androidx.compose.material3.*
import androidx.compose.runtime.*
import androidx.compose.ui.*

@Composable
fun Drawer() {
  ModalNavigationDrawer(
    drawerState = rememberDrawerState(DrawerValue.Open),
    drawerContent = {
      ModalDrawerSheet {
        NavigationDrawerItem(label = { Text("Plants") }, selected = true, onClick = {}, badge = { Text("24") })
        NavigationDrawerItem(label = { Text("Tools") }, selected = false, onClick = {}, icon = { Icon(Icons.Default.Build, null) })
      }
    },
  ) { Text("Content") }
}
