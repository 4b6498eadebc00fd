package org.acme.viewmodel

import androidx.compose.material3.*
import androidx.compose.runtime.*


@HiltViewModel
class CartViewModel @Inject constructor(private val repo: CartRepository, handle: SavedStateHandle) : ViewModel() {
    private val _state = MutableStateFlow(CartState())
    val state: StateFlow<CartState> = combine(repo.items, repo.coupons) { items, coupons -> CartState(items, coupons) }
        .stateIn(viewModelScope, SharingStarted.WhileSubscribed(5_000), CartState())

    fun remove(id: Long) = viewModelScope.launch {
        _state.update { old -> old.copy(items = old.items.filterNot { it.id == id }) }
    }

    companion object Factory { private const val TAG = "Cart" }
}

data class CartState(val items: List<CartItem> = emptyList(), val coupons: Set<String> = setOf())
