"""Creates the database with an administrator, two wards and three patients."""

import datetime

import django

django.setup()

from django.contrib.auth import get_user_model  # noqa: E402
from django.core.management import call_command  # noqa: E402

from clinic.models import Patient, Treatment, Ward  # noqa: E402

call_command("makemigrations", "clinic", dry_run=True, verbosity=0)
call_command("migrate", run_syncdb=True, verbosity=0)
get_user_model().objects.create_superuser("admin", "admin@example.com", "admin")
wards = [Ward.objects.create(name=name) for name in ("North", "South")]
for number, name in enumerate(("Ann Ash", "Bob Birch", "Cleo Cherry")):
    patient = Patient.objects.create(
        name=name, born=datetime.date(1980 + number, 3, 4), blood="A+", ward=wards[number % 2])
    Treatment.objects.create(patient=patient, title="X-ray", begins=datetime.date(2026, 1, 5))
