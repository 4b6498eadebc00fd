from django.contrib import admin

from .models import Patient, Treatment, Ward


class TreatmentInline(admin.TabularInline):
    model = Treatment
    extra = 2


@admin.register(Patient)
class PatientAdmin(admin.ModelAdmin):
    inlines = [TreatmentInline]
    filter_horizontal = ["friends"]
    fieldsets = [
        (None, {"fields": ["name", "email", "born", "blood"]}),
        ("Stay", {"fields": ["ward", "admitted", "visits", "is_insured", "letter"]}),
        ("More", {"fields": ["notes", "friends"], "classes": ["collapse"]}),
    ]


admin.site.register(Ward)
