import type { Language } from '#kernel/contract/locale.ts';
import type { Unit } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { IdentityAdmin } from '#kernel/server/services.ts';
import { hashPassword } from './password-hash.ts';
import { removeSecondFactor } from './second-factor.ts';
import { countRecoveryCodes } from './store-second-factor.ts';
import { sweepKeys } from './keys.ts';
import { deletePayloadsOf, sweepPayloads } from './store-payload.ts';
import { sweepLinks } from './store-link.ts';
import {
  deleteUser,
  findUser,
  insertUser,
  insertVerifiedUsers,
  subjectsWithSecondFactor,
  sweepDecoys,
  updateEmailVerified,
  updateUnverifiedEmail,
} from './store-user.ts';

/** The operations of the app on the embedded provider's sign-ins. */
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
  subjectsWithMfa: (unit, subjects) => subjectsWithSecondFactor(unit, subjects),
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
  password: string;
  givenName: string;
  familyName: string;
  language: Language;
  emailVerified: boolean;
  now: Date;
}

/** Adds a sign-in without a sign-up, for tests; returns its subject. */
export async function createIdentityUser(unit: Unit, { password, ...user }: NewIdentityUser): Promise<string> {
  const subject = newId();
  const isNew = await insertUser(unit, { ...user, subject, passwordHash: await hashPassword(password), decoy: false });
  if (!isNew) throw new Error(`There is already a sign-in for ${user.email}.`);
  return subject;
}

/** Adds sign-ins with verified addresses and a shared password, for demo companies; one statement. */
export async function createIdentityUsers(
  unit: Unit,
  users: readonly Pick<NewIdentityUser, 'email' | 'givenName' | 'familyName' | 'language'>[],
  { password, now }: Pick<NewIdentityUser, 'password' | 'now'>,
): Promise<void> {
  const rows = users.map((user) => ({ ...user, subject: newId() }));
  await insertVerifiedUsers(unit, rows, { passwordHash: await hashPassword(password), now });
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Deletes expired records; called by a job. */
export async function sweepIdentity(unit: Unit, now: Date): Promise<void> {
  await sweepPayloads(unit, now);
  await sweepLinks(unit, now);
  await sweepKeys(unit, now);
  // A session lasts a day at most, and a decoy only as long as its session.
  await sweepDecoys(unit, new Date(now.getTime() - 2 * dayMilliseconds));
}
