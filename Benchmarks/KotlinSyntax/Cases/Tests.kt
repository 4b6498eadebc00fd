package org.acme.tests

import androidx.compose.material3.*
import androidx.compose.runtime.*


class ScreenTest {
    @get:Rule val compose = createComposeRule()

    @Test
    fun `shows the title and a button`() = runTest {
        compose.setContent { Screen(title = "Hi") }
        compose.onNodeWithText("Hi").assertIsDisplayed()
        compose.onAllNodes(hasClickAction() and hasText("Go", substring = true))[0].performClick()
        assertEquals(expected = listOf(1, 2), actual = clicks.map { it.id })
    }
}
