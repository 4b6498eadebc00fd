use zed_extension_api::{self as zed, Command, LanguageServerId, Result, Worktree};

struct Announce;

impl zed::Extension for Announce {
    fn new() -> Self {
        Announce
    }

    fn language_server_command(&mut self, _: &LanguageServerId, tree: &Worktree) -> Result<Command> {
        let command = tree.which("announce").ok_or("announce is not in PATH")?;
        Ok(Command { command, args: vec!["lsp".into()], env: tree.shell_env() })
    }
}

zed::register_extension!(Announce);
