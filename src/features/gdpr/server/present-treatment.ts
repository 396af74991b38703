import type { z } from 'zod';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { completionOf } from '../contract/rules/completion.ts';
import { criteriaOf, demandsDpia } from '../contract/rules/dpia-need.ts';
import type { Treatment, TreatmentRow } from '../contract/treatment.ts';
import { treatmentPermissions } from './policy.ts';
import { readDependents } from './store-dependents.ts';
import type { VisibleTreatment } from './closed-treatments.ts';

/** A treatment as a row of the protocol. */
export function presentRow(member: Membership, stored: VisibleTreatment): z.input<typeof TreatmentRow> {
  const { treatmentId, key, content, owner, software, hasNotes, changedAt, changedBy, changedById, version } = stored;
  return {
    ...content,
    treatmentId,
    key,
    owner,
    software,
    completion: completionOf(content),
    hasNotes,
    lastEdited: changedAt,
    lastEditedBy: changedBy,
    lastEditedById: changedById,
    version,
    isRestricted: stored.isRestricted,
    permissions: treatmentPermissions(member, { ...content, level: stored.level }),
  };
}

/** One treatment with the risks that name it and the agreements of its software. */
export async function presentTreatment(
  { company, member }: { company: Company; member: Membership },
  stored: VisibleTreatment,
): Promise<z.input<typeof Treatment>> {
  const { createdAt: createdDate, createdBy, content } = stored;
  const { dpiaState: state, dpiaChangedAt, ...hanging } = await readDependents(company, stored.treatmentId);
  const isStale = state !== null && state !== 'draft' && dpiaChangedAt !== null && stored.contentChangedAt > dpiaChangedAt;
  const dpia = { isDemanded: demandsDpia(content), why: criteriaOf(content), state, isStale };
  return { ...presentRow(member, stored), createdDate, createdBy, ...hanging, dpia };
}
