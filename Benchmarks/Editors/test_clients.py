"""The language server as clients use it: the capabilities of each are those that pytest-lsp recorded from an editor.

Run by ./run; PROGRAM names the program.
"""
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PROGRAM = os.environ["PROGRAM"]
PAGE = """<!doctype html>
<html lang="en"><head><title>Form</title></head><body>
<h1>Sign up</h1>
<p>👍 <button>Send</button></p>
<form><label for="e">Email</label> <input id="e" type="email"></form>
<input type="text">
</body></html>
"""
DOCUMENT = """# Form

```html
<button>Send</button>
```

| VoiceOver | TalkBack |
| --- | --- |
| Sent, button | Send, Button, Double-tap to activate |
"""
# The column of <button> in each encoding.
COLUMNS = {"utf-8": 8, "utf-16": 6, "utf-32": 5}


@pytest_lsp.fixture(
    config=ClientServerConfig(server_command=[PROGRAM, "lsp"]),
    params=["neovim@0.7.0", "neovim@0.11.0", "visual_studio_code@1.65.2", "emacs@29.1"],
)
async def client(client: LanguageClient, request, tmp_path: pathlib.Path):
    # The profiles state that these are supported, but pytest-lsp does not answer them.
    for method in ("workspace/inlayHint/refresh", "workspace/codeLens/refresh", "client/registerCapability"):
        client.feature(method)(lambda *_: None)
    client.folder = tmp_path
    (tmp_path / "form.md").write_text(DOCUMENT)
    client.capabilities = client_capabilities(request.param)
    client.result = await client.initialize_session(
        types.InitializeParams(
            capabilities=client.capabilities, process_id=os.getpid(), root_uri=tmp_path.as_uri(),
            workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="test")],
        )
    )
    yield
    await client.shutdown_session()


def address(client, name):
    return (client.folder / name).as_uri()


def pulls(client):
    return client.capabilities.text_document.diagnostic is not None


async def opened(client, text, name, language):
    """Opens a document and returns its address and its diagnostics, pushed or asked for."""
    uri = address(client, name)
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(uri=uri, language_id=language, version=1, text=text)
        )
    )
    return uri, await diagnostics(client, uri)


async def diagnostics(client, uri):
    document = types.TextDocumentIdentifier(uri=uri)
    if pulls(client):
        report = await client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(text_document=document)
        )
        return report.items
    await client.wait_for_notification("textDocument/publishDiagnostics")
    return client.diagnostics[uri]


def encoding(client):
    found = client.result.capabilities.position_encoding
    return getattr(found, "value", found)


def column(client):
    return COLUMNS[encoding(client)]


@pytest.mark.asyncio
async def test_findings_are_shown_once(client):
    uri, found = await opened(client, PAGE, "a.html", "html")
    assert "label-missing" in [each.code for each in found]
    assert pulls(client) == (client.result.capabilities.diagnostic_provider is not None)
    if pulls(client):
        assert not client.diagnostics.get(uri)


@pytest.mark.asyncio
async def test_hover_explains_the_announcement(client):
    uri, _ = await opened(client, PAGE, "a.html", "html")
    hover = await client.text_document_hover_async(
        types.HoverParams(
            text_document=types.TextDocumentIdentifier(uri=uri),
            position=types.Position(line=3, character=column(client)),
        )
    )
    assert "Send, button" in hover.contents.value and "TalkBack" in hover.contents.value
    assert hover.range.start == types.Position(line=3, character=column(client))


@pytest.mark.asyncio
async def test_edits_change_what_is_known(client):
    uri, _ = await opened(client, PAGE, "a.html", "html")
    start = column(client) + len("<button>")
    place = types.Range(
        start=types.Position(line=3, character=start), end=types.Position(line=3, character=start + 4)
    )
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=2),
            content_changes=[types.TextDocumentContentChangePartial(range=place, text="Go 👩‍💻")],
        )
    )
    lenses = await client.text_document_code_lens_async(
        types.CodeLensParams(text_document=types.TextDocumentIdentifier(uri=uri))
    )
    assert any("“Go 👩‍💻, button" in lens.command.title for lens in lenses)


@pytest.mark.asyncio
async def test_fixes_are_offered(client):
    uri, found = await opened(client, PAGE, "a.html", "html")
    purpose = next(each for each in found if each.code == "purpose-missing")
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri=uri), range=purpose.range,
            context=types.CodeActionContext(diagnostics=[purpose]),
        )
    )
    action = next(each for each in actions if "purpose-missing" in each.title)
    changes = action.edit.document_changes or []
    edits = [edit for change in changes for edit in change.edits] or action.edit.changes[uri]
    assert edits[0].new_text == ' autocomplete="email"'
    assert any(each.title.startswith("Silence ") for each in actions)


@pytest.mark.asyncio
async def test_outline_lists_the_stops(client):
    uri, _ = await opened(client, PAGE, "a.html", "html")
    symbols = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(text_document=types.TextDocumentIdentifier(uri=uri))
    )
    assert "VoiceOver" in [each.name for each in symbols]


@pytest.mark.asyncio
async def test_inlay_hints_tell_what_is_heard(client):
    uri, _ = await opened(client, PAGE, "a.html", "html")
    hints = await client.text_document_inlay_hint_async(
        types.InlayHintParams(
            text_document=types.TextDocumentIdentifier(uri=uri),
            range=types.Range(types.Position(0, 0), types.Position(99, 0)),
        )
    )
    assert any("Send, button" in hint.label for hint in hints)


@pytest.mark.asyncio
async def test_differing_cells_are_recorded(client):
    uri, found = await opened(client, DOCUMENT, "form.md", "markdown")
    cell = next(each for each in found if each.code == "reworded")
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri=uri), range=cell.range,
            context=types.CodeActionContext(diagnostics=[cell]),
        )
    )
    assert any("in this cell" in each.title for each in actions)


@pytest.mark.asyncio
async def test_documents_of_the_workspace_are_checked(client):
    if not pulls(client):
        pytest.skip("the client does not ask for diagnostics")
    report = await client.workspace_diagnostic_async(
        types.WorkspaceDiagnosticParams(previous_result_ids=[])
    )
    assert [item.uri for item in report.items] == [address(client, "form.md")]
    assert "reworded" in [each.code for each in report.items[0].items]
