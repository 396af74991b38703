import type { Plugin } from 'vite';

interface Unused {
  /** The module that asks for it, in node_modules. */
  by: string;
  /** How it asks for it. */
  part: string;
  names: readonly string[];
  /** Why nothing misses it. */
  because: string;
}

/** Parts of libraries that other parts of them ask for by name, so that a bundler keeps them, and that nothing here uses (record 450). */
export const unused: readonly Unused[] = [
  { by: '@tanstack/react-router/dist/esm/route.js', part: './link.js', names: ['Link'], because: 'links are those of kernel/web/Link.tsx' },
  {
    by: '@tanstack/router-core/dist/esm/router.js',
    part: './searchParams.js',
    names: ['defaultParseSearch', 'defaultStringifySearch'],
    because: 'app/web/router.ts reads and writes queries',
  },
  {
    by: '@tanstack/query-core/build/modern/query.js',
    part: './infiniteQueryBehavior.js',
    names: ['infiniteQueryBehavior'],
    because: 'lists have pages',
  },
  ...groupsOf('Button'),
  ...groupsOf('ActionIcon'),
];

/** Both stand on their own here, and home loads both. */
function groupsOf(name: string): Unused[] {
  return [`${name}Group`, `${name}GroupSection`].map((group) => ({
    by: `@mantine/core/esm/components/${name}/${name}.mjs`,
    part: `./${group}/${group}.mjs`,
    names: [group],
    because: 'buttons stand on their own',
  }));
}

const mark = '\0unused:';

/** Leaves them out of what is built; who uses one after all is told so. A library that no longer asks for one stops the build. */
export function unusedParts(): Plugin {
  const left = new Set(unused);
  return {
    name: 'unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(part, by) {
      const found = unused.find((one) => one.part === part && by?.endsWith(`/node_modules/${one.by}`));
      if (!found) return null;
      left.delete(found);
      return `${mark}${unused.indexOf(found)}`;
    },
    load(id) {
      const found = id.startsWith(mark) ? unused[Number(id.slice(mark.length))] : undefined;
      return found ? inPlaceOf(found) : null;
    },
    buildEnd() {
      for (const { by, part } of left) this.error(`${by} does not ask for ${part} any more: take it off scripts/web/unused-parts.ts.`);
    },
  };
}

/** What stands for a part: it says so when it is used. */
export function inPlaceOf({ names, because }: Pick<Unused, 'names' | 'because'>): string {
  return names
    .map((name) => `export const ${name} = () => { throw new Error('${name} is left out of the build: ${because}.'); };`)
    .join('\n');
}
