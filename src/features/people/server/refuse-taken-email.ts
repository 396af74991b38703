import type { Fail } from '#kernel/server/failure.ts';
import { isEmailTaken } from './store-people.ts';

/** Saves; when the work e-mail already exists in the company, refuses and names the field (people.6). */
export async function refuseTakenEmail(fail: Fail<'people.EmailAlreadyExists'>, save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!isEmailTaken(error)) throw error;
    fail('people.EmailAlreadyExists', 400, { fieldErrors: [{ path: 'emailAddress', code: 'notUnique' }] });
  }
}
