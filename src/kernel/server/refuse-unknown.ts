import type { Fail } from './failure.ts';

/** Refuses names that the composition does not have, as a schema refuses them; `path` is the field of the list. */
export function refuseUnknown(fail: Fail, path: string, names: readonly string[], known: readonly string[]): void {
  const fieldErrors = names.flatMap((name, at) => (known.includes(name) ? [] : [{ path: `${path}[${at}]`, code: 'invalid' as const }]));
  if (fieldErrors.length > 0) fail('common.BadRequest', 400, { fieldErrors });
}
