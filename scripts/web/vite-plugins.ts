import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** The server fills these in per request; the development server has no content security policy and no values. */
export function bootInDevelopment(): Plugin {
  return {
    name: 'boot-in-development',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('__BOOT__', '{}').replaceAll('__NONCE__', ''),
  };
}

/** Preloads for a lazy part only what the app's entry has not loaded already, which shortens the lists in every chunk. */
export function preloadMissing(entry: string): Plugin {
  let loaded: ReadonlySet<string> = new Set();
  return {
    name: 'preload-missing',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, dependencies) => dependencies.filter((dependency) => !loaded.has(dependency)),
        },
      },
    }),
    generateBundle: { order: 'pre', handler: (_options, bundle) => void (loaded = loadedBy(entry, bundle)) },
  };
}

/** The chunks that an entry loads statically. */
function loadedBy(entry: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const first = chunks.find(({ name, isEntry }) => isEntry && name === entry);
  if (!first) throw new Error(`There is no entry ${entry}`);
  const loaded = new Set([first.fileName]);
  // A set is iterated in insertion order, so entries added during the loop are visited too.
  for (const file of loaded) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const next of chunk?.imports ?? []) loaded.add(next);
  }
  return loaded;
}

/** Writes .br and .gz versions of text files, so that the server compresses nothing per request. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: ({ dir = '' }) => {
      for (const name of readdirSync(join(dir, 'assets'))) if (/\.(js|css|svg|json)$/.test(name)) compress(join(dir, 'assets', name));
    },
  };
}

function compress(path: string): void {
  const content = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
