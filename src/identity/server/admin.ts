import type { Language } from '#kernel/contract/locale.ts';
import type { Unit } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { IdentityAdmin } from '#kernel/server/services.ts';
import { hashPassword } from './password-hash.ts';
import { removeSecondFactor } from './second-factor.ts';
import { countRecoveryCodes } from './store-second-factor.ts';
import { deletePayloadsOf, sweepPayloads } from './store-payload.ts';
import { sweepLinks } from './store-link.ts';
import {
  deleteUser,
  findUser,
  insertUser,
  subjectsWithSecondFactor,
  sweepDecoys,
  updateEmailVerified,
  updateUnverifiedEmail,
} from './store-user.ts';

/** What the app may do with the embedded provider's sign-ins. */
export const identityAdmin: IdentityAdmin = {
  resetMfa: async (unit, subject) => {
    const user = await findUser(unit, subject);
    if (!user?.totpSecret) return false;
    await removeSecondFactor(unit, subject);
    await deletePayloadsOf(unit, subject, undefined);
    return true;
  },
  mfaEnabled: async (unit, subject) => (await findUser(unit, subject))?.totpSecret != null,
  recoveryCodesLeft: countRecoveryCodes,
  mfaAmong: (unit, subjects) => subjectsWithSecondFactor(unit, subjects),
  markEmailVerified: (unit, subject) => updateEmailVerified(unit, subject),
  mayVerifyEmail: async (unit, subject) => (await findUser(unit, subject))?.decoy !== true,
  changeUnverifiedEmail: (unit, subject, email) => updateUnverifiedEmail(unit, subject, email),
  endSessionsOf: (unit, subject) => deletePayloadsOf(unit, subject, undefined),
  remove: async (unit, subject) => {
    await deletePayloadsOf(unit, subject, undefined);
    await deleteUser(unit, subject);
  },
};

export interface NewIdentityUser {
  email: string;
  /** The password, or the string that `hashPassword` made of it: one hash may serve a thousand demo people. */
  password: string | { hash: string };
  givenName: string;
  familyName: string;
  language: Language;
  emailVerified: boolean;
  now: Date;
}

/** Adds a sign-in without a sign-up, for demo companies and tests; answers its subject. */
export async function createIdentityUser(unit: Unit, user: NewIdentityUser): Promise<string> {
  const subject = newId();
  const { password, ...rest } = user;
  const passwordHash = typeof password === 'string' ? await hashPassword(password) : password.hash;
  const isNew = await insertUser(unit, { ...rest, subject, passwordHash, decoy: false });
  if (!isNew) throw new Error(`There is already a sign-in for ${user.email}.`);
  return subject;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Removes what has expired; a job calls it now and then. */
export async function sweepIdentity(unit: Unit, now: Date): Promise<void> {
  await sweepPayloads(unit, now);
  await sweepLinks(unit, now);
  // A session lasts a day at most, and a decoy only as long as its session.
  await sweepDecoys(unit, new Date(now.getTime() - 2 * dayMilliseconds));
}
