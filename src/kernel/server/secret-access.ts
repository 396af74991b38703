import type { Access } from '#kernel/contract/endpoint.ts';
import type { Unit } from './database/unit.ts';
import { fail } from './failure.ts';
import { requireRate } from './rate-limit.ts';
import { register } from './registers.ts';
import type { ParsedInput } from './request.ts';
import type { Secrets } from './secrets.ts';
import type { Services } from './services.ts';
import { findCompanyId, findForHolder, findSecret } from './store-secret.ts';
import type { SecretHolder, SecretTarget } from './store-secret.ts';

/** One kind of secrets that calls are made by, declared by the feature that hands them out. */
export interface SecretKind {
  name: string;
  /** Calls by one secret in ten minutes, where they are more than a person makes: another system calls. */
  mostCalls?: number;
  /** What a secret opens, by exactly one statement whatever the secret is, so that its time tells nothing; undefined for a secret that opens nothing. */
  find: (unit: Unit, asked: { secret: string; secrets: Secrets; now: Date }) => Promise<SecretTarget | undefined>;
  /** The same for somebody who is signed in with a verified address, by the id of a record. */
  findForHolder?: (unit: Unit, asked: { holder: SecretHolder; now: Date }) => Promise<SecretTarget | undefined>;
}

export const secretKinds = register<SecretKind>('kernel.secret-kinds', ({ name }) => name);

/** Secrets of 256 random bits, whose digests stand in the table `secret` (`renewSecret`, `addSecret`, `revokeSecrets`). */
export function storedSecrets(name: string, limits: Pick<SecretKind, 'mostCalls'> = {}): SecretKind {
  return {
    name,
    ...limits,
    find: (unit, { secret, now }) => findSecret(unit, { kind: name, secret, now }),
    findForHolder: (unit, lookup) => findForHolder(unit, { kind: name, ...lookup }),
  };
}

/** Secrets that say themselves what they open, under a seal of 256 bits: for what is handed out too often to be stored. `open` checks the seal. */
export function sealedSecrets(name: string, open: (secrets: Secrets, secret: string) => SecretTarget | undefined): SecretKind {
  return {
    name,
    find: async (unit, { secret, secrets }) => {
      const opened = open(secrets, secret);
      const companyId = await findCompanyId(unit, opened?.companyId ?? 0);
      return companyId === undefined ? undefined : opened;
    },
  };
}

/** Per ten minutes: secrets that open nothing from one address, and calls by one secret. */
const [mostGuesses, usualCalls, windowSeconds] = [30, 60, 600];

type Ports = Pick<Services, 'clock' | 'database' | 'registers' | 'secrets'>;
type BySecret = Extract<Access, { secret: string }>;
interface SecretCallInput {
  input: ParsedInput;
  ip: string;
  now: Date;
}

/** What the secret of a call opens. Everybody else is refused alike: after the same statements and with the same answer (wire.26). */
export async function openBySecret(services: Ports, access: BySecret, { input, ip, now }: SecretCallInput): Promise<SecretTarget> {
  const { database, secrets } = services;
  const kind = kindOf(services, access);
  const secret = secretIn(input);
  const found = await database.read((unit) => kind.find(unit, { secret, secrets, now }));
  return counted(services, access, { found, by: secret, ip });
}

/** What a record is to the account of a session, when a secret was made for its address. Others are refused as those without the secret (wire.40). */
export async function openBySession(
  services: Ports,
  access: BySecret,
  { input, ip, now, email }: SecretCallInput & { email: string },
): Promise<SecretTarget> {
  const { findForHolder: find } = kindOf(services, access);
  if (!find) throw new Error(`The secrets "${access.secret}" are made for nobody`);
  const holder = { record: fieldOf(input, access.orSession ?? ''), email };
  const found = await services.database.read((unit) => find(unit, { holder, now }));
  return counted(services, access, { found, by: `${holder.record}|${email}`, ip });
}

/** Whether a call is to be opened by the session: it may be, and names no secret. */
export function isBySession({ orSession }: BySecret, input: ParsedInput): boolean {
  return orSession !== undefined && secretIn(input) === '';
}

function kindOf({ registers }: Pick<Services, 'registers'>, access: BySecret): SecretKind {
  const kind = registers.of(secretKinds).get(access.secret);
  if (!kind) throw new Error(`No feature declares the secrets "${access.secret}"`);
  return kind;
}

/** Counts a try, and refuses one that opened nothing. */
async function counted(
  services: Ports,
  access: BySecret,
  { found, by, ip }: { found: SecretTarget | undefined; by: string; ip: string },
): Promise<SecretTarget> {
  const of = found
    ? { key: `secret|${access.secret}|${by}`, limit: kindOf(services, access).mostCalls ?? usualCalls }
    : { key: `secret-guess|${access.secret}|${ip}`, limit: mostGuesses };
  await requireRate(services, { ...of, windowSeconds });
  return found ?? fail(access.refusal ?? 'common.NotFound', 404);
}

/** The body is asked before the address, which a mail program may have filled. */
const secretIn = (input: ParsedInput): string => fieldOf(input, 'secret');

function fieldOf({ body, query, params }: ParsedInput, name: string): string {
  for (const part of [body, query, params]) {
    const value: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
    if (typeof value === 'string') return value;
  }
  return '';
}
