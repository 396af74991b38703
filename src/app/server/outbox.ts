import type { FastifyInstance } from 'fastify';
import type { OutboxMail } from '#kernel/server/mail/outbox.ts';
import { storedMail } from '#kernel/server/mail/outbox.ts';
import { storedSms } from '#kernel/server/sms/outbox.ts';
import type { OutboxSms } from '#kernel/server/sms/outbox.ts';
import type { Services } from '#kernel/server/services.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}main{max-width:44rem;margin:0 auto;padding:2rem 1rem}
article{border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:.75rem;padding:1rem 1.25rem;margin:1rem 0}
h2{font-size:1.1rem;margin:0}p{margin:.25rem 0;opacity:.8}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`;

/** The mail and SMS that a demo would have sent, newest first, and each mail as rendered by mail programs. Only in demo mode, which listens only on this machine. */
export function registerOutbox(app: FastifyInstance, services: Services): void {
  if (!services.config.demo || services.config.smtpUrl) return;
  app.get('/outbox', async (_, reply) => {
    const mails = (await storedMail(services)).map((mail) => ({ createdAt: mail.createdAt, markup: article(mail) }));
    const messages = (await storedSms(services)).map((sms) => ({ createdAt: sms.createdAt, markup: messageArticle(sms) }));
    const all = [...mails, ...messages].toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    const list = all.length > 0 ? all.map(({ markup }) => markup).join('') : '<p>No mail yet. / Ingen e-post ennå.</p>';
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox · Samspill</title><style>${style}</style></head><body><main><h1>Outbox</h1>${list}</main></body></html>`,
      );
  });
  app.get<{ Params: { id: string } }>('/outbox/:id', async ({ params }, reply) => {
    const mail = (await storedMail(services)).find(({ id }) => id === params.id);
    reply.header('content-security-policy', policy).header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return mail?.html ? reply.send(mail.html) : reply.code(404).send('<!doctype html><title>404</title>');
  });
  app.get<{ Params: { id: string; index: string } }>('/outbox/:id/:index', async ({ params }, reply) => {
    const mail = (await storedMail(services)).find(({ id }) => id === params.id);
    const file = mail?.attachments[Number(params.index)];
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    return file ? reply.type(file.contentType).send(Buffer.from(file.bytes)) : reply.code(404).send();
  });
}

function article({ id, to, subject, text, html, attachments, createdAt }: OutboxMail): string {
  const drawn = html ? ` · <a href="/outbox/${id}">HTML</a>` : '';
  const files = attachments.map(({ name }, index) => ` · <a href="/outbox/${id}/${index}">${escape(name)}</a>`).join('');
  return `<article><h2>${escape(subject)}</h2><p>${escape(to)} · <time>${createdAt.toISOString()}</time>${drawn}${files}</p><pre>${linked(escape(text))}</pre></article>`;
}

function messageArticle({ to, sender, text, createdAt }: OutboxSms): string {
  return `<article><h2>SMS</h2><p>${sender === null ? '' : `${escape(sender)} → `}${escape(to)} · <time>${createdAt.toISOString()}</time></p><pre>${linked(escape(text))}</pre></article>`;
}

function linked(text: string): string {
  return text.replaceAll(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
