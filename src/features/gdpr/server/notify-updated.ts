import { raise, type ReasonSource, type Subject } from '#features/notifications/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { scopeOf, submodules, type Submodule } from '../contract/submodules.ts';
import { clockSentence, clockTarget } from './notify-of-clocks.ts';
import { readUpdates, type UpdateRow } from './store-updates.ts';

type Updating = Pick<CallContext, 'company' | 'services' | 'today'>;

/** Tells by the company's rules that parts of the area have changed, and sets the dots on their tabs (gdpr.12). */
export async function notifyUpdated(
  { company, services, actor, today }: Updating & Pick<CallContext, 'actor'>,
  parts: readonly Submodule[],
): Promise<void> {
  await notifyUpdatedBy({ company, services, today, by: actor.member.companyUserId }, parts);
}

/** The same where nobody calls the area itself, as when somebody leaves. */
export async function notifyUpdatedBy(
  { company, services, today, by }: Updating & { by: string | null },
  parts: readonly Submodule[],
): Promise<void> {
  const subjects = parts.map((part) => updateSubject({ day: today, part, by }));
  await raise(company, services, 'GdprSubmoduleUpdated', subjects);
}

function updateSubject({ day, part, by }: UpdateRow): Subject {
  const affectedId = String(submodules[part]);
  return { key: `gdpr:${part}`, date: day, companyUserId: null, by, scope: 'gdpr', scopeId: scopeOf[part], affectedId, facts: {} };
}

/** The page of each part, by its number. */
const pages: Readonly<Record<string, string>> = {
  [submodules.agreement]: '/gdpr/data-processor-agreement',
  [submodules.statement]: '/gdpr/privacy-statement',
  [submodules.risk]: '/gdpr/risk-assessment',
};

/**
 * Says that a part has changed, or that a clock of the area runs, and leads there whoever has access. Parts are told of as they change;
 * what was changed is found in the log for whoever simulates a rule.
 */
export const updatedReason: ReasonSource = {
  reason: 'GdprSubmoduleUpdated',
  subjects: async (company, _services, days) => (await readUpdates(company, days)).map(updateSubject),
  sentence: clockSentence,
  target: (thing, reader, services) => {
    const path = pages[thing.affectedId ?? ''];
    if (path === undefined) return clockTarget(thing, reader, services);
    return reader.permissions.has('Gdpr') ? { path, query: {} } : undefined;
  },
};
