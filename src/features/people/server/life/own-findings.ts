import { countKeysOf } from '#kernel/server/store-api-key.ts';
import { countDetailsOf } from '#kernel/server/store-audit.ts';
import type { Consequence, Obstacle } from '../../contract/life.ts';
import type { enLeaving } from '../../texts/en-leaving.ts';
import type { Findings, Leaving } from './life-hooks.ts';
import { readPeople } from '../store-people.ts';
import { countOtherAdmins, readStoredOf, readSubordinates } from './store-life.ts';

/** The maximum number of names in a message. */
const maxNamed = 50;

/** The obstacles and consequences of a person's leaving within this feature. */
export async function ownFindings({ company, companyUserId, purpose }: Leaving): Promise<Findings> {
  const [person] = await readPeople(company, [companyUserId]);
  const stored = await readStoredOf(company, companyUserId);
  if (!person || !stored) return { obstacles: [], consequences: [] };
  const below = await readSubordinates(company, companyUserId, maxNamed);
  const isAdmin = person.role === 'systemadmin' && person.state === 'active';
  const others = isAdmin ? await countOtherAdmins(company, companyUserId) : 0;
  const obstacles: Obstacle[] = [];
  if (below.count > 0)
    obstacles.push({ code: 'accesscontrol.CannotDeactivateManager', details: { count: below.count, items: below.items } });
  if (isAdmin && others === 0) {
    const name = `${person.firstName} ${person.lastName}`;
    obstacles.push({ code: 'accesscontrol.OnlySystemAdmin', details: { count: 1, items: [{ id: person.id, name }] } });
  }

  const ending = {
    signIn: stored.hasSignIn && person.state !== 'inactive' ? 1 : 0,
    apiKeys: await countKeysOf(company, companyUserId),
    director: stored.isDirector ? 1 : 0,
  };
  const erased = {
    formerSubordinates: below.formerCount,
    profileFields: 1,
    emergencyContacts: stored.contacts,
    history: stored.history,
    importRows: stored.importRows,
    logDetails: await countDetailsOf(company, companyUserId),
  };
  return { obstacles, consequences: counted(purpose === 'delete' ? { ...ending, ...erased } : ending) };
}

function counted(counts: Partial<Record<keyof typeof enLeaving.consequences, number>>): Consequence[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([key, count]) => ({ key, count }));
}
