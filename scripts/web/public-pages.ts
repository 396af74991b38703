import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { PageRoute, WebEntry } from '../../src/kernel/web/entry.ts';

const source = join(import.meta.dirname, '../../src');

type Page = 'app' | NonNullable<PageRoute['page']>;

/** The paths of the pages that entries open to signed-out visitors, by the built page that shows them. */
export async function publicPaths(): Promise<Record<Page, string[]>> {
  // By path, because the build's settings, which are bundled, would take the pages with them.
  const { appEntry }: { appEntry: WebEntry } = await import(join(source, 'app/web/app-entry.ts'));
  const ofFeatures = globSync('features/*/web/entry.ts', { cwd: source }).map(async (path) => {
    const { default: entry }: { default: WebEntry } = await import(join(source, path));
    return entry;
  });
  const entries = [appEntry, ...(await Promise.all(ofFeatures))];
  const open = entries.flatMap(({ routes }) => routes.filter(({ isPublic }) => isPublic));
  const shownBy = (page: PageRoute['page']) =>
    open
      .filter((route) => route.page === page)
      .map(({ path }) => path)
      .toSorted();
  return { app: shownBy(undefined), sign: shownBy('sign') };
}

/** Writes the public paths beside the built pages, so that the server, which knows nothing of the web, redirects from all others. */
export function publicPages(): Plugin {
  return {
    name: 'public-pages',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'public-pages.json', source: JSON.stringify(await publicPaths()) });
    },
  };
}
