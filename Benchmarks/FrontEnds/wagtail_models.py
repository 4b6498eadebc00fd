from django.db import models
from wagtail.admin.panels import FieldPanel, MultiFieldPanel
from wagtail.fields import RichTextField
from wagtail.models import Page


class HomePage(Page):
    opens = models.DateField("opens on", null=True, blank=True)
    begins = models.TimeField("begins at", null=True, blank=True)
    kind = models.CharField(max_length=20, choices=[("shop", "Shop"), ("school", "School")], default="shop")
    is_free = models.BooleanField("free entry", default=False)
    seats = models.IntegerField(default=10)
    text = RichTextField(blank=True)

    content_panels = Page.content_panels + [
        MultiFieldPanel([FieldPanel("opens"), FieldPanel("begins"), FieldPanel("seats")], heading="Times"),
        FieldPanel("kind"), FieldPanel("is_free"), FieldPanel("text"),
    ]
