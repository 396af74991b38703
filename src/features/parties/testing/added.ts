import type { Caller, TestAnswer } from '#testing/caller.ts';
import { createParty } from '../contract/endpoints.ts';
import type { Party } from '../contract/entities.ts';

export const partyOf = ({ json }: TestAnswer): Party => json['party'] as Party;

/** Adds an organisation without a number; fails when it is refused. */
export async function addedParty(who: Caller, rest: object = {}): Promise<Party> {
  const answer = await who.call(createParty, { body: { kind: 'organisation', name: 'Fjordlys Regnskap AS', ...rest } });
  if (answer.status !== 200) throw new Error(`The party was refused: ${JSON.stringify(answer.json)}`);
  return partyOf(answer);
}
