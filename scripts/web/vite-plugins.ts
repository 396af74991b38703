import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { homeChunk, topBarChunk } from './base-chunk.ts';

/** The server fills these in per request; the development server has no content security policy and no values. */
export function bootInDevelopment(): Plugin {
  return {
    name: 'boot-in-development',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace('__BOOT__', '{}')
        .replaceAll('__LANG__', 'nb-NO')
        .replaceAll(/__[A-Z_]+__/g, ''),
  };
}

/** Asks for the letters of the pages before the style sheet that names them, so that the first words are not drawn in others and moved. */
export function lettersFirst(): Plugin {
  return {
    name: 'letters-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const font = Object.keys(bundle).find((file) => /\/inter-latin-wght-normal-\w+\.woff2$/.test(file));
        if (font === undefined) throw new Error('The build has no font.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/**
 * The parts of the home page, whose scripts are all asked for at once; not what of the content opens later, by a button. Other pages are loaded when somebody points at their link, and lists of
 * their scripts would be a tenth of what is loaded before home (record 88).
 */
const ofHome =
  /\/web\/(?:home|bell|activity|running|slots)\/|\/HomePage\.tsx$|\/content\/web\/components\/(?!Guide|HelpPanel|Locked|VideoDialog)/;

/** Preloads for a lazy part its styles, and for the parts of home the scripts that the app's entry has not loaded already. */
export function preloadMissing(entry: string): Plugin {
  let loaded: ReadonlySet<string> = new Set();
  let home: ReadonlySet<string> = new Set();
  return {
    name: 'preload-missing',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, dependencies) =>
            dependencies.filter((dependency) => !loaded.has(dependency) && (dependency.endsWith('.css') || home.has(file))),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => {
        loaded = loadedBy(entry, bundle);
        home = partsOfHome(bundle);
      },
    },
  };
}

function partsOfHome(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const isOfHome = ({ name, facadeModuleId }: Rolldown.OutputChunk) =>
    name === homeChunk.name || name === topBarChunk.name || (facadeModuleId !== null && ofHome.test(facadeModuleId));
  return new Set(chunks.filter(isOfHome).map(({ fileName }) => fileName));
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

/** Refuses a build in which a page would load another entry and so start it: the pages for who signs are none of the app's. */
export function entriesApart(): Plugin {
  return {
    name: 'entries-apart',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const entry of Object.values(bundle)) {
        if (entry.type !== 'chunk' || !entry.isEntry) continue;
        const reached = new Set([entry.fileName]);
        for (const file of reached) {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk') continue;
          if (chunk.isEntry && chunk !== entry)
            this.error(`${entry.name} would start ${chunk.name}, whose script something it loads needs.`);
          for (const next of [...chunk.imports, ...chunk.dynamicImports]) reached.add(next);
        }
      }
    },
  };
}

/** Writes .br and .gz versions of text files, so that the server compresses nothing per request. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: ({ dir = '' }) => {
      for (const name of readdirSync(join(dir, 'assets'))) if (/\.(m?js|css|svg|json)$/.test(name)) compress(join(dir, 'assets', name));
    },
  };
}

function compress(path: string): void {
  const content = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
