import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A built page with the places that each request fills. */
export type Template = (values: { nonce: string; boot?: object }) => string;

/** Reads a built page once. */
export function readTemplate(folder: string, name: string): Template {
  const path = join(folder, name);
  if (!existsSync(path)) throw new Error(`${path} is missing: the web is not built. Run \`npm run build\` first.`);
  const html = readFileSync(path, 'utf8');
  return ({ nonce, boot = {} }) => html.replaceAll('__NONCE__', nonce).replace('__BOOT__', () => jsonInHtml(boot));
}

/** JSON that cannot close its script element. */
function jsonInHtml(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
