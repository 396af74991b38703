import type { WatchedRecordMessage } from '#kernel/contract/watched.ts';
import type { Secrets } from '../secrets.ts';
import type { LiveConnection } from './live-connection.ts';
import { LiveRefusal } from './live-connection.ts';
import type { Members } from './members.ts';
import { invocation } from './protocol.ts';
import { isPassFor, type WatchedRecord } from './watch-pass.ts';

/** More than a page shows; the longest watched is given up. */
const maxWatched = 20;

const keyOf = ({ companyId, entity, entityId }: WatchedRecord): string => `${companyId} ${entity} ${entityId}`;

/** Which connections watch which records (wire.41). */
export class Watchers {
  readonly #secrets: Secrets;
  readonly #members: Members;

  constructor(secrets: Secrets, members: Members) {
    this.#secrets = secrets;
    this.#members = members;
  }

  /** Lets a registered connection watch a record of which it brings its user's pass. */
  watch({ places, watched }: LiveConnection, given: readonly unknown[]): true {
    const claim = readClaim(given);
    if (!claim) throw new LiveRefusal('Watch takes a company id, a kind, an id and a pass');
    const place = places.get(claim.companyId);
    if (!place || !isPassFor(this.#secrets, claim.pass, claim, place)) throw new LiveRefusal('The pass does not fit');
    const key = keyOf(claim);
    watched.delete(key);
    watched.set(key, place.role);
    const [first] = watched.keys();
    if (watched.size > maxWatched && first !== undefined) watched.delete(first);
    return true;
  }

  /** Sends a message to those who watch its record, and have been in the company in the same role since they were let. */
  tell(message: WatchedRecordMessage): void {
    const key = keyOf(message);
    const text = invocation('told', [message]);
    for (const connection of this.#members.of(message.companyId)) {
      const role = connection.watched.get(key);
      if (role !== undefined && role === connection.places.get(message.companyId)?.role) connection.send(text);
    }
  }
}

function readClaim([companyId, entity, entityId, pass]: readonly unknown[]): (WatchedRecord & { pass: string }) | undefined {
  if (typeof companyId !== 'number' || typeof entity !== 'string' || typeof entityId !== 'string' || typeof pass !== 'string')
    return undefined;
  return { companyId, entity, entityId, pass };
}
