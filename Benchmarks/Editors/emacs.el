;;; The language server in Emacs with eglot: emacs --batch --load emacs.el. PROGRAM names the program.

(require 'package)
(package-initialize)
(require 'eglot)
(require 'flymake)
(require 'sgml-mode)

(setq eglot-sync-connect 10 eglot-autoshutdown t)
(add-to-list 'eglot-server-programs `(html-mode . (,(getenv "PROGRAM") "lsp")))

(defun check (condition message)
  (unless condition
    (message "emacs %s: %s" emacs-version message)
    (kill-emacs 1)))

(defun wait-for (condition)
  (let ((rest 100))
    (while (and (> rest 0) (not (funcall condition)))
      (accept-process-output nil 0.1)
      (setq rest (1- rest)))
    (funcall condition)))

(let* ((folder (make-temp-file "announce" t)) (page (expand-file-name "a.html" folder)))
  (with-temp-file page
    (insert "<!doctype html>\n<html lang=\"en\"><head><title>Form</title></head><body>\n"
            "<p>👍 <button>Send</button></p>\n<input type=\"text\">\n</body></html>\n"))
  (find-file page)
  (html-mode)
  (apply #'eglot (append (eglot--guess-contact) nil))
  (check (eglot-current-server) "the server does not start")
  (flymake-start)
  (check (wait-for (lambda ()
                     (seq-some (lambda (each) (string-match-p "VoiceOver" (flymake-diagnostic-text each)))
                               (flymake-diagnostics))))
         "there are no diagnostics")
  (goto-char (point-min))
  (search-forward "<but")
  (let ((hover (jsonrpc-request (eglot-current-server) :textDocument/hover
                                (eglot--TextDocumentPositionParams))))
    (check (string-match-p "Send, button" (plist-get (plist-get hover :contents) :value))
           "hover does not know the button"))
  (eglot-shutdown (eglot-current-server))
  (message "emacs %s: passed" emacs-version)
  (delete-directory folder t))
