import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Texts = { readonly [key: string]: string | Texts };
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled };

/** What is loaded as texts by itself; other files are part of these. */
const textFile = /\/texts\/(en|no)(-home|-audit)?\.ts$/;

/** Texts are parsed when the web is built: the parser of ICU messages is then no part of what a browser loads before home. */
export function compiledTexts(): Plugin {
  const formatter = { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' };
  return {
    name: 'compiled-texts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [formatter] } }),
    // A text file exports nothing but its language's texts.
    load: async (path) => (textFile.test(path) ? moduleOf((await import(path)) as Record<string, Texts>) : null),
  };
}

function moduleOf(languages: Record<string, Texts>): string {
  return Object.entries(languages)
    .map(([language, texts]) => `export const ${language} = ${JSON.stringify(compiled(texts))};`)
    .join('\n');
}

/** The texts of a room, of the same shape, as what `use-intl/format-message/format-only` takes. */
export function compiled(texts: Texts): Compiled {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compiled(text)]));
}
