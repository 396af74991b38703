import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { getArchivedProtocol, getArchivedProtocols, updateProtocol } from '../contract/endpoints-protocol.ts';
import { deleteTreatment, updateTreatment, updateTreatmentName } from '../contract/endpoints-treatments.ts';
import { addedTreatment, protocolOf } from '../testing/given.ts';

const server = await testServer();

async function readAll(who: Caller): Promise<Map<string, unknown>> {
  const { protocols } = (await who.call(getArchivedProtocols)).json as { protocols: { archivedProtocolId: string }[] };
  const read = protocols.map(async ({ archivedProtocolId }) => {
    const { json } = await who.call(getArchivedProtocol, { query: { archivedProtocolId } });
    return [archivedProtocolId, json['protocol']] as const;
  });
  return new Map(await Promise.all(read));
}

const steps = {
  add: (who: Caller, word: string) => addedTreatment(who, { treatmentName: `Behandling ${word}` }),
  rename: async (who: Caller, word: string) => {
    const [first] = (await protocolOf(who)).dataTreatments;
    if (first) await who.call(updateTreatmentName, { body: { treatmentId: first.treatmentId, treatmentName: `Nytt ${word}` } });
  },
  change: async (who: Caller, word: string) => {
    const last = (await protocolOf(who)).dataTreatments.at(-1);
    if (last) await who.call(updateTreatment, { body: { treatmentId: last.treatmentId, purpose: word, dataSubjects: [word] } });
  },
  remove: async (who: Caller) => {
    const [first] = (await protocolOf(who)).dataTreatments;
    if (first) await who.call(deleteTreatment, { body: { treatmentId: first.treatmentId, key: first.key } });
  },
  archive: async (who: Caller, word: string) => {
    const { protocolId } = await protocolOf(who);
    await who.call(updateProtocol, { body: { protocolId, dpoReason: { no: word, en: '' } } });
  },
};

test('whatever is done afterwards, an archived protocol stays as it was', async () => {
  const names = ['add', 'rename', 'change', 'remove', 'archive'] as const;
  const step = fc.record({ name: fc.constantFrom(...names), word: fc.stringMatching(/^[a-z]{1,8}$/) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (course) => {
      const { admin } = await server.newCompany();
      await addedTreatment(admin);
      await steps.archive(admin, 'først');
      const kept = await readAll(admin);
      expect(kept.size).toBe(1);
      for (const { name, word } of course) {
        await steps[name](admin, word);
        const now = await readAll(admin);
        for (const [id, content] of kept) expect(now.get(id)).toEqual(content);
        for (const [id, content] of now) kept.set(id, content);
      }
    }),
    { numRuns: 4 },
  );
});

test('the database itself refuses a change of an archived protocol', async () => {
  const { admin, companyId } = await server.newCompany();
  await protocolOf(admin);
  await steps.archive(admin, 'først');
  const forge = server.database.forCompany(companyId, ({ tx }) =>
    sql`update gdpr_archived_protocol set content = '{}' where company_id = ${companyId}`.execute(tx),
  );
  await expect(forge).rejects.toThrow('an archived protocol never changes');
});
