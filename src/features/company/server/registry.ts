import type { Services } from '#kernel/server/services.ts';
import type { WireUnit as Unit } from './rules/registry-unit.ts';
import { readUnit, readUnits, refusalMessage, WireRefusal, WireUnit, WireUnits } from './rules/registry-unit.ts';
import type { FoundUnits, RegistryAnswer } from './rules/registry-unit.ts';
import { embeddedRegistry, embeddedSearch } from './registry-embedded.ts';

/** Looks up one unit in the business register. It never throws: a failure is answered with `unavailable`. */
export type Registry = (registryId: string) => Promise<RegistryAnswer>;

const patienceMilliseconds = 5_000;
const accept = 'application/vnd.brreg.enhetsregisteret.enhet.v2+json;charset=UTF-8, application/json;q=0.9';

/** The register at an address, or the fictional companies of a demo without a network (`REGISTRY_URL=embedded`). */
export function registryAt(address: string, patience = patienceMilliseconds): Registry {
  return address === 'embedded' ? embeddedRegistry : (registryId) => askRegistry(address, registryId, patience);
}

/** What the configured register says of an organisation number. Must not be called inside a transaction, because the register is remote. */
export async function askBusinessRegister({ config, log }: Pick<Services, 'config' | 'log'>, registryId: string): Promise<RegistryAnswer> {
  const answer = await registryAt(config.registryUrl)(registryId);
  if (answer.kind === 'unavailable') log.warn({ reason: answer.reason }, 'The business register did not answer');
  return answer;
}

/** The units whose name has the words of a text, so many at most. Must not be called inside a transaction, because the register is remote. */
export async function searchBusinessRegister(
  { config, log }: Pick<Services, 'config' | 'log'>,
  text: string,
  most: number,
): Promise<FoundUnits> {
  if (config.registryUrl === 'embedded') return embeddedSearch(text, most);
  try {
    const query = new URLSearchParams({ navn: text, size: String(most) });
    const { status, body } = await ask(`${config.registryUrl.replace(/\/$/u, '')}/enheter?${query.toString()}`, patienceMilliseconds);
    if (status === 200) return readUnits(WireUnits.parse(jsonOf(body)));
    log.warn({ status }, 'The business register did not search');
  } catch (error) {
    log.warn({ reason: String(error) }, 'The business register did not search');
  }
  return undefined;
}

async function ask(url: string, patience: number): Promise<{ status: number; body: string }> {
  const response = await fetch(url, { headers: { accept }, signal: AbortSignal.timeout(patience) });
  return { status: response.status, body: await response.text() };
}

async function askRegistry(address: string, registryId: string, patience: number): Promise<RegistryAnswer> {
  try {
    const { status, body } = await ask(`${address.replace(/\/$/u, '')}/enheter/${encodeURIComponent(registryId)}`, patience);
    return readAnswer(status, body, registryId);
  } catch (error) {
    return { kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) };
  }
}

function readAnswer(status: number, text: string, registryId: string): RegistryAnswer {
  if (status === 404) return { kind: 'unknown' };
  // 410: removed from the register for legal reasons.
  if (status === 410) return { kind: 'deleted' };
  if (status === 400) return refused(refusalMessage(WireRefusal.safeParse(jsonOf(text)).data ?? {}));
  if (status !== 200) return { kind: 'unavailable', reason: `status ${status}` };
  const unit = WireUnit.safeParse(jsonOf(text));
  return unit.success ? readAsked(unit.data, registryId) : { kind: 'unavailable', reason: 'the answer is not a unit' };
}

/** A refusal without a message means that the number belongs to no company. */
function refused(message: string | undefined): RegistryAnswer {
  return message ? { kind: 'invalid', message } : { kind: 'unknown' };
}

function readAsked(unit: Unit, registryId: string): RegistryAnswer {
  return unit.organisasjonsnummer === registryId ? readUnit(unit) : { kind: 'unavailable', reason: 'the answer is about another unit' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: no schema accepts undefined, so it is detected there.
    return undefined;
  }
}
