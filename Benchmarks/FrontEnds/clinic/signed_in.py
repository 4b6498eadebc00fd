"""Signs the administrator in on every page but the login pages."""

from django.contrib.auth import get_user_model


class SignedIn:
    def __init__(self, answer):
        self.answer = answer

    def __call__(self, request):
        if "/login" not in request.path and not request.user.is_authenticated:
            request.user = get_user_model().objects.filter(is_superuser=True).first() or request.user
        return self.answer(request)
