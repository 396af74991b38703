import type { Services } from '#kernel/server/services.ts';
import type { WorkRow } from '#kernel/server/work/store-work.ts';
import { workKinds } from '#kernel/server/work/work-kind.ts';
import type { Language } from '#kernel/contract/locale.ts';
import type { Work } from '../contract/entities.ts';
import { workPermissions } from './policy.ts';

/** Work in the form of the answer. */
export function presentWork({ registers, words }: Services, language: Language, rows: readonly WorkRow[]): Work[] {
  const kinds = registers.of(workKinds);
  return rows.map(({ workId, kind, recordKind, recordId, key, state, percent, tries, reason, startedByFullName, startedAt, endedAt }) => ({
    workId,
    state,
    percent,
    tries,
    reason,
    startedByFullName,
    name: words.value(language, { entity: recordKind, field: 'entity' }, recordKind) ?? recordKind,
    path: kinds.get(kind)?.path?.(recordId, key) ?? null,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    permissions: workPermissions({ state }, kinds.get(kind)),
  }));
}
