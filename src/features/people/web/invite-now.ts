import type * as invitations from '#features/invitations/contract/endpoints.ts';
import { addressed } from '#kernel/web/addressed.ts';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { showError } from '#kernel/web/show-error.ts';
import { loadTexts } from '#kernel/web/texts.ts';
import type { CompanyUser } from '../contract/entities.ts';

const invite = addressed<typeof invitations.sendInvitationMailToExistingEmployee>({
  method: 'POST',
  path: '/invitations/send-invitation-mail-to-existing-employee',
});

// The refusals of inviting are told in the words of its own room.
const wordsOfRefusals = () => loadTexts('invitations');

export interface Refused {
  person: CompanyUser;
  /** Undefined when there is no address to write to. */
  lines: readonly string[] | undefined;
}

/** Invites several, one after the other; whoever is refused does not stop the rest. A fault that concerns all of them does. */
export async function inviteEach(people: readonly CompanyUser[], onInvited: (count: number) => void): Promise<Refused[]> {
  await wordsOfRefusals();
  const refused: Refused[] = [];
  for (const [place, person] of people.entries()) {
    try {
      await call(invite, { body: { companyUserId: person.id } });
    } catch (error) {
      if (!(error instanceof CallError) || (error.status !== 400 && error.status !== 403 && error.status !== 404)) throw error;
      refused.push({ person, lines: error.fieldErrors.length > 0 ? undefined : errorLines(error) });
    }
    onInvited(place + 1);
  }
  return refused;
}

/** Invites somebody who was just added; they are there whatever comes of it. */
export async function inviteNow(companyUserId: string): Promise<boolean> {
  try {
    await wordsOfRefusals();
    await call(invite, { body: { companyUserId } });
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    showError(error);
    return false;
  }
}
