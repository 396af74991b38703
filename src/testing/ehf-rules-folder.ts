import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The folder with the official rules of EHF, of the newest release: the schemas of UBL 2.1 in `xsd`, and the rules of the European norm and of
 * Peppol as XSLT. They are not part of this repository; how to lay them here says record 321.
 */
export const ehfRules = newestIn(process.env['EHF_RULES'] ?? join(import.meta.dirname, '../../ehf-rules'));

function newestIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const newest = readdirSync(folder)
    .filter((name) => /^\d{4}\.\d{1,2}$/.test(name))
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
  return newest === undefined ? undefined : resolve(folder, newest);
}
