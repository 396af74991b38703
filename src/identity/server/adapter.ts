import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Services } from '#kernel/server/services.ts';
import { consumePayload, deleteGrants, deletePayload, findPayload, writePayload } from './store-payload.ts';
import type { FoundPayload } from './store-payload.ts';

type Needs = Pick<Services, 'clock' | 'database' | 'secrets'>;

// Grants are kept for the longest possible session; all other records have their own expiry.
const longestSeconds = 24 * 60 * 60;

/** The digest under which a session, code or token is stored: reading the table gives no access. */
export function payloadDigest(secrets: Services['secrets'], id: string): string {
  return secrets.digest(id, 'identity-payload');
}

/** The encryption context of a stored session, code or token. */
export function placeOfPayload(model: string, id: string): string {
  return `global|identity_payload|${model}|${id}`;
}

/** Stores the state of the OpenID protocol in PostgreSQL, shared by all processes. */
export function payloadAdapter(services: Needs): AdapterFactory {
  return (model) => (model === 'Client' ? noClients : adapterOf(model, services));
}

function adapterOf(model: string, { clock, database, secrets }: Needs): Adapter {
  const digest = (id: string) => payloadDigest(secrets, id);
  const place = (id: string) => placeOfPayload(model, id);
  const opened = (row: FoundPayload | undefined): AdapterPayload | undefined => {
    if (!row) return undefined;
    const payload: AdapterPayload = JSON.parse(secrets.decrypt(row.payload, place(row.id)));
    return row.consumedAt ? { ...payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) } : payload;
  };
  const find = async (by: 'id' | 'uid', value: string) =>
    opened(await database.transaction((unit) => findPayload(unit, { model, by, digest: digest(value), now: clock.now() })));
  return {
    upsert: async (name, payload, expiresIn = longestSeconds) => {
      const id = digest(name);
      const row = {
        model,
        id,
        payload: secrets.encrypt(JSON.stringify(payload), place(id)),
        grantId: payload.grantId ? digest(payload.grantId) : null,
        uid: payload.uid ? digest(payload.uid) : null,
        subject: payload.accountId ?? payload.session?.accountId ?? null,
        expiresAt: new Date(clock.now().getTime() + expiresIn * 1000),
      };
      await database.transaction((unit) => writePayload(unit, row));
    },
    find: (id) => find('id', id),
    findByUid: (uid) => find('uid', uid),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const first = await database.transaction((unit) => consumePayload(unit, model, digest(id), clock.now()));
      if (!first) throw new errors.InvalidGrant('already used');
    },
    destroy: (id) => database.transaction((unit) => deletePayload(unit, model, digest(id))),
    revokeByGrantId: (grantId) => database.transaction((unit) => deleteGrants(unit, [digest(grantId)])),
  };
}

// The clients come from the configuration; registration is not supported.
const noClients: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  revokeByGrantId: async () => undefined,
};
