package org.acme.navigation

import androidx.compose.material3.*
import androidx.compose.runtime.*


@Serializable data class Detail(val id: Long, val tab: String? = null)

fun NavGraphBuilder.main(controller: NavController) {
    composable<Home> { HomeScreen(onOpen = { id -> controller.navigate(Detail(id)) }) }
    composable<Detail> { entry -> DetailScreen(entry.toRoute<Detail>()) }
    navigation(startDestination = "a", route = "nested") {
        composable("a/{id}", arguments = listOf(navArgument("id") { type = NavType.LongType })) {
            val id = it.arguments?.getLong("id") ?: -1L
            Text("A $id")
        }
    }
}
