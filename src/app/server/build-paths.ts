import { fileURLToPath } from 'node:url';

/** Where `npm run build` puts the web. */
export const builtWebFolder = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** Where Node keeps what it has compiled of the server. */
export const compileCacheFolder = fileURLToPath(new URL('../../../dist/compile-cache', import.meta.url));
