import { commandOutput } from './command.ts';
import { modulesOf } from './tree.ts';

interface Cruise {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

/** Forbidden imports. Checking fewer modules than the tree has is itself a finding: dependency-cruiser skips files it cannot parse without an error. */
export async function layerFindings(root: string): Promise<string[]> {
  const { out, err } = await commandOutput(root, 'depcruise', ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json']);
  if (!out.startsWith('{')) return [`dependency-cruiser did not run: ${(err || out).trim()}`];
  // The cruiser's own published report format.
  const cruise = JSON.parse(out) as Cruise;
  const crossed = cruise.summary.violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}`);
  return [
    ...unseenFindings(
      root,
      cruise.modules.map(({ source }) => source),
    ),
    ...crossed,
  ];
}

/** The modules of `src` that were not checked. */
export function unseenFindings(root: string, seen: readonly string[]): string[] {
  const known = new Set(seen);
  return modulesOf(root, ['src'])
    .filter((path) => !known.has(path))
    .map((path) => `${path}: dependency-cruiser did not see it`);
}
