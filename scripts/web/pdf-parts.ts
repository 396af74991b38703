import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const installed = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** What pages of PDFs are drawn with when their own file lacks it: letters of other scripts, the fourteen standard fonts, readers of scanned pictures, colours. */
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'] as const;
const unused = /quickjs/;
const address = /^\/assets\/pdfjs-[\d.]+\/((?:cmaps|standard_fonts|wasm|iccs)\/[\w.-]+)$/;

const files = (): string[] =>
  folders.flatMap((folder) => readdirSync(join(installed, folder)).map((name) => `${folder}/${name}`)).filter((file) => !unused.test(file));

/** Serves what pdfjs fetches by itself, in a folder that is named by its version (`ui/pdf/open-pdf.ts`). */
export function pdfParts(): Plugin {
  // Whoever installed it wrote this file.
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string };
  return {
    name: 'pdf-parts',
    generateBundle() {
      for (const file of files()) {
        this.emitFile({ type: 'asset', fileName: `assets/pdfjs-${version}/${file}`, source: readFileSync(join(installed, file)) });
      }
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [, file] = address.exec(request.url?.split('?')[0] ?? '') ?? [];
        if (file === undefined || !files().includes(file)) return next();
        return response.end(readFileSync(join(installed, file)));
      });
    },
  };
}
