import type { FailureExtra } from '#kernel/server/failure.ts';
import { isEmailTaken } from './store-people.ts';

type Fail = (code: 'people.EmailAlreadyExists', status: number, extra: FailureExtra) => never;

/** Saves; when the database says that the company has the work e-mail already, refuses with the field named (001 §5). */
export async function refuseTakenEmail(fail: Fail, save: () => Promise<void>): Promise<void> {
  try {
    await save();
  } catch (error) {
    if (!isEmailTaken(error)) throw error;
    fail('people.EmailAlreadyExists', 400, { fieldErrors: [{ path: 'emailAddress', code: 'notUnique' }] });
  }
}
