-- The language server in Neovim, without a screen: nvim --headless -u neovim.lua. PROGRAM names the program.
local folder = vim.fn.tempname()
vim.fn.mkdir(folder, "p")
local page = folder .. "/a.html"
vim.fn.writefile({
  '<!doctype html>', '<html lang="en"><head><title>Form</title></head><body>', '<h1>Form</h1>',
  '<p>👍 <button>Send</button></p>', '<input type="text">', '</body></html>',
}, page)

local function fail(message)
  io.stderr:write("neovim " .. tostring(vim.version().minor) .. ": " .. message .. "\n")
  vim.cmd("cquit 1")
end

local function check(condition, message)
  if not condition then fail(message) end
end

vim.cmd("edit " .. page)
local command = { vim.env.PROGRAM, "lsp" }
local id
if vim.lsp.start then
  id = vim.lsp.start({ name = "announce", cmd = command, root_dir = folder })
else
  id = vim.lsp.start_client({ name = "announce", cmd = command, root_dir = folder })
  vim.lsp.buf_attach_client(0, id)
end
local client
check(vim.wait(10000, function()
  client = vim.lsp.get_client_by_id(id)
  return client ~= nil and (client.initialized or client.server_capabilities ~= nil)
end), "the server does not start")
check(vim.wait(10000, function() return #vim.diagnostic.get(0) > 0 end), "there are no diagnostics")
local codes = {}
for _, each in ipairs(vim.diagnostic.get(0)) do codes[each.code] = (codes[each.code] or 0) + 1 end
check(codes["label-missing"] == 1, "label-missing is there " .. tostring(codes["label-missing"]) .. " times")

local document = { uri = vim.uri_from_bufnr(0) }
local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters, 10000)
  for _, answer in pairs(answers or {}) do return answer.result end
end

vim.api.nvim_win_set_cursor(0, { 4, 10 })
local hover = ask("textDocument/hover", vim.lsp.util.make_position_params(0, client.offset_encoding))
check(hover and hover.contents.value:find("Send, button", 1, true), "hover does not know the button")
local lenses = ask("textDocument/codeLens", { textDocument = document })
check(lenses and #lenses > 1, "there are no lenses")
local symbols = ask("textDocument/documentSymbol", { textDocument = document })
check(symbols and symbols[1].name == "VoiceOver", "there is no outline")

vim.api.nvim_buf_set_lines(0, 4, 5, false, { '<input type="text" aria-label="Größe 👍">' })
check(vim.wait(10000, function()
  for _, each in ipairs(vim.diagnostic.get(0)) do
    if each.code == "label-missing" then return false end
  end
  return true
end), "a finding stays after it was fixed")

vim.lsp.stop_client(id)
check(vim.wait(10000, function() return vim.lsp.get_client_by_id(id) == nil end), "the server does not end")
print("neovim 0." .. vim.version().minor .. ": passed\n")
vim.cmd("quitall!")
