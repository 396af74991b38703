import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { isClosedToKeys } from '#kernel/contract/endpoint.ts';
import type { Feature } from '#kernel/contract/feature.ts';
import { intlLocale, type Language } from '#kernel/contract/locale.ts';
import { sampleOf } from './docs-sample.ts';
import { docsScript } from './docs-script.ts';
import { docsStyle } from './docs-style.ts';
import { docsWords, type DocsWords } from './docs-words.ts';

interface DocsPage {
  html: string;
  styleDigest: string;
  scriptDigest: string;
}

// As over every page (web/top-bar/Logo.tsx).
const mark = `<svg viewBox="0 0 30 20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="3"><circle cx="10" cy="10" r="8"/><path d="M16.5 3.6a8 8 0 1 1 0 12.8"/></svg>`;

/** The API documentation as HTML in a language: access, input, answer and refusals of every endpoint, and a form that tries it with a key. `font` is the address of the product's letters, when the web is built. */
export function docsPage(features: readonly Feature[], language: Language, font: string | undefined): DocsPage {
  const words = docsWords[language];
  const style = font === undefined ? docsStyle : `${fontFace(font)}${docsStyle}`;
  const shown = features.filter(({ endpoints }) => Object.keys(endpoints).length > 0);
  const links = shown.map(({ name }) => `<li><a href="#${escape(name)}">${escape(areaOf(name))}</a></li>`).join('');
  const sections = shown.map(({ name, endpoints }) => section(name, Object.values(endpoints), words)).join('');
  const html = `<!doctype html><html lang="${intlLocale[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${font === undefined ? '' : fontPreload(font)}<title>${words.title} – Samspill</title><style>${style}</style></head><body data-words="${escape(JSON.stringify(words))}">
<header><a class="mark" href="/">${mark}<span>Samspill</span></a></header>
<div class="sides"><nav aria-label="${words.areas}"><ul lang="en">${links}</ul></nav><main><h1>${words.title}</h1>
<p>${filled(words.lead, samples)}
<a href="/api/openapi.json">${words.download}</a>${language === 'en' ? '' : ` ${words.english}`}</p>
<label>${words.keyLabel}<input id="key" type="password" autocomplete="off" spellcheck="false" placeholder="samspill_…"></label>
<p class="who">${words.keyHint}</p>${sections}</main></div>
<script>${docsScript}</script></body></html>`;
  return { html, styleDigest: digestOf(style), scriptDigest: digestOf(docsScript) };
}

// A font that loads late is not swapped in, because lines would wrap elsewhere and everything below would move.
const fontFace = (font: string): string => `
@font-face { font-family: 'Inter Variable'; font-display: optional; font-weight: 100 900; src: url('${font}') format('woff2'); }`;

const fontPreload = (font: string): string => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;

const samples = {
  header: '<code>Authorization: Bearer …</code>',
  refusal: '<code lang="en">{ "success": false, "errorCodes": { "group": ["Code"] } }</code>',
};

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Areas whose name is no plain word. */
const areaNames: ReadonlyMap<string, string> = new Map([
  ['gdpr', 'GDPR'],
  ['sms', 'SMS'],
  ['onoffboarding', 'On- and offboarding'],
]);

function areaOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return areaNames.get(name) ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}

function section(name: string, endpoints: readonly Endpoint[], words: DocsWords): string {
  const entries = endpoints.map((endpoint) => entry(endpoint, words)).join('');
  return `<section><h2 id="${escape(name)}" lang="en">${escape(areaOf(name))}</h2>${entries}</section>`;
}

function accessOf({ access }: Endpoint, words: DocsWords): string {
  if ('permission' in access) {
    const permission = `<span lang="en">${escape(access.permission)}</span>`;
    return access.ownRecord ? `${permission} ${words.orOwnRecord}` : permission;
  }
  if ('secret' in access) return access.orSession === undefined ? words.secret : words.secretOrSession;
  return 'public' in access ? words.public : words.signedIn;
}

function entry(endpoint: Endpoint, words: DocsWords): string {
  const parts = [
    `<p class="who">${accessOf(endpoint, words)} · ${words[endpoint.effect]} · ${endpoint.company === 'required' ? words.company : words.noCompany}</p>`,
    shape(words.path, endpoint.params, 'input'),
    shape(words.query, endpoint.query, 'input'),
    shape(words.body, endpoint.body, 'input'),
    endpoint.files
      ? `<p>${filled(words.files, { field: code(endpoint.files.field), count: endpoint.files.maxCount, bytes: endpoint.files.maxBytes })}</p>`
      : '',
    endpoint.answer instanceof z.ZodType
      ? shape(words.answer, endpoint.answer, 'output')
      : `<p>${filled(words.returnsFile, { types: escape(endpoint.answer.file.join(', ')) })}</p>`,
    endpoint.errors.length > 0 ? `<p>${filled(words.refusals, { codes: endpoint.errors.map(code).join(', ') })}</p>` : '',
    tryForm(endpoint, words),
  ];
  const summary = endpoint.summary ? `<span>${withCode(endpoint.summary)}</span>` : '';
  return `<details><summary lang="en"><span class="method">${endpoint.method}</span><code>/api${escape(endpoint.path)}</code>${summary}</summary><div>${parts.join('')}</div></details>`;
}

const code = (text: string): string => `<code lang="en">${escape(text)}</code>`;

/** A text with its arguments, which are HTML already. */
const filled = (text: string, given: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''));

/** Files, and calls that a key cannot make, are not tried here. */
function tryForm(endpoint: Endpoint, words: DocsWords): string {
  const { method, path, access, effect, params, query, body, files } = endpoint;
  if (files || 'secret' in access || isClosedToKeys(endpoint)) return '';
  const fields = [
    ...namesOf(params).map((name) => input(`path.${name}`, name)),
    ...namesOf(query).map((name) => input(`query.${name}`, name)),
    ...(body
      ? [
          `<label>${words.body}<textarea name="body" rows="6" spellcheck="false">${escape(JSON.stringify(sample(body), null, 2))}</textarea></label>`,
        ]
      : []),
  ];
  const warning = effect === 'write' ? `<p class="note">${words.changes}</p>` : '';
  return `<h3>${words.try}</h3><form data-method="${method}" data-path="${escape(path)}">${fields.join('')}${warning}<button>${words.send}</button><p class="status" role="status"></p><pre hidden tabindex="0"></pre></form>`;
}

const input = (name: string, label: string): string =>
  `<label lang="en">${escape(label)}<input name="${escape(name)}" autocomplete="off" spellcheck="false"></label>`;

const namesOf = (schema: z.ZodType | undefined): string[] => (schema ? Object.keys(schemaOf(schema, 'input')['properties'] ?? {}) : []);

// The answer of zod is a JSON schema.
const sample = (schema: z.ZodType): unknown => sampleOf(schemaOf(schema, 'input') as Parameters<typeof sampleOf>[0]);

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function shape(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema) return '';
  return `<h3>${title}</h3><pre tabindex="0">${withCode(JSON.stringify(schemaOf(schema, io), null, 2))}</pre>`;
}

/** As HTML, with what stands between backticks as code. */
const withCode = (text: string): string => escape(text).replaceAll(/`([^`\n]+)`/g, '<code>$1</code>');

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
