import { expect, test } from 'vitest';
import { getProposals } from '#features/gdpr/contract/endpoints-flows.ts';
import { createTreatment } from '#features/gdpr/contract/endpoints-treatments.ts';
import { protocolOf } from '#features/gdpr/testing/given.ts';
import { testServer } from '#testing/server.ts';
import { connectPowerOffice, disconnectPowerOffice } from '../../contract/endpoints-connections.ts';
import { deleteSlackJob } from '../../contract/endpoints-slack.ts';
import { setUpKeySystems } from '../../testing/key-systems.ts';
import { madeSlackJob } from '../../testing/slack-given.ts';

const server = await testServer();
const { opens } = setUpKeySystems(server);
opens.set('a-key', {});

test('a connected system is proposed as treatment and recipient, and written nowhere by itself', async () => {
  const { admin } = await server.newCompany();
  await protocolOf(admin);
  const proposed = async () => getProposals.answer.parse((await admin.call(getProposals, { query: { language: 'no' } })).json);
  const payroll = async () => (await proposed()).proposals.find(({ proposalId }) => proposalId === 'hr/payroll');
  expect(await payroll()).toBeUndefined();
  await admin.call(connectPowerOffice, { body: { clientKey: 'a-key' } });
  const proposal = await payroll();
  expect(proposal?.why).toBe('Dere utveksler ansattes opplysninger med et regnskaps- eller lønnssystem.');
  expect((await proposed()).differences).toEqual([]);
  expect((await admin.call(createTreatment, { body: proposal?.treatment ?? {} })).status).toBe(200);
  const whats = async () => (await proposed()).differences.map(({ what }) => what);
  expect(await whats()).toEqual(['«Lønn og godtgjørelser» nevner ikke PowerOffice. Opplysninger om ansatte sendes dit (Integrasjoner).']);
  await admin.call(disconnectPowerOffice);
  expect(await whats()).toEqual([]);
});

test('so is Slack, while a message goes to a channel', async () => {
  const { admin } = await server.newCompany();
  await protocolOf(admin);
  const proposed = async () => getProposals.answer.parse((await admin.call(getProposals, { query: { language: 'no' } })).json);
  const messages = async () => (await proposed()).proposals.find(({ proposalId }) => proposalId === 'hr/colleagueMessages');
  expect(await messages()).toBeUndefined();
  const { id } = await madeSlackJob(admin);
  const proposal = await messages();
  expect([proposal?.name, proposal?.why]).toEqual([
    'Meldinger til kolleger',
    'Dere sender meldinger om hvem som er borte eller har bursdag, til Slack.',
  ]);
  expect((await admin.call(createTreatment, { body: proposal?.treatment ?? {} })).status).toBe(200);
  const whats = async () => (await proposed()).differences.map(({ what }) => what);
  expect(await whats()).toEqual(['«Meldinger til kolleger» nevner ikke Slack. Opplysninger om ansatte sendes dit (Integrasjoner).']);
  await admin.call(deleteSlackJob, { query: { id } });
  expect(await whats()).toEqual([]);
});
