import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { viewAs } from '#features/access-control/contract/endpoints-view.ts';
import { getDocument } from '#features/employment/contract/endpoints.ts';
import { publishedDocument } from '#features/employment/testing/given.ts';
import { getFileAccessLog } from '#features/files/contract/endpoints-company.ts';
import { getCompanyUserFile } from '#features/files/contract/endpoints-people.ts';
import { note, uploadForPerson } from '#features/files/testing/uploaded.ts';
import { personNotes } from '#features/notes/contract/endpoints.ts';
import { getHistory } from '#features/people/contract/endpoints-life.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { ExampleInput } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();

// roles.18, files.12 and employment.15: whoever views the product as somebody is not that person.
test('what an administrator opens while viewing as its owner is logged as theirs', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const kari = await company.person('employee', { firstName: 'Kari', lastName: 'Moe' });
  const file = await uploadForPerson(admin, kari.companyUserId, note('Om deg', 'Avtale.txt'));
  const { documentId } = await publishedDocument(admin, { companyUserId: kari.companyUserId });
  const looks: [Endpoint, ExampleInput][] = [
    [getCompanyUserFile, { params: { fileName: 'x' }, query: { fileId: file.id } }],
    [getHistory, { query: { companyUserId: kari.companyUserId } }],
    [personNotes.getNotes, { query: { relatedId: kari.companyUserId } }],
    [getDocument, { query: { documentId } }],
  ];
  const lookedAt = () =>
    server.database.forCompany(company.companyId, async ({ tx }) => {
      const { rows } = await sql<{ entity: string; by: string; via: string }>`
        select line.entity, line.actor_company_user_id as by, line.via
        from audit_log line join audit_detail detail on detail.company_id = line.company_id and detail.audit_id = line.id
        where line.company_id = ${company.companyId} and detail.after ? 'looked' order by line.at, line.id`.execute(tx);
      return rows;
    });

  for (const [endpoint, input] of looks) expect([endpoint.path, (await kari.call(endpoint, input)).status]).toEqual([endpoint.path, 200]);
  expect(await lookedAt()).toEqual([]);

  const { json } = await admin.call(viewAs, { body: { companyUserId: kari.companyUserId } });
  const headers = { 'x-view-as': String(json['viewId']) };
  for (const [endpoint, input] of looks) expect((await admin.call(endpoint, input, headers)).status).toBe(200);
  const by = { by: admin.companyUserId, via: `viewAs:${kari.companyUserId}` };
  expect(await lookedAt()).toEqual([
    { entity: 'file', ...by },
    { entity: 'companyUser', ...by },
    { entity: 'companyUser', ...by },
    { entity: 'employmentContract', ...by },
  ]);
  const opened = await admin.call(getFileAccessLog, { query: { fileId: file.id, location: 'person' } });
  expect(opened.json['accesses']).toMatchObject([{ companyUserId: admin.companyUserId }, { companyUserId: kari.companyUserId }]);
});
