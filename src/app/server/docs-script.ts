/**
 * The script of the page: it sends a call with the typed key and shows the answer. The key is kept in its field only, what else is typed also in
 * the tab, but no body that may hold what no browser keeps (shell.27); cookies are not sent, and what an answer holds is written as text.
 */
export const docsScript = `
const words = JSON.parse(document.body.dataset.words);
const key = document.getElementById('key');
for (const form of document.querySelectorAll('form')) {
  const place = 'docs ' + form.dataset.method + ' ' + form.dataset.path;
  for (const [name, typed] of Object.entries(JSON.parse(sessionStorage.getItem(place) ?? '{}'))) {
    const field = form.elements.namedItem(name);
    if (field) field.value = typed;
    form.closest('details').open = true;
  }
  form.addEventListener('input', () => {
    const typed = Object.fromEntries(new FormData(form));
    if (/national|social|account|salary|pay|health|allerg|absence|birth|comment|note|reason|message|password|secret|token|key/i.test(typed.body)) delete typed.body;
    sessionStorage.setItem(place, JSON.stringify(typed));
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const status = form.querySelector('.status');
    const answer = form.querySelector('pre');
    const show = (ok, words, text) => {
      status.dataset.ok = ok;
      status.textContent = words;
      answer.textContent = text;
      answer.hidden = text === '';
    };
    if (!key.value.trim()) {
      show(false, words.keyMissing, '');
      key.focus();
      return;
    }
    const fields = new FormData(form);
    const path = form.dataset.path.replace(/\\{(\\w+)\\}/g, (_, name) => encodeURIComponent(fields.get('path.' + name)));
    const query = new URLSearchParams();
    for (const [name, value] of fields) if (name.startsWith('query.') && value !== '') query.set(name.slice(6), value);
    const body = fields.get('body');
    const headers = { authorization: 'Bearer ' + key.value.trim(), accept: 'application/json' };
    if (body !== null) headers['content-type'] = 'application/json';
    show('', words.sending, '');
    const began = performance.now();
    try {
      const response = await fetch('/api' + path + (query.size > 0 ? '?' + query : ''), {
        method: form.dataset.method, headers, credentials: 'omit', ...(body !== null && { body }),
      });
      const time = Math.round(performance.now() - began) + ' ms';
      const isText = /json|text/.test(response.headers.get('content-type') ?? '');
      const text = isText ? await response.text() : words.file.replace('{bytes}', (await response.blob()).size);
      let shown = text;
      try {
        shown = JSON.stringify(JSON.parse(text), null, 2);
      } catch {}
      show(response.ok, response.status + ' ' + response.statusText + ' · ' + time, shown);
    } catch {
      show(false, words.noAnswer, '');
    }
  });
}`;
