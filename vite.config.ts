import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  baseChunk,
  homeChunk,
  iconsChunk,
  loadedFirstChunk,
  pagesChunk,
  reactChunk,
  sharedWithIdentity,
  stylesChunk,
  topBarChunk,
} from './scripts/web/base-chunk.ts';
import { compiledTexts } from './scripts/web/compiled-texts.ts';
import { pdfParts } from './scripts/web/pdf-parts.ts';
import { publicPages } from './scripts/web/public-pages.ts';
import { unusedParts } from './scripts/web/unused-parts.ts';
import { bootInDevelopment, compressed, entriesApart, lettersFirst, preloadMissing } from './scripts/web/vite-plugins.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The app, the page that ends signing in, the pages for who signs a document, and the identity provider's own pages: each loads only what it needs.
const entries = {
  index: at('src/app/web/index.html'),
  callback: at('src/app/web/callback.html'),
  sign: at('src/app/web/sign.html'),
  identity: at('src/identity/web/main.ts'),
};
const input = Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(path)));

const api = 'http://127.0.0.1:3000';

export default defineConfig({
  root: at('src/app/web'),
  publicDir: false,
  plugins: [
    react(),
    compiledTexts(),
    bootInDevelopment(),
    preloadMissing('index'),
    lettersFirst(),
    entriesApart(),
    publicPages(),
    pdfParts(),
    unusedParts(),
    compressed(),
  ],
  // React has this hook itself; the replacement is for versions before it.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // Everything is served from our own origin under a policy without data: scripts and styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input,
      output: {
        // Home names all other chunks, and a hash is not compressed: seven hexadecimal digits still tell any two versions of a file apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [
            sharedWithIdentity,
            reactChunk,
            baseChunk,
            homeChunk,
            topBarChunk,
            loadedFirstChunk,
            iconsChunk,
            pagesChunk,
            stylesChunk,
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [at('.')] },
    proxy: { '/api': { target: api, ws: true }, '/identity': api, '/health': api, '/outbox': api, '/cdn-sanity': api, '/data': api },
  },
});
