import { fileURLToPath } from 'node:url';

/** The output of `npm run build`. */
export const builtWebFolder = fileURLToPath(new URL('../../../dist/web', import.meta.url));

/** Node's compile cache of the server. */
export const compileCacheFolder = fileURLToPath(new URL('../../../dist/compile-cache', import.meta.url));
