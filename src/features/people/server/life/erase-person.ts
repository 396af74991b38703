import { clearDirector } from '#features/company/server/public.ts';
import { nameErasedLines } from '#kernel/server/audit-erasure.ts';
import { revokeKeysOf } from '#kernel/server/store-api-key.ts';
import { eraseDetailsOf } from '#kernel/server/store-audit.ts';
import { deleteStoredAnswers } from '#kernel/server/store-repeated-call.ts';
import type { PersonState } from '../../contract/entities.ts';
import type { PersonEvent } from './life-hooks.ts';
import { eraseImportRows } from './erase-import-rows.ts';
import { erasureBeginning, personErasing } from './life-hooks.ts';
import { writeTombstone, eraseRelatedRows } from './store-erase.ts';

/** Erases a person whom the caller has locked; only an anonymous row stays. The log keeps that it happened and who did it. */
export async function erasePerson(event: PersonEvent, { state }: { state: PersonState }): Promise<void> {
  const { company, services, companyUserId: id, now, audit } = event;
  await services.hooks.tell(erasureBeginning, { company, companyUserId: id });
  await services.hooks.tell(personErasing, event);
  await revokeKeysOf(company, id, now);
  await clearDirector(company, [id]);
  await eraseRelatedRows(company, id);
  await eraseImportRows(company, services.secrets, id);
  await writeTombstone(company, id, now);
  // The lines of this request, those of listeners among them, are written after it: they must name nobody.
  await nameErasedLines(company, await eraseDetailsOf(company, id), now);
  // Answers say nothing of whom they are about, and are kept for a day only.
  await deleteStoredAnswers(company);
  audit({ entity: 'companyUser', entityId: id, companyUserId: id, before: { state }, after: { state: 'deleted' } });
}
