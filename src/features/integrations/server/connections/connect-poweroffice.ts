import { twoStepHandler } from '#kernel/server/serve.ts';
import type { connectPowerOffice as connectContract, updatePowerOffice as updateContract } from '../../contract/endpoints-connections.ts';
import type { Credentials } from '../accounting/provider.ts';
import { saveConnection, saveKey, type ConnectionKey } from './save-connection.ts';
import { requireFormer, requireNone, requireProvider, tryKey } from './try-key.ts';

const system = 'poweroffice';
const credentialsOf = (clientKey: string): Credentials => ({ key: clientKey, consumerToken: null, clientId: null });
// Departments are found by their names there; nothing is chosen.
const unchosen = { system, department: null, userType: 'NO_ACCESS' } as const;

/** Connects PowerOffice Go with a key that works (integrations.10). */
export const connectPowerOffice = twoStepHandler<typeof connectContract, ConnectionKey>(
  async (before, { body }) => {
    const provider = await requireProvider(before, system);
    await requireNone(before, system);
    const credentials = credentialsOf(body.clientKey);
    return { ...unchosen, credentials, tested: await tryKey(before, provider, credentials) };
  },
  (context) => saveConnection(context, context.prepared),
);

/** Replaces the key to PowerOffice Go by one that works. */
export const updatePowerOffice = twoStepHandler<typeof updateContract, ConnectionKey>(
  async (before, { body }) => {
    const provider = await requireProvider(before, system);
    await requireFormer(before, system);
    const credentials = credentialsOf(body.clientKey);
    return { ...unchosen, credentials, tested: await tryKey(before, provider, credentials) };
  },
  (context) => saveKey(context, context.prepared),
);
