from django.db import models


class Ward(models.Model):
    name = models.CharField(max_length=60)

    def __str__(self):
        return self.name


class Patient(models.Model):
    name = models.CharField("full name", max_length=80, help_text="As in the passport.")
    email = models.EmailField("e-mail", blank=True)
    born = models.DateField("date of birth")
    admitted = models.DateTimeField("admitted at", null=True, blank=True)
    blood = models.CharField("blood group", max_length=3, choices=[(g, g) for g in ("A+", "A-", "B+", "0+", "AB+")])
    ward = models.ForeignKey(Ward, on_delete=models.PROTECT)
    visits = models.PositiveIntegerField("number of visits", default=0)
    is_insured = models.BooleanField("insured", default=False)
    letter = models.FileField("letter of referral", upload_to="letters", blank=True)
    notes = models.TextField(blank=True)
    friends = models.ManyToManyField("self", blank=True)

    def __str__(self):
        return self.name


class Treatment(models.Model):
    patient = models.ForeignKey(Patient, on_delete=models.CASCADE)
    title = models.CharField(max_length=60)
    begins = models.DateField("begins on")
    is_paid = models.BooleanField("paid", default=False)
