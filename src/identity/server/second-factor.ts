import { randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Unit } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { acceptStep, consumeRecoveryCode, replaceRecoveryCodes, updatePending, updateSecret } from './store-second-factor.ts';
import type { User } from './store-user.ts';

type Needs = Pick<Services, 'clock' | 'secrets'>;

/** How long an unfinished set-up is kept, so that a reload shows the same QR code. */
const pendingMinutes = 30;
const recoveryCodeCount = 10;

/** An unfinished change of the second factor: it takes effect only when the user has saved the recovery codes. */
interface Pending {
  /** The key for the authenticator app; null when only the recovery codes are replaced. */
  secret: string | null;
  recoveryCodes: string[];
  startedAt: number;
  /** The time step of the first correct code. */
  confirmedStep: number | null;
}
export type SetUp = Pending & { secret: string };

/** The encryption context of a second factor that is being set up. */
export const pendingPlace = (subject: string) => `global|identity_user|${subject}|totp_pending`;
/** The encryption context of a second factor. */
export const secretPlace = (subject: string) => `global|identity_user|${subject}|totp_secret`;

/** The unfinished set-up, or a new one. */
export async function setUpOf(services: Needs, unit: Unit, user: User): Promise<SetUp> {
  const pending = pendingOf(services, user);
  if (pending?.secret) return { ...pending, secret: pending.secret };
  const fresh = {
    secret: generateSecret(),
    recoveryCodes: newRecoveryCodes(),
    startedAt: services.clock.now().getTime(),
    confirmedStep: null,
  };
  await keepPending(services, unit, user.subject, fresh);
  return fresh;
}

/** The new recovery codes that are not confirmed yet, if any. */
export function renewalOf(services: Needs, user: User): string[] | undefined {
  const pending = pendingOf(services, user);
  return pending && pending.secret === null ? pending.recoveryCodes : undefined;
}

/** Creates recovery codes that replace the old ones when they are confirmed. */
export async function startRenewal(services: Needs, unit: Unit, user: User): Promise<void> {
  const startedAt = services.clock.now().getTime();
  await keepPending(services, unit, user.subject, { secret: null, recoveryCodes: newRecoveryCodes(), startedAt, confirmedStep: null });
}

function pendingOf({ clock, secrets }: Needs, user: User): Pending | undefined {
  if (!user.totpPending) return undefined;
  const pending: Pending = JSON.parse(secrets.decrypt(user.totpPending, pendingPlace(user.subject)));
  return clock.now().getTime() - pending.startedAt < pendingMinutes * 60_000 ? pending : undefined;
}

/** The address in the QR code. */
export function authenticatorAddress(user: User, { secret }: SetUp): string {
  return generateURI({ issuer: 'Samspill', label: user.email, secret });
}

/** Checks the first code of the app; false when it is wrong. */
export async function confirmSetUp(services: Needs, unit: Unit, user: User, code: string): Promise<boolean> {
  const pending = await setUpOf(services, unit, user);
  const step = await stepOf(services, pending.secret, code, undefined);
  if (step === undefined) return false;
  await keepPending(services, unit, user.subject, { ...pending, confirmedStep: step });
  return true;
}

/** Enables the second factor once its codes are confirmed; false without a correct first code. */
export async function completeSetUp(services: Needs, unit: Unit, user: User): Promise<boolean> {
  const pending = pendingOf(services, user);
  if (!pending?.secret || pending.confirmedStep === null) return false;
  await updateSecret(unit, user.subject, services.secrets.encrypt(pending.secret, secretPlace(user.subject)), pending.confirmedStep);
  await replaceRecoveryCodes(unit, user.subject, digestsOf(services, user.subject, pending.recoveryCodes));
  return true;
}

/** Activates new recovery codes once they are confirmed; false when there are none. */
export async function completeRenewal(services: Needs, unit: Unit, user: User): Promise<boolean> {
  const codes = renewalOf(services, user);
  if (!codes) return false;
  await updatePending(unit, user.subject, null);
  await replaceRecoveryCodes(unit, user.subject, digestsOf(services, user.subject, codes));
  return true;
}

/** Accepts a code of the authenticator app, once, at most one step early or late. */
export async function acceptCode(services: Needs, unit: Unit, user: User, code: string): Promise<boolean> {
  if (!user.totpSecret) return false;
  const secret = services.secrets.decrypt(user.totpSecret, secretPlace(user.subject));
  const step = await stepOf(services, secret, code, user.totpLastStep ?? undefined);
  return step !== undefined && acceptStep(unit, user.subject, step);
}

/** Accepts a recovery code, once, in any formatting. */
export async function acceptRecoveryCode(services: Needs, unit: Unit, user: User, typed: string): Promise<boolean> {
  if (!user.totpSecret) return false;
  const [digest = ''] = digestsOf(services, user.subject, [typed]);
  return consumeRecoveryCode(unit, user.subject, digest, services.clock.now());
}

/** Disables the second factor. */
export async function removeSecondFactor(unit: Unit, subject: string): Promise<void> {
  await updateSecret(unit, subject, null, null);
  await replaceRecoveryCodes(unit, subject, []);
}

async function keepPending({ secrets }: Pick<Needs, 'secrets'>, unit: Unit, subject: string, pending: Pending): Promise<void> {
  await updatePending(unit, subject, secrets.encrypt(JSON.stringify(pending), pendingPlace(subject)));
}

async function stepOf(
  { clock }: Pick<Needs, 'clock'>,
  secret: string,
  typed: string,
  after: number | undefined,
): Promise<number | undefined> {
  const token = typed.replace(/\D/g, '');
  if (token.length !== 6) return undefined;
  const epoch = Math.floor(clock.now().getTime() / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: 30, ...(after !== undefined && { afterTimeStep: after }) });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

// Ten unambiguous letters and digits: 50 bits, stored as keyed digests.
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const text = [...randomBytes(10)].map((byte) => alphabet[byte % 32]).join('');
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
}

function digestsOf({ secrets }: Pick<Needs, 'secrets'>, subject: string, codes: readonly string[]): string[] {
  return codes.map((code) => secrets.digest(`${subject}|${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`, 'identity-recovery-code'));
}
