import type { PersonRecord } from '#features/people/server/person-record.ts';
import type { SmsMessage } from '#features/sms/contract/entities.ts';
import { applyDeliveryUpdate } from '#features/sms/server/follow-message.ts';
import sms from '#features/sms/server/index.ts';
import { readRecipients } from '#features/sms/server/store-recipients.ts';
import { externalRoles } from '#kernel/contract/permissions.ts';
import { callAs, type DemoContext } from './demo-context.ts';
import { momentAgo } from './recent-weeks.ts';

interface MessagesInput {
  context: DemoContext;
  people: readonly PersonRecord[];
  today: string;
}

/** A message that reached all but one, a shorter one, and one that waits for tomorrow. */
export async function addTextMessages({ context, people, today }: MessagesInput): Promise<void> {
  const [director] = people;
  if (!director) return;
  const staff = people.filter(({ state, role }) => state === 'active' && !externalRoles.includes(role));
  const to = (from: number, until: number) => staff.slice(from, until).map(({ id }) => ({ companyUserId: id }));
  const send = async (body: object): Promise<SmsMessage | undefined> =>
    // Typed by the contract of the answer.
    (await callAs(context, { by: director, feature: sms, call: 'sendMessage', body }))?.['message'] as SmsMessage | undefined;

  context.moveTo(momentAgo(today, 8, '10:15'));
  await report(context, await send({ recipients: to(1, 12), text: 'Hei {firstName}! På fredag stenger kontoret kl. 14:00.' }));
  context.moveTo(momentAgo(today, 3, '08:40'));
  await report(
    context,
    await send({
      recipients: [...to(4, 9), { phoneNumber: '+47 905 55 123' }],
      text: 'Strømmen i Fjordgata 12 er borte til omtrent kl. 11:00. Jobb hjemmefra så lenge.',
    }),
  );
  context.moveTo(momentAgo(today, 1, '15:30'));
  const tomorrow = new Date(momentAgo(today, 0, '09:00').getTime() + 86_400_000).toISOString();
  await send({ recipients: to(1, 8), text: 'Hei {firstName}, husk brannøvelsen kl. 10:00 i dag. Møt ved flaggstangen.', sendAt: tomorrow });
}

/** The gateway reports: one telephone was off, the others have it. */
async function report({ company, services }: DemoContext, message: SmsMessage | undefined): Promise<void> {
  if (!message) return;
  const now = services.clock.now();
  for (const [place, { smsId }] of (await readRecipients(company, message.messageId)).entries())
    if (smsId !== null)
      await applyDeliveryUpdate({
        company,
        smsId,
        event: place === 2 ? 'reportedFailed' : 'reportedDelivered',
        reason: place === 2 ? 'Absent subscriber' : undefined,
        now,
      });
}
