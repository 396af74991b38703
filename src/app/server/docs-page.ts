import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { Feature } from '#kernel/contract/feature.ts';
import { sampleOf } from './docs-sample.ts';
import { docsScript } from './docs-script.ts';
import { docsStyle } from './docs-style.ts';

interface DocsPage {
  html: string;
  styleDigest: string;
  scriptDigest: string;
}

const mark = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#116a65"/><g fill="none" stroke="#fff" stroke-width="2.6"><circle cx="12.2" cy="16" r="6.6"/><path d="M17.7 10.7a6.6 6.6 0 1 1 0 10.6"/></g></svg>`;

/** The API documentation as HTML: access, input, answer and refusals of every endpoint, and a form that tries it with a key. */
export function docsPage(features: readonly Feature[]): DocsPage {
  const shown = features.filter(({ endpoints }) => Object.keys(endpoints).length > 0);
  const links = shown.map(({ name }) => `<li><a href="#${escape(name)}">${escape(wordsOf(name))}</a></li>`).join('');
  const sections = shown.map(({ name, endpoints }) => section(name, Object.values(endpoints))).join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API · Samspill</title><style>${docsStyle}</style></head><body>
<header><a class="mark" href="/">${mark}Samspill</a><span class="who">API</span></header>
<div class="sides"><nav aria-label="Areas"><ul>${links}</ul></nav><main><h1>Samspill API</h1>
<p>Everything the web app does is an API call here, with the same checks. Send <code>Authorization: Bearer …</code> with an API key from My settings.
The key is for one company and has your permissions or fewer. A refusal is <code>{ "success": false, "errorCodes": { "group": ["Code"] } }</code>.
You can also download the API as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<label>API key<input id="key" type="password" autocomplete="off" spellcheck="false" placeholder="samspill_…"></label>
<p class="who">The key is only used to try calls on this page. It is not stored.</p>${sections}</main></div>
<script>${docsScript}</script></body></html>`;
  return { html, styleDigest: digestOf(docsStyle), scriptDigest: digestOf(docsScript) };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Areas whose name is no plain word. */
const areaNames: ReadonlyMap<string, string> = new Map([
  ['gdpr', 'GDPR'],
  ['sms', 'SMS'],
  ['onoffboarding', 'On- and offboarding'],
]);

function wordsOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return areaNames.get(name) ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}

function section(name: string, endpoints: readonly Endpoint[]): string {
  return `<section><h2 id="${escape(name)}">${escape(wordsOf(name))}</h2>${endpoints.map(entry).join('')}</section>`;
}

function accessOf({ access }: Endpoint): string {
  if ('permission' in access) return access.permission;
  if ('secret' in access) return access.orSession === undefined ? 'secret' : 'secret or session';
  return 'public' in access ? 'public' : 'signed in';
}

function entry(endpoint: Endpoint): string {
  const parts = [
    `<p class="who">${escape(accessOf(endpoint))} · ${endpoint.effect} · ${endpoint.company === 'required' ? 'one company' : 'no company'}</p>`,
    shape('Path', endpoint.params, 'input'),
    shape('Query', endpoint.query, 'input'),
    shape('Body', endpoint.body, 'input'),
    endpoint.files
      ? `<p>Files: field <code>${escape(endpoint.files.field)}</code>, at most ${endpoint.files.maxCount}, each up to ${endpoint.files.maxBytes} bytes.</p>`
      : '',
    endpoint.answer instanceof z.ZodType
      ? shape('Answer', endpoint.answer, 'output')
      : `<p>Returns a file (${escape(endpoint.answer.file.join(', '))}).</p>`,
    endpoint.errors.length > 0
      ? `<p>Can be refused with ${endpoint.errors.map((code) => `<code>${escape(code)}</code>`).join(', ')}.</p>`
      : '',
    tryForm(endpoint),
  ];
  const summary = endpoint.summary ? `<span>${escape(endpoint.summary)}</span>` : '';
  return `<details><summary><span class="method">${endpoint.method}</span><code>/api${escape(endpoint.path)}</code>${summary}</summary><div>${parts.join('')}</div></details>`;
}

/** Files, and calls that a key cannot make, are not tried here. */
function tryForm(endpoint: Endpoint): string {
  const { method, path, access, effect, params, query, body, files } = endpoint;
  if (files || 'secret' in access) return '';
  const fields = [
    ...namesOf(params).map((name) => input(`path.${name}`, name)),
    ...namesOf(query).map((name) => input(`query.${name}`, name)),
    ...(body
      ? [`<label>Body<textarea name="body" rows="6" spellcheck="false">${escape(JSON.stringify(sample(body), null, 2))}</textarea></label>`]
      : []),
  ];
  const warning = effect === 'write' ? '<p class="note">This changes data in the company.</p>' : '';
  return `<h3>Try it</h3><form data-method="${method}" data-path="${escape(path)}">${fields.join('')}${warning}<button>Send</button><p class="status" role="status"></p><pre hidden tabindex="0"></pre></form>`;
}

const input = (name: string, label: string): string =>
  `<label>${escape(label)}<input name="${escape(name)}" autocomplete="off" spellcheck="false"></label>`;

const namesOf = (schema: z.ZodType | undefined): string[] => (schema ? Object.keys(schemaOf(schema, 'input')['properties'] ?? {}) : []);

// The answer of zod is a JSON schema.
const sample = (schema: z.ZodType): unknown => sampleOf(schemaOf(schema, 'input') as Parameters<typeof sampleOf>[0]);

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function shape(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  return `<h3>${title}</h3><pre tabindex="0">${escape(JSON.stringify(schemaOf(schema, io), null, 2))}</pre>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
