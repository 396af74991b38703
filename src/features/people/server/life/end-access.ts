import type { CallContext } from '#kernel/server/call-context.ts';
import { revokeKeysOf } from '#kernel/server/store-api-key.ts';
import { changeOf } from '../change-of.ts';
import { changeRecords, readRecords } from '../save-people.ts';
import { lockReportingLines } from '../store-reporting.ts';
import { accessEnded } from './life-hooks.ts';
import { countOtherAdmins, saveFormerAccount } from './store-life.ts';

type Call = Pick<CallContext, 'company' | 'services' | 'now' | 'today' | 'audit'>;

/** Takes somebody’s access, and with it what leads to it, also from somebody who has none yet; they stay who they are, can be invited again, and reach their own profile once they have left. The last system administrator keeps it. */
export async function endAccess(
  { company, services, now, today, audit }: Call,
  companyUserId: string,
): Promise<'ended' | 'hadNone' | 'isLastAdmin'> {
  await lockReportingLines(company);
  const place = { company, secrets: services.secrets, now, today, by: null };
  const [person] = await readRecords(place, [companyUserId], { lock: true });
  if (!person) return 'hadNone';
  const ended = { company, services, companyUserId, now, today, audit };
  // Whoever is inactive has lost their access, and keeps their account for their own profile and files (people.14).
  if (person.accountId === null || person.state === 'inactive') {
    await services.hooks.tell(accessEnded, ended);
    return 'hadNone';
  }
  const isAdmin = person.role === 'systemadmin' && person.state === 'active';
  if (isAdmin && (await countOtherAdmins(company, companyUserId)) === 0) return 'isLastAdmin';
  const after = { ...person, accountId: null, hasAccess: false };
  await changeRecords(place, [{ before: person, after }]);
  await saveFormerAccount(company, companyUserId, person.accountId);
  await revokeKeysOf(company, companyUserId, now);
  await services.hooks.tell(accessEnded, ended);
  audit(changeOf(person, after));
  return 'ended';
}
