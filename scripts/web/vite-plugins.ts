import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** The server fills these in per request; the development server has no policy and nothing to say. */
export function bootInDevelopment(): Plugin {
  return {
    name: 'boot-in-development',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('__BOOT__', '{}').replaceAll('__NONCE__', ''),
  };
}

/** Writes .br and .gz beside everything text-like, so that the server compresses nothing per request. */
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
