import { embeddedRegistry } from '#features/company/server/registry-embedded.ts';
import { insertParty, type StoredRegister } from '#features/parties/server/store-party.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import type { Change } from '#kernel/server/audit.ts';
import { newId } from '#kernel/server/id.ts';
import { writeLog, type DemoContext } from './demo-context.ts';

/** The demo's parties by their names, with their organisation numbers; the register has news of one of them. */
const parties: readonly { name: string; registryId: string | null }[] = [
  { name: 'Trygghet Forsikring', registryId: null },
  { name: 'Nordland Trevare AS', registryId: '987654325' },
  { name: 'Havbris Restaurantdrift AS', registryId: '311234560' },
];

/** Adds the parties of a demo company; answers their ids by name. */
export async function addParties(context: DemoContext, by: PersonRecord, now: Date): Promise<ReadonlyMap<string, string>> {
  const { company } = context;
  const ids = new Map<string, string>();
  const changes: Change[] = [];
  for (const { name, registryId } of parties) {
    const partyId = newId();
    const register = registryId === null ? null : await copyOf(registryId, now);
    const rest = { email: null, phoneCountryCode: '+47', phone: null, address: null };
    await insertParty(company, { partyId, kind: 'organisation', name, registryId, register, by: by.id, now, ...rest });
    ids.set(name, partyId);
    changes.push({ entity: 'party', entityId: partyId, after: { name, kind: 'organisation', registryId } });
  }
  await writeLog(context, by, { action: 'parties.createParty', changes });
  return ids;
}

/** What the register said when the party was added: of the one that is being wound up since, that it was active. */
async function copyOf(registryId: string, copiedAt: Date): Promise<StoredRegister | null> {
  const answer = await embeddedRegistry(registryId);
  return answer.kind === 'found' ? { state: 'active', company: answer.company, copiedAt } : null;
}
