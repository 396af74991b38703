import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Letter } from './letters.ts';
import { openText } from './seal-text.ts';
import { awaitHeld, deleteHeld, readHeld, readSaidNames, type SaidNames } from './store-held.ts';

/** Deletes what waits to be sent and names somebody who is about to be erased, whoever it is for. */
export async function eraseHeldNaming(company: Company, { secrets }: Pick<Services, 'secrets'>, companyUserId: string): Promise<void> {
  const names = await readSaidNames(company, companyUserId);
  if (!names) return;
  // Whoever sends it now ends first: what they have read would leave although it is deleted.
  await awaitHeld(company);
  const isNamed = namesOf(names);
  const held = await readHeld(company);
  const naming = held.filter(({ id, content }) => {
    // Written by this feature, encrypted in its own row.
    const letter = JSON.parse(openText(secrets, { companyId: company.id, id, column: 'content' }, content)) as Letter;
    return isNamed(letter);
  });
  if (naming.length > 0)
    await deleteHeld(
      company,
      naming.map(({ id }) => id),
    );
}

/** Whether a letter says the name as words of their own, also in the genitive; that of a company with the name in it is another. */
function namesOf({ fullName, companyName }: SaidNames): (letter: Letter) => boolean {
  const said = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${RegExp.escape(fullName)}s?(?![\p{L}\p{M}\p{N}])`, 'u');
  // A company may also be called as a part of the name is.
  const isLonger = companyName !== fullName && companyName.includes(fullName);
  return ({ subject, paragraphs, sentence, action, why }) => {
    const text = [subject, ...paragraphs, sentence, action.label, why].join('\n');
    return said.test(isLonger ? text.replaceAll(companyName, '\n') : text);
  };
}
