import { EmailAddress } from '#kernel/contract/email-address.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { updateRecipient as contract } from '../../contract/endpoints-payment.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { openForChange } from '../open-subscription.ts';
import { writeRecipient } from '../store-subscription.ts';

/** Who gets the invoices, and mails about them (subscription.31). */
export const updateRecipient: Handler<typeof contract> = async (context, { body: { version, ...body } }) => {
  const { company, fail, audit } = context;
  const { subscriptionUuid, recipient: former, version: stored } = await openForChange(context);
  await refuseStale(fail, { read: version, stored }, () => ({ version: stored, recipient: former }));
  if (!EmailAddress.safeParse(body.email).success) fail('subscription.InvalidRecipientEmail');
  await writeRecipient(company, body);
  audit({ entity: subscriptionKind, entityId: subscriptionUuid, before: logged(former), after: logged(body) });
  return { recipient: body };
};

const logged = (recipient: { name: string; email: string } | null) => ({
  recipientName: recipient?.name ?? null,
  recipientEmail: recipient?.email ?? null,
});
