import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pino from 'pino';
import { expect, test } from 'vitest';
import { apiServer } from '#app/server/web-server.ts';
import { getIntegrations } from '#features/integrations/contract/endpoints-overview.ts';
import { createSlackJob, getSlackJobs } from '#features/integrations/contract/endpoints-slack.ts';
import { getSyncHistory, getSyncState } from '#features/integrations/contract/endpoints-sync.ts';
import { accountingSystems, type AccountingSystem } from '#features/integrations/contract/kinds.ts';
import { subscribeToChanges } from '#features/integrations/server/hooks/subscribe.ts';
import { findDueMessages } from '#features/integrations/server/slack/due-messages.ts';
import { postMessage } from '#features/integrations/server/slack/post-message.ts';
import { askToCompare, comparisonOf, syncOf } from '#features/integrations/testing/connected-company.ts';
import { newWebhook, slackJobBody } from '#features/integrations/testing/slack-given.ts';
import { slackServer } from '#features/integrations/testing/slack-server.ts';
import { everybody } from '#features/integrations/testing/sync-tools.ts';
import { threeChains } from '#features/integrations/testing/three-chains.ts';
import { threeSystems } from '#features/integrations/testing/three-systems.ts';
import { addStaff } from '#features/people/testing/staff.ts';
import { backup } from '#kernel/server/database/backup.ts';
import { sessionCookieName } from '#kernel/server/session/cookies.ts';
import { newFile } from '#kernel/testing/backup.ts';
import { caller, type Caller, type TestAnswer } from '#testing/caller.ts';
import { atFileEnd } from '#kernel/testing/file-end.ts';
import { mailServer } from '#kernel/testing/mail-server.ts';
import { testServer, type TestCompany } from '#testing/server.ts';

const systems = await threeSystems();
const { tripletex, poweroffice, unimicro } = systems;
const [mail, slack] = [await mailServer(), await slackServer()];
const server = await testServer({ accounting: systems.accounting, publicUrl: 'https://hr.firma.no', smtpUrl: mail.smtpUrl });
server.config.slackTestUrl = slack.url;
const chains = threeChains(server, systems, mail);
const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
const services = { ...server.services, log };
const working = { ...server, services };
const app = await apiServer({ services, rooms: server.rooms });
atFileEnd(() => app.close());

const [theirNumber, ourNumber, noNumber, theirAccount] = ['13097248022', '01819012365', '01819012366', '86011117947'];
const today = '2026-11-24';
/** All that was answered, refusals too. */
const answers: TestAnswer[] = [];

/** Somebody whose calls are answered by the product that logs, and are kept. */
function heard(admin: TestCompany['admin']): Caller {
  const plain = caller(app, admin);
  const cookie = `${sessionCookieName(server.config.publicUrl)}=${admin.cookie}`;
  return {
    ...plain,
    call: async (endpoint, input, headers = {}) => {
      const answer = await plain.call(endpoint, input, { 'sec-fetch-site': 'same-origin', cookie, ...headers });
      answers.push(answer);
      return answer;
    },
  };
}

/** Connects a system by a wrong key and the right one, compares, and syncs with somebody whom it refuses in words that should not be shown. */
async function useSystem(system: AccountingSystem): Promise<void> {
  const chain = chains[system];
  const company = await server.newCompany();
  const { companyId } = company;
  const ours = { ...company, admin: heard(company.admin) };
  expect((await chain.connect(ours, false)).codes).toEqual([chain.wrong]);
  expect((await chain.connect(ours, true)).json['state']).toBe('connected');
  const kari = { firstName: 'Kari', lastName: 'Hansen', employeeNumber: '17', socialSecurityNumber: ourNumber };
  await server.database.forCompany(companyId, (unit) => addStaff(unit, [kari], services.secrets));
  const { key, others } = systems.systems[system];
  chain.addTheirs({ number: 17, firstName: 'Kari', lastName: 'Hansen', email: undefined, nationalNumber: noNumber, city: 'Oslo' });
  chain.addTheirs({ number: 30, firstName: 'Eva', lastName: 'Li', email: undefined, nationalNumber: theirNumber, city: 'Oslo' });
  if (system === 'tripletex') for (const employee of tripletex.employees.values()) employee['bankAccountNumber'] = theirAccount;
  const compared = await comparisonOf(working, ours, { system });
  const words = `Number ${ourNumber} of ${key} is taken`;
  const json = { status: 422, code: 18_000, message: words, Detail: words, Message: words };
  const end = others.fail({ when: /^(?:PUT|PATCH|POST) .*employees?(?:\/\d+)?$/i, fault: { status: 422, json } });
  const sync = await syncOf(working, ours, everybody(compared, ours), system);
  end();
  const fates = sync.rows.map(({ fate }) => fate);
  expect([fates.includes('failed'), fates.includes('added')]).toEqual([true, true]);
  await ours.admin.call(getSyncState, { query: { provider: system } });
  await ours.admin.call(getSyncHistory, { query: { provider: system } });
  const mend = others.fail({ when: /^GET .*employees?$/i, fault: { status: 403, json } });
  expect((await askToCompare(working, ours, ours.admin, { system, anew: true })).codes).toEqual(['integrations.NoPermission']);
  mend();
  await ours.admin.call(getIntegrations);
  if (system === 'tripletex') await subscribeToChanges(services, { companyId, system });
}

