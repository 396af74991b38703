import type { ItemType } from '#features/access-control/server/public.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { textIn } from '../contract/local-text.ts';
import { gdprRights } from '../contract/rights.ts';
import { treatmentKind } from './log-gdpr.ts';
import { isFull } from './policy.ts';
import { readHeld } from './store-owners.ts';

/** Who sees a treatment that is not restricted. */
const readers = roleKeys.filter((role) => gdprRights.gdpr.levels[role] !== 'none');

/** Treatments as items of access control (gdpr.119). */
export const treatmentItem: ItemType = {
  name: treatmentKind,
  feature: 'gdpr',
  find: async (company, viewer, treatmentId) => {
    if (!viewer.permissions.has('Gdpr')) return undefined;
    const treatment = (await readHeld(company, [treatmentId])).get(treatmentId);
    if (!treatment) return undefined;
    const name = textIn(treatment.treatmentName, 'no');
    return { id: treatmentId, name, ownerCompanyUserId: treatment.employeeId, above: [], audience: { roles: readers, companyUserIds: [] } };
  },
  mayRestrict: (viewer) => isFull(viewer),
};
