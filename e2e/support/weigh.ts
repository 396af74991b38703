import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

const manifest = resolve(import.meta.dirname, '../../dist/web/.vite/manifest.json');

/** A loaded script, and its gzipped size. */
interface PageWeight {
  script: string;
  kilobytes: number;
}

/** Measures each script that the page loads from now on, once; those loaded after the home page is usable are excluded. Returns the largest first. */
export function weigh(page: Page): () => Promise<PageWeight[]> {
  const built = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>;
  const later = new Set(['../../kernel/web/live.ts', 'live/start-live.ts'].map((module) => built[module]?.file));
  const scripts = new Map<string, Promise<PageWeight | undefined>>();
  page.on('response', (response) => {
    const script = new URL(response.url()).pathname.slice(1);
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '');
    if (!isScript || !response.ok() || later.has(script) || scripts.has(script)) return;
    // A response discarded by a navigation is loaded again by the next page.
    const weighed = response.body().then(
      (body) => ({ script, kilobytes: gzipSync(body).length / 1000 }),
      () => void scripts.delete(script),
    );
    scripts.set(script, weighed);
  });
  return async () => {
    const all = await Promise.all(scripts.values());
    return all.filter((one) => one !== undefined).toSorted((a, b) => b.kilobytes - a.kilobytes);
  };
}
