import { expect, test } from 'vitest';
import { deliverQueuedMail } from '#kernel/server/mail/deliver-mail.ts';
import { mailServer } from '#kernel/testing/mail-server.ts';
import { testServer } from '#testing/server.ts';
import { acceptInvitation } from '../contract/endpoints.ts';
import { invite } from '../testing/invited.ts';

const { smtpUrl, received } = await mailServer();
const server = await testServer({ smtpUrl });

test('an invitation arrives by mail, and the link in it lets its reader in', async () => {
  const company = await server.newCompany('Ås & Sønn AS');
  const email = 'oyvind.as@example.no';
  await invite(company, email);
  await deliverQueuedMail(server.services);
  const [mail] = received;
  expect(mail).toMatchObject({ subject: 'Kari Nordmann inviterer deg til Ås & Sønn AS', from: { name: 'Samspill' } });
  expect(mail?.html).toContain('Ås &amp; Sønn AS');
  const { searchParams } = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const body = { invitationGuid: searchParams.get('invitationGuid'), mailProof: searchParams.get('mailProof') };
  const stranger = await server.stranger({ email, emailVerified: false });
  expect((await stranger.call(acceptInvitation, { body })).json).toMatchObject({ companyId: company.companyId });
});
