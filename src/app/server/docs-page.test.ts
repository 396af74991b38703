import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { docsPage } from './docs-page.ts';

test('the page of the API is written in the letters that the web was built with', () => {
  const { html, styleDigest } = docsPage([], 'en', '/assets/letters-1.woff2');
  expect(html).toContain("url('/assets/letters-1.woff2')");
  expect(html).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/letters-1.woff2">');
  const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
  expect(styleDigest).toBe(createHash('sha256').update(style).digest('base64'));
  expect(docsPage([], 'en', undefined).html).not.toContain('@font-face');
});
