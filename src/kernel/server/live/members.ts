import type { Services } from '../services.ts';
import { liveSessions } from '../session/store.ts';
import type { LiveConnection, LiveSession, Place } from './live-connection.ts';
import { LiveRefusal } from './live-connection.ts';
import type { LiveMessage } from './message.ts';

// Memberships are rechecked once for all changes within this time.
const gatherMilliseconds = 50;
const accessOver = { error: 'Access has ended', allowReconnect: false };
const nobody: ReadonlySet<LiveConnection> = new Set();

/** Which connections receive changes of which company: an active membership of the session's account is required (wire.19, wire.21). */
export class Members {
  readonly #groups = new Map<number, Set<LiveConnection>>();
  readonly #registering = new Set<LiveConnection>();
  /** The users whose memberships must be rechecked; undefined for all of the company. */
  readonly #due = new Map<number, Set<string> | undefined>();
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  of(companyId: number): ReadonlySet<LiveConnection> {
    return this.#groups.get(companyId) ?? nobody;
  }

  /** Registers a connection for every company in which its account is active. The ids sent by the client are only compared; the answer says whether they were right. */
  async register(connection: LiveConnection, given: readonly unknown[]): Promise<{ companyIds: number[]; isSame: boolean }> {
    const claim = readClaim(given);
    if (!claim) throw new LiveRefusal('Register takes the id of a person and a list of company ids');
    const places = await this.#currentPlaces(connection);
    if (!places) {
      connection.close(1008, { error: 'The session has ended', allowReconnect: false });
      throw new LiveRefusal('The session has ended');
    }
    this.#seat(connection, places);
    connection.shown = [...places].find(([, { companyUserId }]) => companyUserId === claim.companyUserId)?.[0];
    const isSame =
      connection.shown !== undefined && claim.companyIds.every((id) => places.has(id)) && claim.companyIds.length === places.size;
    return { companyIds: [...places.keys()], isSame };
  }

  leave(connection: LiveConnection, companyId: number): void {
    connection.places.delete(companyId);
    const group = this.#groups.get(companyId);
    group?.delete(connection);
    if (group?.size === 0) this.#groups.delete(companyId);
  }

  /** Rechecks memberships: a changed user may have another role or none, and a changed company may require a second factor. */
  noteChanges({ companyId, changes }: LiveMessage): void {
    // The only two kinds of records that affect a membership.
    const deciding = changes.filter(({ entity }) => entity === 'companyUser' || entity === 'company');
    if (deciding.length === 0) return;
    for (const connection of this.#registering) connection.isOutdated = true;
    const people = deciding.some(({ entity, entityId }) => entity === 'company' || entityId === null)
      ? undefined
      : deciding.flatMap(({ entityId }) => entityId ?? []);
    this.#recheckSoon(companyId, people);
  }

  recheckAll(): void {
    for (const connection of this.#registering) connection.isOutdated = true;
    for (const companyId of this.#groups.keys()) this.#recheckSoon(companyId, undefined);
  }

  async #currentPlaces(connection: LiveConnection): Promise<Map<number, Place> | undefined> {
    this.#registering.add(connection);
    try {
      for (;;) {
        connection.isOutdated = false;
        const places = await this.#placesOf(connection.session);
        // A change announced while the memberships were read may be missing from them.
        if (!connection.isOutdated) return places;
      }
    } finally {
      this.#registering.delete(connection);
    }
  }

  async #placesOf({ id, accountId, emailVerified, mfa }: LiveSession): Promise<Map<number, Place> | undefined> {
    const { database, clock, listMemberships } = this.#services;
    return database.transaction(
      async (unit) => {
        const [session] = await liveSessions(unit, [id], clock.now());
        if (!session) return undefined;
        const memberships = emailVerified ? await listMemberships(unit, accountId) : [];
        const open = memberships.filter(({ state, mfaRequired }) => state === 'active' && (mfa || !mfaRequired));
        return new Map(open.map(({ companyId, companyUserId, role }) => [companyId, { companyUserId, role }]));
      },
      { accountId },
    );
  }

  #seat(connection: LiveConnection, places: ReadonlyMap<number, Place>): void {
    for (const companyId of connection.places.keys()) if (!places.has(companyId)) this.leave(connection, companyId);
    // The connection may have closed while its memberships were read.
    if (!connection.isOpen) return;
    for (const [companyId, place] of places) {
      connection.places.set(companyId, place);
      this.#groups.set(companyId, (this.#groups.get(companyId) ?? new Set()).add(connection));
    }
  }

  #recheckSoon(companyId: number, people: readonly string[] | undefined): void {
    if (!this.#groups.has(companyId)) return;
    const isNew = !this.#due.has(companyId);
    const known = this.#due.get(companyId);
    const all = people === undefined || (!isNew && known === undefined);
    this.#due.set(companyId, all ? undefined : new Set([...(known ?? []), ...people]));
    if (isNew) setTimeout(() => void this.#recheck(companyId), gatherMilliseconds);
  }

  async #recheck(companyId: number): Promise<void> {
    const people = this.#due.get(companyId);
    this.#due.delete(companyId);
    const connections = [...this.of(companyId)].filter(({ places }) => !people || people.has(places.get(companyId)?.companyUserId ?? ''));
    if (connections.length === 0) return;
    const accountIds = [...new Set(connections.map(({ session }) => session.accountId))];
    try {
      const found = await this.#services.database.forCompany(companyId, (company) => this.#services.activeMembers(company, accountIds));
      const members = new Map(found.map((member) => [member.accountId, member]));
      for (const connection of connections) {
        const member = members.get(connection.session.accountId);
        if (!member || (member.mfaRequired && !connection.session.mfa)) this.#turnOut(connection, companyId);
        else connection.places.set(companyId, { companyUserId: member.companyUserId, role: member.role });
      }
    } catch (error) {
      // If the check failed, the connection is closed; a client with a valid membership reconnects.
      this.#services.log.error({ err: error }, 'live memberships could not be looked at');
      for (const connection of connections) connection.close(1011, { allowReconnect: true });
    }
  }

  #turnOut(connection: LiveConnection, companyId: number): void {
    this.leave(connection, companyId);
    if (connection.shown === companyId || connection.places.size === 0) connection.close(1008, accessOver);
  }
}

function readClaim([companyUserId, companyIds]: readonly unknown[]): { companyUserId: string; companyIds: number[] } | undefined {
  if (typeof companyUserId !== 'string' || !Array.isArray(companyIds) || companyIds.length > 1_000) return undefined;
  const ids = companyIds.filter((id): id is number => Number.isInteger(id));
  return ids.length === companyIds.length ? { companyUserId, companyIds: [...new Set(ids)] } : undefined;
}
