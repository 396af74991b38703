import type { Language } from '#kernel/contract/locale.ts';
import { languageTag } from '../language.ts';
import type { Translate } from '../language.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

/** Addresses of the built style sheets and scripts of the pages. */
export interface Assets {
  styles: readonly string[];
  scripts: readonly string[];
}

/** The shared values of every page. */
export interface PageFrame {
  t: Translate;
  language: Language;
  /** The same page in the other language; undefined where it cannot be opened again. */
  switchAddress: string | undefined;
  /** Proves, together with its cookie, that a form was created for this browser. */
  formToken: string;
  nonce: string;
  assets: Assets;
}

export interface PageContent {
  title: string;
  body: Html;
  /** A wider card for records, instead of the usual narrow one. */
  wide?: boolean;
}

// The product's logo, also used as the favicon.
const mark = html`<svg aria-hidden="true" width="30" height="20" viewBox="0 0 30 20" fill="none" stroke="currentColor" stroke-width="3">
  <circle cx="10" cy="10" r="8" />
  <path d="M16.5 3.6a8 8 0 1 1 0 12.8" />
</svg>`;
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#116a65"/><g fill="none" stroke="#fff" stroke-width="2.6"><circle cx="12.2" cy="16" r="6.6"/><path d="M17.7 10.7a6.6 6.6 0 1 1 0 10.6"/></g></svg>',
)}`;

/** A whole page: skip link, the product's name, the language switch, a card with a heading. */
export function page(frame: PageFrame, { title, body, wide }: PageContent): Html {
  const { t, language, nonce, assets } = frame;
  const other = language === 'no' ? 'en' : 'no';
  return html`<!doctype html>
    <html lang="${languageTag[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" type="image/svg+xml" href="${icon}" />
        <title>${title} – ${t('product')}</title>
        ${assets.styles.map((address) => html`<link rel="stylesheet" href="${address}" />`)}
        ${assets.scripts.map((address) => html`<script type="module" nonce="${nonce}" src="${address}"></script>`)}
      </head>
      <body>
        <a class="skip" href="#content">${t('skip')}</a>
        <header class="top">
          <span class="brand">${mark}<b>${t('product')}</b></span>
          ${frame.switchAddress && html`<a class="switch" href="${frame.switchAddress}" lang="${languageTag[other]}" hreflang="${languageTag[other]}">${t('switchTo')}</a>`}
        </header>
        <main id="content" class="card${wide ? ' wide' : ''}" tabindex="-1">
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
}

/** A form that posts to its own page, or to `action`. */
export function form(frame: PageFrame, fields: Html, options: { action?: string; name?: string } = {}): Html {
  const { action, name } = options;
  return html`<form method="post" ${action === undefined ? '' : html` action="${action}"`} novalidate data-busy="${frame.t('working')}">
    <input type="hidden" name="form" value="${frame.formToken}" />
    ${name && html`<input type="hidden" name="do" value="${name}" />`}
    <p class="alert" role="alert" tabindex="-1" data-offline hidden>${frame.t('offline')}</p>
    ${fields}
  </form>`;
}

/** Why the form was refused, announced when the page opens. */
export function alert(text: string | undefined): Html | undefined {
  return text === undefined ? undefined : html`<p class="alert" role="alert" tabindex="-1" id="alert" autofocus>${text}</p>`;
}

/** A success message after a form. */
export function notice(text: string | undefined): Html | undefined {
  return text === undefined ? undefined : html`<p class="notice" role="status">${text}</p>`;
}

/** Something to know beside what was done, with a link to where it is seen to. */
export function besideNotice(beside: { text: string; link: { label: string; url: string } } | undefined): Html | undefined {
  return beside && html`<p>${beside.text} <a href="${beside.link.url}">${beside.link.label}</a></p>`;
}

/** The primary button of a page. */
export function submit(text: string): Html {
  return html`<button class="button" type="submit">${text}</button>`;
}
