// A form that a script builds, checks and sends, as those of frameworks do.
document.querySelector('main').innerHTML = `
  <h1>Sign up</h1>
  <form novalidate>
    <p role="status"></p>
    <label for="email">Enter your email address (required)</label>
    <input id="email" type="email" required autocomplete="email" enterkeyhint="next">
    <p id="email-error" hidden></p>
    <label for="name">Enter your name</label>
    <input id="name" autocomplete="name" enterkeyhint="go">
    <button>Sign up</button>
  </form>`;

const form = document.querySelector('form');
const email = document.getElementById('email');
const message = document.getElementById('email-error');
const status = document.querySelector('[role=status]');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (!email.checkValidity()) {
    message.textContent = 'Enter an email address such as name@example.org';
    message.hidden = false;
    email.setAttribute('aria-invalid', 'true');
    email.setAttribute('aria-errormessage', 'email-error');
    status.textContent = '1 thing to correct';
    document.title = 'Error: Sign up';
    email.focus();
    return;
  }
  status.textContent = 'Sending';
  const answer = await fetch('answer.json');
  const { heading } = await answer.json();
  setTimeout(() => {
    document.title = heading;
    document.querySelector('main').innerHTML = `<h1 tabindex="-1">${heading}</h1><p>Look into your mail.</p>`;
    document.querySelector('h1').focus();
  }, 400);
});
