import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { openText } from './seal-text.ts';
import { deleteHeld, readHeld, readSaidName } from './store-held.ts';

/** Deletes what waits to be sent and names somebody who is about to be erased, whoever it is for. */
export async function eraseHeldNaming(company: Company, { secrets }: Pick<Services, 'secrets'>, companyUserId: string): Promise<void> {
  const name = await readSaidName(company, companyUserId);
  if (name === undefined) return;
  // As it stands within the JSON of a letter.
  const said = JSON.stringify(name).slice(1, -1);
  const held = await readHeld(company);
  const naming = held.filter(({ id, content }) =>
    openText(secrets, { companyId: company.id, id, column: 'content' }, content).includes(said),
  );
  if (naming.length > 0)
    await deleteHeld(
      company,
      naming.map(({ id }) => id),
    );
}
