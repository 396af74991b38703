import type { AuditTexts } from '#kernel/web/audit-words.ts';

/** A feature's sentences for the log: `texts/en-audit.ts` or `texts/no-audit.ts`. */
export type AuditFile = Record<string, AuditTexts>;

/** The texts of `audit`: the names of records and general changes of all features, and of calls that several have; the actions by feature. */
export function joinedAudit(files: Readonly<Record<string, AuditFile>>, common: Record<string, unknown>): Record<string, unknown> {
  const rooms = Object.entries(files).map(([path, file]) => ({ feature: path.split('/').at(-3) ?? '', texts: Object.values(file)[0] }));
  return {
    ...common,
    entities: Object.assign({}, ...rooms.map(({ texts }) => texts?.entities)),
    changed: Object.assign({}, ...rooms.map(({ texts }) => texts?.changed)),
    calls: Object.assign({}, ...rooms.map(({ texts }) => texts?.calls)),
    actions: Object.fromEntries(rooms.map(({ feature, texts }) => [feature, texts?.actions ?? {}])),
  };
}
