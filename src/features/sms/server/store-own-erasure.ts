import { sql } from 'kysely';
import { addMonths } from '#kernel/contract/days.ts';
import { nextDue, type OwnErasure } from '#kernel/server/own-erasures.ts';
import { readLastErased } from '#kernel/server/store-last-erased.ts';
import { smsRetentionMonths } from '../contract/kinds.ts';

/** What writes to the log that texts and numbers were erased. */
export const eraseOldMessagesAction = 'sms.erase-old-messages';

/** Texts and numbers of messages go after their time; counts stay (sms.13). */
export const messageErasure: OwnErasure = {
  key: 'sms.messages',
  what: { no: 'Tekst og numre i tekstmeldinger', en: 'Texts and numbers of text messages' },
  isAutomatic: true,
  standing: async (company, day) => {
    const { rows } = await sql<{ at: Date }>`
      select sent_at as at from sms_message
      where company_id = ${company.id} and text is not null and status not in ('planned', 'queued') order by sent_at limit 1000
    `.execute(company.tx);
    const next = nextDue(
      rows.map(({ at }) => at),
      (from) => addMonths(from, smsRetentionMonths),
      day,
    );
    const lastDone = await readLastErased(company, eraseOldMessagesAction, day);
    return { period: { unit: 'months', count: smsRetentionMonths }, next, lastDone };
  },
};
