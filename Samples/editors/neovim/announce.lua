return {
  cmd = { "announce", "lsp" },
  filetypes = { "html", "javascriptreact", "typescriptreact", "xml", "swift", "kotlin", "markdown" },
  root_markers = { "announce.yaml", ".git" },
}
