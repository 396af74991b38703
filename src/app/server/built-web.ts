import { fileURLToPath } from 'node:url';

/** Where `npm run build` puts the web. */
export const builtWebFolder = fileURLToPath(new URL('../../../dist/web', import.meta.url));
