import type { Access } from '#kernel/contract/endpoint.ts';
import type { Unit } from './database/unit.ts';
import { fail } from './failure.ts';
import { requireRate } from './rate-limit.ts';
import { register } from './registers.ts';
import type { ParsedInput } from './request.ts';
import type { Secrets } from './secrets.ts';
import type { Services } from './services.ts';
import { findCompanyId, findSecret } from './store-secret.ts';
import type { SecretTarget } from './store-secret.ts';

/** One kind of secrets that calls are made by, declared by the feature that hands them out. */
export interface SecretKind {
  name: string;
  /** What a secret opens, by exactly one statement whatever the secret is, so that its time tells nothing; undefined for a secret that opens nothing. */
  find: (unit: Unit, asked: { secret: string; secrets: Secrets; now: Date }) => Promise<SecretTarget | undefined>;
}

export const secretKinds = register<SecretKind>('kernel.secret-kinds', ({ name }) => name);

/** Secrets of 256 random bits, whose digests stand in the table `secret` (`renewSecret`, `revokeSecrets`). */
export function storedSecrets(name: string): SecretKind {
  return { name, find: (unit, { secret, now }) => findSecret(unit, { kind: name, secret, now }) };
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
const [mostGuesses, mostCalls, windowSeconds] = [30, 60, 600];

/** What the secret of a call opens. Everybody else is refused alike: after the same statements and with the same answer (wire.26). */
export async function openBySecret(
  services: Pick<Services, 'clock' | 'database' | 'registers' | 'secrets'>,
  access: Extract<Access, { secret: string }>,
  { input, ip, now }: { input: ParsedInput; ip: string; now: Date },
): Promise<SecretTarget> {
  const { database, registers, secrets } = services;
  const kind = registers.of(secretKinds).get(access.secret);
  if (!kind) throw new Error(`No feature declares the secrets "${access.secret}"`);
  const secret = secretOf(input);
  const found = await database.read((unit) => kind.find(unit, { secret, secrets, now }));
  const counted = found
    ? { key: `secret|${kind.name}|${secret}`, limit: mostCalls }
    : { key: `secret-guess|${kind.name}|${ip}`, limit: mostGuesses };
  await requireRate(services, { ...counted, windowSeconds });
  return found ?? fail(access.refusal ?? 'common.NotFound', 404);
}

/** The field `secret` of the input; the body is asked before the address, which a mail program may have filled. */
function secretOf({ body, query, params }: ParsedInput): string {
  for (const part of [body, query, params])
    if (typeof part === 'object' && part !== null && 'secret' in part && typeof part.secret === 'string') return part.secret;
  return '';
}
