import { createTranslator } from 'use-intl/core';
import {
  dayWords,
  isRuleEditor,
  peoplePage,
  relatedName,
  relatedWords,
  type ReasonSource,
  type Subject,
} from '#features/notifications/server/public.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import { enReasons } from '../texts/en-reasons.ts';
import { noReasons } from '../texts/no-reasons.ts';
import { guidPlace } from './link.ts';
import { invitationText } from './mails.ts';
import { readWaitingDetails, readWaitingInvitations, type WaitingInvitationRow } from './store-waiting.ts';

const texts = {
  en: createTranslator({ locale: intlLocale.en, messages: enReasons }),
  no: createTranslator({ locale: intlLocale.no, messages: noReasons }),
};

/** Notifies of unanswered invitations. */
export const unanswered: ReasonSource = {
  reason: 'PendingUserInvitation',
  subjects: async (company, { clock }, days) => {
    const now = clock.now();
    return (await readWaitingInvitations(company, days)).map((row) => subjectOf(row, now));
  },
  // The invited person gets the link again; other recipients only learn that it is pending.
  mails: async (company, { secrets }, subjects) => {
    const days = spanOf(subjects);
    const rows = new Map((await readWaitingInvitations(company, days)).map((row) => [keyOf(row), row]));
    return (subject, { companyUserId, language }) => {
      const row = rows.get(subject.key);
      if (companyUserId !== null || !row) return undefined;
      const invitationGuid = secrets.decrypt(row.guid, guidPlace(company.id, row.id));
      const inviter = row.invitedByFullName ?? row.companyName;
      return invitationText(secrets, { ...row, kind: 'reminder', language, invitationGuid, company: row.companyName, inviter });
    };
  },
  sentence: (input) => texts[input.language]('invitation', { name: relatedName(input), date: dayWords(input).date }),
  target: (_thing, reader) => (isRuleEditor(reader) ? { path: '/people/invited', query: {} } : peoplePage),
};

/** Notifies of people with missing details. */
export const withoutDetails: ReasonSource = {
  reason: 'PendingUserUpdateInformation',
  subjects: async (company, _services, days) =>
    (await readWaitingDetails(company, days)).map(({ id, companyUserId, since, doneOn }) => ({
      key: `details:${id}`,
      date: since,
      doneOn,
      companyUserId,
      scope: 'person',
      ...(companyUserId && { scopeId: companyUserId, affectedId: companyUserId }),
      facts: { day: since },
    })),
  sentence: (input) => texts[input.language]('details', relatedWords(input)),
  // Somebody whose own details are missing fills them in, also when they may edit rules.
  target: ({ companyUserId }, reader) => {
    const isAboutOthers = companyUserId !== reader.companyUserId && isRuleEditor(reader);
    return isAboutOthers ? peoplePage : { path: '/people/edit', query: { employeeId: reader.companyUserId } };
  },
};

function keyOf({ id }: { id: string }): string {
  return `invitation:${id}`;
}

function subjectOf(row: WaitingInvitationRow, now: Date): Subject {
  const { id, companyUserId, since, doneOn, email, language, expiresAt } = row;
  const isOpen = doneOn === null && expiresAt > now;
  return {
    key: keyOf(row),
    date: since,
    doneOn,
    companyUserId,
    ...(isOpen && { invited: { email, language } }),
    scope: 'invitation',
    scopeId: id,
    affectedId: id,
    facts: { day: since, email },
  };
}

function spanOf(subjects: readonly Subject[]): { from: string; to: string } {
  const dates = subjects.map(({ date }) => date).toSorted();
  return { from: dates[0] ?? '9999-12-31', to: dates.at(-1) ?? '0001-01-01' };
}
