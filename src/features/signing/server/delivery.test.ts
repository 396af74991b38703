import { expect, test } from 'vitest';
import { jobKinds } from '#kernel/server/jobs.ts';
import { deliverQueuedMail } from '#kernel/server/mail/deliver-mail.ts';
import { mailServer } from '#kernel/testing/mail-server.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { updateSigningRecipientInvitationEmail } from '../contract/endpoints-life.ts';
import { deliveryJob } from './invite.ts';
import { seenBy, sent, somebody } from '../testing/requests.ts';

const { smtpUrl, refuseNext, received } = await mailServer();
const reports: Record<string, unknown>[] = [];
const server = await testServer({ smtpUrl });
const { services } = server;

/** Sends what is queued; its reports wait. */
async function send(): Promise<void> {
  const jobs = {
    ...services.jobs,
    enqueue: async (_unit: unknown, name: string, data: Record<string, unknown>) => void (name === deliveryJob && reports.push(data)),
  };
  await deliverQueuedMail({ ...services, jobs });
}

/** Hands on the reports that wait, as the queue does. */
async function report(): Promise<void> {
  const job = services.registers.of(jobKinds).get(deliveryJob);
  for (const waiting of reports.splice(0)) await job?.run(services, waiting);
}

async function deliver(): Promise<void> {
  await send();
  await report();
}

const statusOf = async ({ admin }: Pick<TestCompany, 'admin'>, id: string) => {
  const { status, recipients } = await seenBy(admin, id);
  return [status, recipients[0]?.status, recipients[0]?.deliveryProblem];
};

test('somebody is notified when the mail was accepted', async () => {
  const company = await server.newCompany();
  const { signingRequestId } = await sent(server, company.admin);
  expect(await statusOf(company, signingRequestId)).toEqual(['Created', 'Delivering', null]);
  await deliver();
  expect(await statusOf(company, signingRequestId)).toEqual(['InProgress', 'Notified', null]);
});

test('somebody whose address is refused could not be notified, and the requester is told', async () => {
  const company = await server.newCompany();
  const person = somebody({ name: 'Ola Hansen' });
  const { signingRequestId, recipients } = await sent(server, company.admin, { recipients: [person] });
  refuseNext({ at: 'recipient', code: 550 });
  await deliver();
  expect(await statusOf(company, signingRequestId)).toEqual(['Created', 'Could_Not_Notify', expect.stringContaining('not now')]);
  await deliver();
  expect(received.at(-1)?.subject).toBe('Vi kunne ikke nå Ola Hansen');
  // A corrected address gets a new request.
  const body = { signingRequestId, recipientId: recipients[0]?.recipientId, email: somebody().email };
  expect((await company.admin.call(updateSigningRecipientInvitationEmail, { body })).status).toBe(200);
  expect(await statusOf(company, signingRequestId)).toEqual(['Created', 'Delivering', null]);
  await deliver();
  expect(await statusOf(company, signingRequestId)).toEqual(['InProgress', 'Notified', null]);
});

test('what becomes of a mail to a former address says nothing any more', async () => {
  const company = await server.newCompany();
  const { signingRequestId, recipients } = await sent(server, company.admin);
  const body = { signingRequestId, recipientId: recipients[0]?.recipientId, email: somebody().email };
  refuseNext({ at: 'recipient', code: 550 });
  await send();
  await company.admin.call(updateSigningRecipientInvitationEmail, { body });
  await report();
  expect(await statusOf(company, signingRequestId)).toEqual(['Created', 'Delivering', null]);
  await deliver();
  expect(await statusOf(company, signingRequestId)).toEqual(['InProgress', 'Notified', null]);
});
