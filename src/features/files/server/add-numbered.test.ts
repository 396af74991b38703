import { expect, test } from 'vitest';
import { memberByPerson } from '#features/people/server/public.ts';
import { fail } from '#kernel/server/failure.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { addNumbered, companyFiles, keepContent, noFileChanges, theOnlyOne } from './public.ts';

const server = await testServer();

/** Adds a file of these words to the files of the company, in the name of its admin, and answers the names of all. */
async function add({ companyId, admin }: TestCompany, name: string, words: string): Promise<string[]> {
  const { services, clock } = server;
  const now = clock.now();
  const { sha256, size } = await keepContent(services, { companyId, now, bytes: Buffer.from(words) });
  return server.database.forCompany(companyId, async (company) => {
    const member = (await memberByPerson({ company, services }, admin.companyUserId ?? '')) ?? fail('common.NotFound');
    const call = { company, services, now, actor: { member }, fail, audit: () => undefined };
    const file = { upload: { sha256, size }, name, contentType: 'application/pdf' };
    const { files } = await addNumbered(call, { type: companyFiles, id: theOnlyOne }, noFileChanges, file);
    return files.map(({ fileName }) => fileName).toSorted();
  });
}

test('a name that is taken gets the next number, as what is restored, and is cut where it is too long', async () => {
  const company = await server.newCompany();
  const long = `${'å'.repeat(125)}.pdf`;
  await add(company, 'Avtale (2).pdf', 'en');
  expect(await add(company, 'AVTALE (2).pdf', 'to')).toEqual(['AVTALE (3).pdf', 'Avtale (2).pdf']);
  await add(company, long, 'tre');
  expect(await add(company, long, 'fire')).toContain(`${'å'.repeat(123)} (2).pdf`);
});

test('content that lies there already is refused by the name that it came with', async () => {
  const company = await server.newCompany();
  await add(company, 'Avtale.pdf', 'en');
  await expect(add(company, 'Avtale.pdf', 'en')).rejects.toMatchObject({
    code: 'files.DuplicateFile',
    extra: { details: { files: [{ fileName: 'Avtale.pdf' }] } },
  });
});

test('the twentieth file of a name takes as many statements as the second', async () => {
  const company = await server.newCompany();
  await add(company, 'Avtale.pdf', '1');
  const statements = async (number: number): Promise<number> => {
    const before = server.database.statements();
    await add(company, 'Avtale.pdf', String(number));
    return server.database.statements() - before;
  };
  const ofSecond = await statements(2);
  for (let number = 3; number < 20; number += 1) await add(company, 'Avtale.pdf', String(number));
  expect(await statements(20)).toBe(ofSecond);
});
