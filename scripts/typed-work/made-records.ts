import { setTimeout as pause } from 'node:timers/promises';
import { addressOf } from '#app/server/demo/demo-people.ts';
import type { Ask } from '../look/records.ts';

/** What is made for the forms that the demo has no record for, by the names in addresses. */
interface MadeRecords {
  /** A contract that is out for signing. */
  sent: string;
  /** Documents that the manager is asked to sign: a form each, since what is typed is kept for a document. */
  toSign: string;
  toRefuse: string;
  /** A published contract of nobody yet. */
  unnamed: string;
  /** A text message of which nobody knows whether it came. */
  unsure: string;
  /** What opens the page of somebody who has not started yet. */
  newcomer: string;
  /** What opens the payment provider's page for a card. */
  card: string;
}

interface MakeInput {
  address: string;
  ask: Ask;
  personId: string;
  documentId: string;
  draftId: string;
  manager: string;
}

/** Makes what the demo has none of. */
export async function makeRecords({ address, ask, personId, documentId, draftId, manager }: MakeInput): Promise<MadeRecords> {
  const recipient = { companyUserId: manager, email: addressOf('manager') };
  await ask('/authentication/create-api-key', { name: 'Prøvenøkkel' });
  await ask('/companies/create-tag', { tagName: 'Prøvemappe' });
  await ask('/companies/update-company-settings', { allowSupport: true }, 'PUT');
  return {
    sent: (await sendCopy(ask, { personId, documentId })).documentId,
    toSign: (await sendCopy(ask, { personId, documentId, recipient })).signingRequestId,
    toRefuse: (await sendCopy(ask, { personId, documentId, recipient })).signingRequestId,
    unnamed: await publishCopy(ask, draftId),
    unsure: await sendIntoTheBlue(ask, personId),
    newcomer: await hireSomebody(address, ask),
    card: secretIn((await ask<{ url: string }>('/subscription/get-payment-card-url')).url),
  };
}

const secretIn = (url: string): string => new URL(url).searchParams.get('secret') ?? '';

interface Written {
  document: { documentId: string; version: number };
}

type Copied = Pick<MakeInput, 'personId' | 'documentId'> & { recipient?: { companyUserId?: string; email: string } };

/** A copy of a contract, published and sent to be signed, by somebody of the company where one is named, who signs in with that address. */
async function sendCopy(ask: Ask, { personId, documentId, recipient = { email: 'prove.person@example.no' } }: Copied) {
  const { document } = await ask<Written>('/documents/copy-document', { documentId, companyUserId: personId });
  const recipients = [{ name: 'Prøve Person', ...recipient }];
  const terms = { recipients, signingMethod: 'link', dueDate: null };
  const { signingRequestId } = await ask<{ signingRequestId: string }>('/signing/publish-and-send-document', {
    documentId: document.documentId,
    version: document.version,
    terms,
  });
  return { documentId: document.documentId, signingRequestId };
}

/** A copy of a draft, published for somebody who is not in the company yet. */
async function publishCopy(ask: Ask, draftId: string): Promise<string> {
  const { document } = await ask<Written>('/documents/copy-document', { documentId: draftId });
  const { documentId, version } = document;
  const variables = [
    { key: 'firstName', value: 'Siri' },
    { key: 'lastName', value: 'Prøve' },
  ];
  const named = await ask<Written>('/documents/update-document', { documentId, version, variables }, 'PUT');
  await ask('/documents/publish-document', { documentId, version: named.document.version });
  return documentId;
}

interface Message {
  messageId: string;
  recipientCounts: { uncertain?: number };
}

async function sendIntoTheBlue(ask: Ask, companyUserId: string): Promise<string> {
  const { message } = await ask<{ message: Message }>('/sms/send', { recipients: [{ companyUserId }], text: 'Prøveord' });
  const { messageId } = message;
  await until('the text message is uncertain', async () => {
    const now = await ask<{ message: Message }>(`/sms/get?messageId=${messageId}`);
    return (now.message.recipientCounts.uncertain ?? 0) > 0 ? messageId : undefined;
  });
  return messageId;
}

/** Somebody who starts in three weeks, whose plan is mailed to them. */
async function hireSomebody(address: string, ask: Ask): Promise<string> {
  const startDate = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
  const { user } = await ask<{ user: { companyId: number; companyUserId: string } }>('/users/current-user');
  const addresses = { emailAddress: 'vera@example.no', secondaryEmail: 'vera.hjemme@example.no' };
  const { companyUser } = await ask<{ companyUser: { id: string } }>('/companyusers/create-company-user', {
    companyId: user.companyId,
    firstName: 'Vera',
    lastName: 'Prøve',
    startDate,
    reportingToCompanyUserId: user.companyUserId,
    ...addresses,
  });
  const { plan } = await ask<{ plan: { id: string; version: number } }>('/onoffboarding/plan/create', {
    type: 'Onboarding',
    companyUserId: companyUser.id,
    referenceDate: startDate,
    source: { kind: 'template', id: 'first-day' },
    isPublished: true,
  });
  await ask('/onoffboarding/plan/send-preboarding-link', { id: plan.id, version: plan.version });
  return until('the mail to who starts', async () => {
    const outbox = await (await fetch(`${address}/outbox`)).text();
    return /preboarding\?secret=([\w-]+)/.exec(outbox)?.[1];
  });
}

const patience = 60_000;

/** What is there after a while. */
async function until(what: string, look: () => Promise<string | undefined>): Promise<string> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(500)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error(`It never came: ${what}`);
}
