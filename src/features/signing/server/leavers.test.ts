import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deactivateCompanyUser, deleteCompanyUser, getDeactivation } from '#features/people/contract/endpoints-life.ts';
import { testServer } from '#testing/server.ts';
import { completedRequest } from '../testing/completed-request.ts';
import { seenBy, sent, somebody } from '../testing/requests.ts';
import { signerOf } from '../testing/signer.ts';

const server = await testServer();

describe('somebody who leaves', () => {
  test('is said to leave requests behind, and is erased from all but what is signed', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const gone = await company.person('employee', { firstName: 'Ola', lastName: 'Borte' });
    const theirs = somebody({ name: 'Ola Borte', companyUserId: gone.companyUserId });
    const ongoing = await sent(server, admin, { recipients: [theirs, somebody()] });
    const own = await sent(server, gone);
    const { requestId, people } = await completedRequest(server, company);
    await server.database.forCompany(companyId, ({ tx }) =>
      sql`update signing_recipient set company_user_id = ${gone.companyUserId}::uuid, signature_strokes = '[]', name = 'Ola Borte'
        where company_id = ${companyId} and id = ${people[0].recipientId}::uuid`.execute(tx),
    );
    const consequences = async (purpose: string) => {
      const { json } = await admin.call(getDeactivation, { query: { companyUserId: gone.companyUserId, purpose } });
      return (json['consequences'] as { key: string; count: number }[]).filter(({ key }) => key.startsWith('signing'));
    };
    expect(await consequences('deactivate')).toEqual([
      { key: 'signingAsked', count: 1 },
      { key: 'signingAwaited', count: 1 },
    ]);
    expect(await consequences('delete')).toEqual([
      { key: 'signingCancelled', count: 1 },
      { key: 'signingKept', count: 1 },
    ]);
    const person = { companyUserId: gone.companyUserId };
    const left = await admin.call(deactivateCompanyUser, { body: person });
    expect(left.codes).toEqual([]);
    // What they asked for goes on, and is kept by those who see all.
    expect((await seenBy(admin, own.signingRequestId)).permissions.cancel).toBe(true);
    const { email } = own.recipients[0] ?? { email: '' };
    const mails = (await server.mails()).length;
    const signer = await signerOf(server, email);
    await signer.read();
    expect((await signer.reject()).status).toBe(200);
    // The system admins stand in for who has left.
    expect((await server.mails()).slice(0, -mails).map(({ subject }) => subject)).toEqual(['«Samarbeidsavtale» ble ikke signert']);
    expect((await admin.call(deleteCompanyUser, { body: person, query: person })).codes).toEqual([]);
    const cancelled = await seenBy(admin, ongoing.signingRequestId);
    expect([cancelled.status, cancelled.recipients[0]]).toMatchObject([
      'Canceled',
      { name: 'Slettet person', email: '', companyUserId: null },
    ]);
    expect(cancelled.recipients[1]?.name).toBe('Ola Hansen');
    expect(JSON.stringify(cancelled)).not.toContain(theirs.email);
    const kept = await seenBy(admin, requestId);
    expect([kept.status, kept.recipients[0]]).toMatchObject(['Completed', { name: 'Ola Borte', companyUserId: null }]);
    const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
      sql`select from signing_recipient where company_id = ${companyId} and signature_strokes is not null`.execute(tx),
    );
    expect(rows).toEqual([]);
  });

  test('keeps what they signed with until it is sealed', async () => {
    const company = await server.newCompany();
    const { companyUserId } = await company.person('employee');
    const [theirs, other] = [somebody({ name: 'Ola Borte', companyUserId }), somebody()];
    const { signingRequestId } = await sent(server, company.admin, { recipients: [theirs, other] });
    const signer = await signerOf(server, theirs.email);
    await signer.read();
    const drawn = {
      kind: 'drawn',
      name: 'Ola Borte',
      ratio: 3,
      strokes: [
        [
          [0.1, 0.1],
          [0.5, 0.6],
          [0.9, 0.2],
        ],
      ],
    };
    expect((await signer.sign(drawn as never)).codes).toEqual([]);
    const person = { companyUserId };
    await company.admin.call(deactivateCompanyUser, { body: person });
    expect((await company.admin.call(deleteCompanyUser, { body: person, query: person })).codes).toEqual([]);
    const kept = () =>
      server.database.forCompany(company.companyId, async ({ tx }) => {
        const { rows } = await sql<{ name: string; isDrawn: boolean; person: string | null }>`
          select name, signature_strokes is not null as "isDrawn", company_user_id as person from signing_recipient
          where request_id = ${signingRequestId}::uuid and number = 1`.execute(tx);
        return rows[0];
      });
    expect(await kept()).toEqual({ name: 'Ola Borte', isDrawn: true, person: null });
  });
});
