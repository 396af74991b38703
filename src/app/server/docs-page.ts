import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { Feature } from '#kernel/contract/feature.ts';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 56rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
h2 { margin: 2.5rem 0 .5rem; text-transform: capitalize; }
details { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
summary { padding: .6rem 0; cursor: pointer; display: flex; gap: .75rem; flex-wrap: wrap; }
summary code { font-weight: 600; }
pre { overflow-x: auto; padding: 1rem; border-radius: .5rem; background: color-mix(in srgb, currentColor 8%, transparent); font-size: .85rem; }
.method { min-width: 4.5rem; font-weight: 600; }
.who { opacity: .8; }`;

/** The API documentation as HTML: access, input, answer and refusals of every endpoint. It has no script. */
export function docsPage(features: readonly Feature[]): { html: string; styleDigest: string } {
  const sections = features.map(({ name, endpoints }) => section(name, Object.values(endpoints))).join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API · Samspill</title><style>${style}</style></head><body><main><h1>Samspill API</h1>
<p>Every call of the web is here, behind the same checks. Send <code>Authorization: Bearer …</code> with a key you made under your own settings;
it carries your permissions or fewer, for one company. Refusals are <code>{ "success": false, "errorCodes": { "group": ["Code"] } }</code>.
The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${sections}</main></body></html>`;
  return { html, styleDigest: createHash('sha256').update(style).digest('base64') };
}

function section(name: string, endpoints: readonly Endpoint[]): string {
  return `<section><h2>${escape(name)}</h2>${endpoints.map(entry).join('')}</section>`;
}

function accessOf({ access }: Endpoint): string {
  if ('permission' in access) return access.permission;
  if ('secret' in access) return access.orSession === undefined ? 'by secret' : 'by secret or session';
  return 'public' in access ? 'public' : 'signed in';
}

function entry(endpoint: Endpoint): string {
  const access = accessOf(endpoint);
  const parts = [
    endpoint.summary ? `<p>${escape(endpoint.summary)}</p>` : '',
    `<p class="who">${escape(access)} · ${endpoint.effect} · ${endpoint.company === 'required' ? 'one company' : 'no company'}</p>`,
    shape('Path', endpoint.params, 'input'),
    shape('Query', endpoint.query, 'input'),
    shape('Body', endpoint.body, 'input'),
    endpoint.files
      ? `<p>Files: field <code>${escape(endpoint.files.field)}</code>, at most ${endpoint.files.maxCount} of ${endpoint.files.maxBytes} bytes.</p>`
      : '',
    endpoint.answer instanceof z.ZodType
      ? shape('Answer', endpoint.answer, 'output')
      : `<p>Answers a file (${escape(endpoint.answer.file.join(', '))}).</p>`,
    endpoint.errors.length > 0 ? `<p>Refuses with ${endpoint.errors.map((code) => `<code>${escape(code)}</code>`).join(', ')}.</p>` : '',
  ];
  return `<details><summary><span class="method">${endpoint.method}</span><code>/api${escape(endpoint.path)}</code></summary>${parts.join('')}</details>`;
}

function shape(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<h3>${title}</h3><pre>${escape(JSON.stringify(rest, null, 2))}</pre>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
