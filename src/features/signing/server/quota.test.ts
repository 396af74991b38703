import { describe, expect, test } from 'vitest';
import { limitCompany } from '#testing/limit-company.ts';
import { doWork } from '#testing/do-work.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { retrySealing } from '../contract/endpoints-seal.ts';
import { createSigningRequest } from '../contract/endpoints-create.ts';
import { getSigningOptions } from '../contract/endpoints.ts';
import { failRequest } from './end-request.ts';
import { requestOf, seenBy, sent, somebody } from '../testing/requests.ts';
import { moveCall } from '../testing/sent-request.ts';
import { signAs } from '../testing/sealed-request.ts';

const server = await testServer();
const usedBy = async (who: Caller) => ((await who.call(getSigningOptions)).json['limit'] as { used: number }).used;

describe('a signature of the quota', () => {
  test('that was given back by a failed seal is taken again when the request is sealed after all', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const person = somebody();
    const { signingRequestId } = await sent(server, admin, { recipients: [person] });
    await signAs(server, person.email);
    const { services, clock } = server;
    await server.database.forCompany(companyId, (unit) =>
      failRequest(moveCall(unit, { services, now: clock.now() }), signingRequestId, 'common.Unknown'),
    );
    expect(await usedBy(admin)).toBe(0);
    await admin.call(retrySealing, { body: { signingRequestId } });
    await doWork(server, companyId);
    expect([(await seenBy(admin, signingRequestId)).status, await usedBy(admin)]).toEqual(['Completed', 1]);
  });

  test('that was taken lasts to the end, when the plan has none any more', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const person = somebody();
    const { signingRequestId } = await sent(server, admin, { recipients: [person] });
    await limitCompany(server, company, { signatureLimit: 0 });
    expect((await admin.call(createSigningRequest, { body: await requestOf(server, admin) })).codes).toEqual(['signing.OutOfSignatures']);
    await signAs(server, person.email);
    await doWork(server, companyId);
    expect((await seenBy(admin, signingRequestId)).status).toBe('Completed');
  });
});
