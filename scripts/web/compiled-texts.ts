import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Texts = { readonly [key: string]: string | Texts };
type Compiled = { [key: string]: ReturnType<typeof compile> | Compiled };

/** Files that are loaded as texts; other text files are parts of these. */
export const textFile = /\/texts\/(en|no)(-(?:home|later|leaving|palette|signer|verify))?\.ts$/;

/** Compiles texts when the web is built, so that the browser need not load the ICU parser before the home page. */
export function compiledTexts(): Plugin {
  const formatter = { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' };
  return {
    name: 'compiled-texts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ resolve: { alias: [formatter] } }),
    // A text file exports only its language's texts.
    load: async (path) => (textFile.test(path) ? moduleOf((await import(path)) as Record<string, Texts>) : null),
  };
}

function moduleOf(languages: Record<string, Texts>): string {
  return Object.entries(languages)
    .map(([language, texts]) => `export const ${language} = ${JSON.stringify(compiled(texts))};`)
    .join('\n');
}

/** The texts of a file, in the format of `use-intl/format-message/format-only`. */
export function compiled(texts: Texts): Compiled {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compiled(text)]));
}
