import type { ClosedRecords } from '#kernel/server/logged-kinds.ts';
import { jsonName, type TakeoutRow, type TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';
import type { Sections } from './gather-person.ts';

/** The rows that are left to somebody from whom records are hidden, with what the log says of them (takeout.1). */
export function withoutClosed(sections: Sections, shares: ReadonlyMap<string, TakeoutShare>, closed: ClosedRecords): Sections {
  if (closed.size === 0) return sections;
  const isClosed = (kind: unknown, id: unknown) => closed.get(String(kind))?.includes(String(id)) ?? false;
  const open: Sections = { ...sections };
  const keep = (section: string, isKept: (row: TakeoutRow) => boolean) => {
    open[section] = (sections[section] ?? []).filter(isKept);
  };
  for (const { table, section, record } of [...shares.values()].flatMap(({ tables }) => tables)) {
    const name = jsonName(section ?? table);
    if (record && sections[name]) keep(name, (row) => !isClosed(record.kind, row[jsonName(record.column)]));
  }
  const { auditLog = [] } = sections;
  const hidden = new Set(auditLog.filter(({ entity, entityId }) => isClosed(entity, entityId)).map(({ id }) => id));
  keep('auditLog', ({ id }) => !hidden.has(id));
  keep('auditDetail', ({ auditId }) => !hidden.has(auditId));
  return open;
}