/** Makes a message, and has what stands before Slack answer with a page that names its address. */
async function useSlack(webhookUrl: string): Promise<void> {
  server.clock.set(`${today}T05:30:00Z`);
  const { admin: founder, companyId } = await server.newCompany();
  const admin = heard(founder);
  const body = slackJobBody({ webhookUrl, kind: 'birthdaysToday' });
  for (const sent of [body, body, { ...body, webhookUrl: `${webhookUrl}/x` }]) await admin.call(createSlackJob, { body: sent });
  expect(answers.slice(-3).map(({ status }) => status)).toEqual([200, 409, 400]);
  await admin.call(getSlackJobs);
  const born = { firstName: 'Eva', lastName: 'Dal', birthday: `1990${today.slice(4)}` };
  await server.database.forCompany(companyId, (unit) => addStaff(unit, [born], services.secrets));
  server.clock.set(`${today}T06:00:00Z`);
  const due = await server.database.forCompany(companyId, (unit) => findDueMessages(unit, services));
  expect(due).toHaveLength(1);
  slack.fail({ fault: { status: 400, text: `<p>${new URL(webhookUrl).pathname} was not found</p>` } });
  for (const key of due) await postMessage(services, companyId, key);
  expect(logged.at(-1)).toContain('"verdict":"refused"');
}

async function takeBackup(): Promise<string> {
  const file = newFile();
  const { connection, config, clock } = server;
  await backup({ connection, dataDir: config.dataDir, store: undefined, file, keys: [], now: clock.now() });
  return gunzipSync(readFileSync(file)).toString('latin1');
}

test('what connections, hooks, comparisons, syncs and messages know is in no answer, log or backup without keys', async () => {
  for (const system of accountingSystems) await useSystem(system);
  const webhookUrl = newWebhook();
  await useSlack(webhookUrl);
  const hooks = [...tripletex.subscriptions.values()];
  expect(hooks).toHaveLength(3);
  const kept = await takeBackup();
  // The search would find what is kept in plain text.
  expect(kept).toContain('Hansen');
  const secrets = {
    'employee token': tripletex.employeeToken,
    'consumer token': tripletex.consumerToken,
    'address of the hook': hooks[0]?.targetUrl.split('/').at(-1) ?? '',
    'key of its signatures': hooks[0]?.hmacSharedSecret ?? '',
    'application key of PowerOffice': poweroffice.applicationKey,
    'subscription key of PowerOffice': poweroffice.subscriptionKey,
    'client key of PowerOffice': poweroffice.clientKey,
    'company key of Uni Micro': unimicro.companyKey,
    'private key for Uni Micro': readFileSync(unimicro.keyFile, 'utf8').split('\n')[1] ?? '',
    'address of Slack': webhookUrl.split('/').at(-1) ?? '',
    'channel in the address of Slack': webhookUrl.split('/').at(-2) ?? '',
    'our national number': ourNumber,
    'their national number': theirNumber,
    'a number that is none': noNumber,
    'their account': theirAccount,
  };
  const places = { answers: answers.map(({ bytes }) => bytes.toString()).join('\n'), log: logged.join('\n'), backup: kept };
  for (const [name, secret] of Object.entries(secrets)) {
    expect([name, secret.length > 9]).toEqual([name, true]);
    for (const [place, text] of Object.entries(places)) expect([name, place, text.includes(secret)]).toEqual([name, place, false]);
  }
});
