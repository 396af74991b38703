import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deactivateCompanyUser, deleteCompanyUser, getDeactivation } from '#features/people/contract/endpoints-life.ts';
import { testServer } from '#testing/server.ts';
import { completedRequest } from '../testing/completed-request.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { doWork } from '#testing/do-work.ts';
import { cancelSigningRequest, extendSignatureDueDate } from '../contract/endpoints-life.ts';
import { seenBy, sent, somebody } from '../testing/requests.ts';
import { signAs } from '../testing/sealed-request.ts';
import { dayFrom } from '../testing/sent-request.ts';
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

  const drawn = {
    kind: 'drawn' as const,
    name: 'Ola Borte',
    ratio: 3,
    strokes: [
      [
        [0.1, 0.1],
        [0.5, 0.6],
        [0.9, 0.2],
      ],
    ] as [number, number][][],
  };

  /** A request that somebody signed who was erased before the other person did. */
  async function signedAndErased() {
    const company = await server.newCompany();
    const { companyUserId } = await company.person('employee');
    const [theirs, other] = [somebody({ name: 'Ola Borte', companyUserId }), somebody()];
    const { signingRequestId } = await sent(server, company.admin, { recipients: [theirs, other], dueDate: dayFrom(server, 1) });
    const signer = await signerOf(server, theirs.email);
    await signer.read();
    expect((await signer.sign(drawn)).codes).toEqual([]);
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
    /** All that is stored of the request, as text. */
    const stored = () =>
      server.database.forCompany(company.companyId, async ({ tx }) => {
        const { rows } = await sql<{ text: string }>`
          select coalesce(string_agg(line, ' '), '') as text from (
            select recipient::text as line from signing_recipient recipient where request_id = ${signingRequestId}::uuid and number = 1
            union all select event::text from signing_event event where request_id = ${signingRequestId}::uuid
            union all select detail::text from audit_detail detail join audit_log line on line.company_id = detail.company_id
              and line.id = detail.audit_id where line.entity_id = ${signingRequestId}) lines`.execute(tx);
        return rows[0]?.text ?? '';
      });
    return { company, signingRequestId, theirs, other, kept, stored };
  }
  const expire = async () => {
    server.clock.advance(3 * 86_400_000);
    await server.services.registers.of(jobKinds).get('signing.expire')?.run(server.services, {});
  };

  test('keeps what they signed with until it is sealed, and then their name', async () => {
    const { company, other, kept } = await signedAndErased();
    expect(await kept()).toEqual({ name: 'Ola Borte', isDrawn: true, person: null });
    await signAs(server, other.email);
    await doWork(server, company.companyId);
    expect(await kept()).toEqual({ name: 'Ola Borte', isDrawn: false, person: null });
  });

  test.each([
    [
      'is cancelled',
      async ({ company: { admin }, signingRequestId }: Awaited<ReturnType<typeof signedAndErased>>) => {
        expect((await admin.call(cancelSigningRequest, { body: { signingRequestId, reason: 'Ny versjon' } })).codes).toEqual([]);
      },
    ],
    [
      'is refused',
      async ({ other }: Awaited<ReturnType<typeof signedAndErased>>) => {
        const signer = await signerOf(server, other.email);
        await signer.read();
        expect((await signer.reject()).codes).toEqual([]);
      },
    ],
    ['expires', expire],
  ])('is erased from what they signed when it %s', async (_how, end) => {
    const world = await signedAndErased();
    expect(await world.stored()).toContain('Ola Borte');
    await end(world);
    expect(await world.kept()).toEqual({ name: 'Slettet person', isDrawn: false, person: null });
    const stored = await world.stored();
    expect(stored).not.toContain('Borte');
    expect(stored).not.toContain(world.theirs.email);
  });

  test('leaves no signature behind that could be sealed after the request has expired', async () => {
    const { company, signingRequestId } = await signedAndErased();
    await expire();
    const admin = await company.person('systemadmin');
    expect((await seenBy(admin, signingRequestId)).permissions.extend).toBe(false);
    const refused = await admin.call(extendSignatureDueDate, { body: { signingRequestId, extendedDueDate: dayFrom(server, 9) } });
    expect([refused.status, refused.codes]).toEqual([409, ['signing.SignerErased']]);
  });
});
