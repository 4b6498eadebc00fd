#!/usr/bin/env bash
# The language server in Kate, without a screen: kate.sh. PROGRAM names the program, SETTINGS the server settings for Kate.
# With Xvfb and xdotool, hover and code actions are tried, too: nothing but a key can ask for them.
set -uo pipefail

if [ -z "${KATE_FOLDER:-}" ]; then
  KATE_FOLDER=$(mktemp -d)
  export KATE_FOLDER
  trap 'rm -rf "$KATE_FOLDER"' EXIT
  dbus-run-session -- "$0" 2>"$KATE_FOLDER/errors"
  exit
fi

folder=$KATE_FOLDER log=$KATE_FOLDER/log project=$KATE_FOLDER/project
mkdir -p "$folder"/{home/.config/kate/lspclient,bin,log,run,project/.git}
chmod 700 "$folder/run"
version=$(QT_QPA_PLATFORM=offscreen kate --version 2>/dev/null | cut -d' ' -f2)
kate='' screen=''

finish() {
  for process in $kate $screen; do
    kill "$process" 2>/dev/null
    wait "$process"
  done
  echo "kate $version: $1"
  exit "$2"
}

# wait_for MESSAGE COMMAND…: runs the command until it succeeds, for 10 seconds at most.
wait_for() {
  local message=$1
  shift
  for _ in {1..100}; do
    "$@" && return
    sleep 0.1
  done
  finish "$message" 1
}

sent() { grep -qs -e "$1" "$log/in"; }
answered() { grep -qs -e "$1" "$log/out"; }
found() { answered "\"uri\": \"file://$project/$1\", \"diagnostics\": \[{.*\"code\": \"$2\""; }
call() { dbus-send --session --print-reply --dest="org.kde.kate-$kate" /kate/MainWindow_1 "$1" &>/dev/null; }
is_started() { call org.freedesktop.DBus.Peer.Ping; }
has_ended() { ! kill -0 "$kate" 2>/dev/null; }

# Kate starts only the commands that its user has allowed, by their full path.
printf '[lspclient]\nAllowedServerCommandLines=%s\n' "$folder/bin/announce lsp" >"$folder/home/.config/katerc"
cp "${SETTINGS:-$(dirname "$0")/../../Samples/editors/kate/settings.json}" \
  "$folder/home/.config/kate/lspclient/settings.json" || finish "there are no settings" 1
cat >"$folder/bin/announce" <<END
#!/bin/sh
echo started >>"$log/starts"
tee "$log/in" | { "$PROGRAM" "\$@"; echo \$? >"$log/status"; } | tee "$log/out"
END
chmod +x "$folder/bin/announce"

cd "$project"
printf '%s\n' '<!doctype html>' '<html lang="en"><head><title>Form</title></head><body>' \
  '<p>👍 <button>Send</button></p>' '<input type="text">' '</body></html>' >form.html
printf '%s\n' 'import SwiftUI' '' 'struct Form: View {' \
  '  var body: some View { Button(action: {}) { Image(systemName: "trash") } }' '}' >Form.swift
printf '%s\n' 'import androidx.compose.material3.*' 'import androidx.compose.runtime.Composable' '' '@Composable' \
  'fun Form() { IconButton(onClick = {}) { Icon(Icons.Default.Delete, contentDescription = null) } }' >Form.kt
printf '%s\n' "import { Pressable, View } from 'react-native';" \
  'export const Form = () => <View><Pressable accessibilityRole="button" onPress={send} /></View>;' |
  tee form.tsx >form.jsx
printf '%s\n' '<LinearLayout xmlns:android="http://schemas.android.com/apk/res/android">' \
  '  <ImageButton android:id="@+id/send" android:src="@drawable/send" />' '</LinearLayout>' >form.xml
printf '%s\n' '# Form' '' '```html' '<button>Send</button>' '```' '' '| VoiceOver |' '| --- |' '| Sent, button |' >form.md
files=(Form.swift Form.kt form.tsx form.jsx form.xml form.md form.html)

export HOME=$folder/home XDG_RUNTIME_DIR=$folder/run PATH=$folder/bin:$PATH LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME LANGUAGE
if command -v Xvfb >/dev/null && command -v xdotool >/dev/null; then
  Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp 3>"$folder/display" &
  screen=$!
  wait_for "Xvfb does not start" test -s "$folder/display"
  export DISPLAY=:$(<"$folder/display") QT_QPA_PLATFORM=xcb
fi
# The last file is in front, with the cursor at the button.
kate --new --line 3 --column 12 "${files[@]}" &
kate=$!
wait_for "Kate does not start" is_started
wait_for "the server does not start" answered '"serverInfo"'
wait_for "there are no diagnostics" found form.html label-missing
wait_for "there is no outline" answered '"name": "VoiceOver"'
grep -q '"languageId": "html"' "$log/in" || finish "Kate opens no HTML" 1

if [ -n "$screen" ]; then
  window=$(xdotool search --onlyvisible --class kate | tail -1)
  xdotool windowfocus --sync "$window"
  # LSP Client > Symbol Info has no key of its own.
  xdotool key alt+l
  sleep 0.3
  xdotool key y
  wait_for "hover does not know the button" answered '"contents": .*Send, button'
  xdotool key Escape alt+Return
  wait_for "there are no actions" answered 'announce-ignore region'
  xdotool key Escape
fi

# A file is opened when it comes to the front: close one after the other.
shown() { [ "$(grep -o '"uri": "[^"]*", "diagnostics": \[{' "$log/out" | sort -u | wc -l)" -ge "$1" ]; }
for ((count = 2; count <= ${#files[@]}; count++)); do
  call org.kde.kate.KateMainWindow.slotFileClose
  wait_for "only $((count - 1)) of ${#files[@]} files have diagnostics" shown $count
done
for file in Form.swift Form.kt form.tsx form.jsx form.xml; do
  found "$file" label-missing || finish "a finding is missing in $file" 1
done
found form.md reworded || finish "form.md has no difference" 1
[ "$(wc -l <"$log/starts")" = 1 ] || finish "the server is started more than once" 1

call org.kde.kate.KateMainWindow.slotFileQuit
wait_for "the server does not end" test -s "$log/status"
wait_for "Kate does not end" has_ended
finish passed 0
