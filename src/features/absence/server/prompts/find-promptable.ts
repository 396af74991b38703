import { yearOf } from '#kernel/contract/days.ts';
import type { AbsenceReads } from '../absence-call.ts';
import { balancesFrom } from '../balance/balances.ts';
import { readSums } from '../balance/store-ledger.ts';
import { readWallPeople } from '../company-calendar/store-calendar.ts';
import { isAdministratorOf, type AbsenceViewer } from '../policy.ts';
import { readMailRecipients, type MailRecipient } from '../store-people.ts';

export interface PromptedPerson {
  companyUserId: string;
  fullName: string;
  available: number;
  recipient: MailRecipient | undefined;
}
export type ReachedPerson = PromptedPerson & { recipient: MailRecipient };

type PromptReads = Pick<AbsenceReads, 'company' | 'rules' | 'today'> & { viewer: AbsenceViewer };

/** Those of the chosen people, or of everybody, who have days left this year; others than the viewer, who may or may not be allowed to remind each. */
export async function findWithDaysLeft({ company, rules, today, viewer }: PromptReads, chosen: readonly string[] | undefined) {
  const people = (await readWallPeople(company, chosen)).filter((one) => one.companyUserId !== viewer.companyUserId);
  const ids = people.map((one) => one.companyUserId);
  const sums = await readSums(company, { years: [yearOf(today)], today, companyUserIds: ids });
  const balances = balancesFrom({ rules, people, sums, today });
  const recipients = new Map((await readMailRecipients(company, ids)).map((recipient) => [recipient.companyUserId, recipient]));
  const withDaysLeft = people
    .map(({ companyUserId: id, fullName }): PromptedPerson => ({
      companyUserId: id,
      fullName,
      available: balances.of(id, yearOf(today)).available,
      recipient: recipients.get(id),
    }))
    .filter(({ available }) => available > 0);
  return { withDaysLeft, isEmpty: people.length === 0, mayRemindAll: ids.every((id) => isAdministratorOf(viewer, id)) };
}

/** Those who have access, and so can be reached. */
export function reachedOf(people: readonly PromptedPerson[]): ReachedPerson[] {
  return people.flatMap(({ recipient, ...person }) => (recipient ? [{ ...person, recipient }] : []));
}
