import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import pino from 'pino';
import { expect, test } from 'vitest';
import { apiServer } from '#app/server/web-server.ts';
import { connectTripletex } from '#features/integrations/contract/endpoints-connections.ts';
import { getSyncHistory, getSyncState, syncTripletex } from '#features/integrations/contract/endpoints-sync.ts';
import { subscribeToChanges } from '#features/integrations/server/hooks/subscribe.ts';
import { comparisonOf, syncOf } from '#features/integrations/testing/connected-company.ts';
import { everybody } from '#features/integrations/testing/sync-tools.ts';
import { tripletexServer } from '#features/integrations/testing/tripletex-server.ts';
import { addStaff } from '#features/people/testing/staff.ts';
import { backup } from '#kernel/server/database/backup.ts';
import { newFile } from './backup.ts';
import { sessionCookieName } from '#kernel/server/session/cookies.ts';
import { caller, type Caller } from './caller.ts';
import { atFileEnd } from './file-end.ts';
import { testServer } from './server.ts';

const tripletex = await tripletexServer();
const accounting = {
  tripletex: { url: tripletex.url, consumerToken: tripletex.consumerToken },
  poweroffice: undefined,
  unimicro: undefined,
};
const server = await testServer({ accounting, publicUrl: 'https://hr.firma.no' });
const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
const app = await apiServer({ services: { ...server.services, log }, rooms: server.rooms });
atFileEnd(() => app.close());

const [theirNumber, ourNumber, theirAccount] = ['13097248022', '01819012365', '86011117947'];

test('what a connection, its hook, a comparison and a sync know is in no answer, log or backup without keys', async () => {
  const { admin, companyId, ...company } = await server.newCompany();
  const plain = caller(app, admin);
  const cookie = `${sessionCookieName(server.config.publicUrl)}=${admin.cookie}`;
  const who: Caller = {
    ...plain,
    call: (endpoint, input, headers = {}) => plain.call(endpoint, input, { 'sec-fetch-site': 'same-origin', cookie, ...headers }),
  };
  const ours = { ...company, companyId, admin: who };
  const key = { employeeToken: tripletex.employeeToken, departmentId: null, isOtherCompanyMeant: true };
  const connected = await who.call(connectTripletex, { body: key });
  expect(connected.status).toBe(200);
  await subscribeToChanges({ ...server.services, log }, { companyId, system: 'tripletex' });
  const hooks = [...tripletex.subscriptions.values()];
  expect(hooks).toHaveLength(3);

  await server.database.forCompany(companyId, (unit) =>
    addStaff(
      unit,
      [{ firstName: 'Kari', lastName: 'Hansen', employeeNumber: '17', socialSecurityNumber: ourNumber }],
      server.services.secrets,
    ),
  );
  tripletex.add({ firstName: 'Kari', lastName: 'Hansen', employeeNumber: '17', address: { city: 'Oslo' } });
  tripletex.add({ firstName: 'Eva', lastName: 'Li', nationalIdentityNumber: theirNumber, bankAccountNumber: theirAccount });
  const compared = await comparisonOf(server, ours);
  const refusal = {
    status: 422,
    json: { status: 422, code: 18_000, message: `Number ${ourNumber} of ${tripletex.employeeToken} is taken` },
  };
  const end = tripletex.fail({ when: /^PUT \/employee/, mishap: refusal });
  const sync = await syncOf(server, ours, everybody(compared, ours));
  end();
  expect(sync.rows.map(({ fate }) => fate)).toContain('failed');
  expect(sync.rows.map(({ fate }) => fate)).toContain('added');
  const answers = [
    connected,
    await who.call(getSyncState, { query: { provider: 'tripletex' } }),
    await who.call(getSyncHistory, { query: { provider: 'tripletex' } }),
    await who.call(syncTripletex, { body: { comparisonId: compared.comparisonId, addToSamspillExternalIds: ['nobody'] } }),
  ];
  const file = newFile();
  await backup({
    connection: server.connection,
    dataDir: server.config.dataDir,
    store: undefined,
    file,
    keys: [],
    now: server.clock.now(),
  });
  const kept = gunzipSync(readFileSync(file)).toString('latin1');
  // The search would find what is kept in plain text.
  expect(kept).toContain('Hansen');
  const secrets = {
    'employee token': tripletex.employeeToken,
    'consumer token': tripletex.consumerToken,
    'address of the hook': hooks[0]?.targetUrl.split('/').at(-1) ?? '',
    'key of its signatures': hooks[0]?.hmacSharedSecret ?? '',
    'our national number': ourNumber,
    'their national number': theirNumber,
    'their account': theirAccount,
  };
  const places = {
    answers: JSON.stringify(compared) + JSON.stringify(sync) + answers.map(({ bytes }) => bytes.toString()).join('\n'),
    log: logged.join('\n'),
    backup: kept,
  };
  for (const [name, secret] of Object.entries(secrets)) {
    expect([name, secret.length > 10]).toEqual([name, true]);
    for (const [place, text] of Object.entries(places)) expect([name, place, text.includes(secret)]).toEqual([name, place, false]);
  }
});
