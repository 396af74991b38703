import { expect, test } from 'vitest';
import { attribute, html } from './html.ts';

test('escapes every value and keeps markup made here', () => {
  const name = `<b title="x">O'Brien & co</b>`;
  expect(html`<p>${name}</p>`.markup).toBe('<p>&lt;b title=&quot;x&quot;&gt;O&#39;Brien &amp; co&lt;/b&gt;</p>');
  expect(html`${['<', html`<b></b>`]}`.markup).toBe('&lt;<b></b>');
  expect(html`${false}${null}${undefined}${0}`.markup).toBe('0');
});

test('text that looks like markup made here is still text', () => {
  const forged = { markup: '<script>' };
  // @ts-expect-error: only `html` can create markup.
  expect(html`${forged}`.markup).not.toContain('<script>');
});

test('attributes are written, written bare, or left out', () => {
  expect(html`<a${attribute('title', '"')}${attribute('hidden', true)}${attribute('rel', undefined)}>`.markup).toBe(
    '<a title="&quot;" hidden>',
  );
});
