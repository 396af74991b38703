import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { forEachCompany } from './for-each-company.ts';
import type { Company } from './database/unit.ts';
import { fail } from './failure.ts';
import type { ParsedInput } from './request.ts';
import type { Services } from './services.ts';
import { deleteCallsBefore, enterCall, findCall, storeAnswer } from './store-repeated-call.ts';
import type { CallKey, FormerCall } from './store-repeated-call.ts';

/** What decides whether a call is carried out: the key that its caller gave it, and by whom it came. */
export interface KeyedCall {
  endpoint: Pick<Endpoint, 'repeats'>;
  action: string;
  key: string | undefined;
  accountId: string;
  viaApiKey: boolean;
  input: ParsedInput | undefined;
  secrets: Pick<Services['secrets'], 'digest'>;
  now: Date;
}

export interface Answered {
  status: number;
  json: Buffer;
}

/** A call that is entered under its key. */
interface EnteredCall {
  /** The answer of the first call with this key; undefined when this is the first. */
  former: Answered | undefined;
  /** To be called with the answer of the first. */
  keep: (answer: Answered) => Promise<void>;
}

const keptFor = 86_400_000;
const keyShape = /^[\w-]{8,64}$/;

const unkeyed: EnteredCall = { former: undefined, keep: async () => undefined };

/**
 * Enters a call under its key before it is carried out, in its own transaction, so that a second one waits until the first has ended. Refuses with
 * `common.SentBefore` when the first had another input, and with `common.AlreadyDone` when its answer was not kept.
 */
export async function enterRepeatable(company: Company, call: KeyedCall): Promise<EnteredCall> {
  const { endpoint, key, viaApiKey, accountId, action, now } = call;
  if (key === undefined && viaApiKey) return unkeyed;
  if (key === undefined || !keyShape.test(key)) return refuseKey(key);
  const named: CallKey = { accountId, action, key };
  const digest = digestOfInput(call);
  const former = await enterCall(company, named, { digest, now });
  const keepsAnswer = endpoint.repeats === 'adds';
  return {
    former: former && answerOf(former, digest),
    keep: async ({ status, json }) => {
      if (keepsAnswer) await storeAnswer(company, named, { status, answer: json.toString() });
    },
  };
}

/**
 * The answer of a call with this key that has ended, before anything of it is done once more: what is judged outside its transaction, as the room for
 * its files, may be refused now although it was carried out. Refuses as `enterRepeatable` does.
 */
export async function findRepeated(company: Company, call: KeyedCall): Promise<Answered | undefined> {
  const { key, accountId, action } = call;
  if (key === undefined || !keyShape.test(key)) return undefined;
  const former = await findCall(company, { accountId, action, key });
  return former && answerOf(former, digestOfInput(call));
}

function answerOf({ digest, status, answer }: FormerCall, requestDigest: string): Answered {
  if (digest !== requestDigest) fail('common.SentBefore');
  if (answer === null || status === null) fail('common.AlreadyDone');
  return { status, json: Buffer.from(answer) };
}

const digestOfInput = ({ secrets, input }: KeyedCall): string => secrets.digest(textOfInput(input), 'repeated-call');

function refuseKey(key: string | undefined): never {
  return fail('common.BadRequest', 400, { fieldErrors: [{ path: 'Idempotency-Key', code: key === undefined ? 'required' : 'invalid' }] });
}

/** The whole input; of files their names and digests. */
function textOfInput(input: ParsedInput | undefined): string {
  const { params, query, body, files } = input ?? {};
  return JSON.stringify([params, query, body, files?.map(({ fileName, sha256 }) => [fileName, sha256])]);
}

/** Forgets calls after 24 hours; a job runs it. */
export async function sweepRepeatedCalls({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptFor);
  await forEachCompany(database, (company) => deleteCallsBefore(company, before));
}
