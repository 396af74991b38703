import type { PortLoaders } from '#kernel/web/ports.ts';
import { loadTexts } from '#kernel/web/texts.ts';

const found = import.meta.glob<PortLoaders>('../../features/*/web/ports.ts', { eager: true, import: 'default' });

/** The ports that features provide to lower features, each with the texts of its feature. */
export const ports: PortLoaders = Object.assign(
  {},
  ...Object.entries(found).map(([path, loaders]) => withTexts(path.split('/').at(-3) ?? '', loaders)),
);

function withTexts(owner: string, loaders: PortLoaders): PortLoaders {
  const withOwn = Object.entries(loaders).map(([name, load]) => [
    name,
    async (): Promise<unknown> => (await Promise.all([load(), loadTexts(owner)]))[0],
  ]);
  // The names are unchanged.
  return Object.fromEntries(withOwn) as PortLoaders;
}
