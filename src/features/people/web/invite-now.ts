import { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { fromPort } from '#kernel/web/from-port.ts';
import { showError } from '#kernel/web/show-error.ts';
import type { CompanyUser } from '../contract/entities.ts';

export interface FailedInvitation {
  person: CompanyUser;
  /** Undefined when the person has no e-mail address. */
  lines: readonly string[] | undefined;
}

/** Invites several people one after the other; a refusal for one does not stop the rest, a failure that concerns all does. */
export async function inviteEach(people: readonly CompanyUser[], onInvited: (count: number) => void): Promise<FailedInvitation[]> {
  const invite = await fromPort('invite');
  const refused: FailedInvitation[] = [];
  for (const [place, person] of people.entries()) {
    try {
      await invite(person.id);
    } catch (error) {
      if (!(error instanceof CallError) || (error.status !== 400 && error.status !== 403 && error.status !== 404)) throw error;
      refused.push({ person, lines: error.fieldErrors.length > 0 ? undefined : errorLines(error) });
    }
    onInvited(place + 1);
  }
  return refused;
}

/** Invites a person who was just added; they stay added when the invitation fails. */
export async function inviteNow(companyUserId: string): Promise<boolean> {
  try {
    const invite = await fromPort('invite');
    await invite(companyUserId);
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    showError(error);
    return false;
  }
}
