import { readEmployer } from '#features/company/server/public.ts';
import { maskEmail } from '#features/signing/server/public.ts';
import { requireRate } from '#kernel/server/rate-limit.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type {
  connectUniMicro as connectContract,
  getAdminEmails as adminsContract,
  sendOtp as sendContract,
} from '../../contract/endpoints-connections.ts';
import { connectionKind } from '../../contract/kinds.ts';
import { ProviderRefusal } from '../accounting/provider.ts';
import type { UniMicroCompany } from '../accounting/unimicro-directory.ts';
import { saveConnection, saveKey, type ConnectionKey } from './save-connection.ts';
import { directoryOf } from './providers.ts';
import { deleteCode } from './store-codes.ts';
import { readConnections } from './store-connections.ts';
import { beforehand, registryIdOf, requireNone, requireProvider, tryKey, type BeforeConnecting } from './try-key.ts';
import { codeMail, codeRules, validateCode, makeCode, openAddress, sealAddress, type CodeOwner } from './unimicro-code.ts';

const system = 'unimicro';
const hour = 3600;

/** The administrators of the company in Uni Micro, by masked addresses (integrations.12). */
export const getAdminEmails = twoStepHandler<typeof adminsContract, { owner: CodeOwner; found: UniMicroCompany }>(
  async (before) => {
    await requireProvider(before, system);
    await requireNone(before, system, { orShut: true });
    const { services, call } = before;
    await requireRate(services, { key: `unimicro-look-up|${call.companyId}`, limit: codeRules.lookUpsInADay, windowSeconds: 24 * hour });
    const owner = await ownerOf(before);
    const found = await findCompany(before, owner);
    if (found.administrators.length === 0) before.fail('integrations.NoAdministratorFound', 404);
    return { owner, found };
  },
  async ({ company, services, now, audit, prepared: { owner, found } }) => {
    const { companyName, administrators } = found;
    const adminEmails = administrators.map((email) => ({
      maskedEmailAddress: maskEmail(email),
      encryptedAdminEmailAddress: sealAddress(services, owner, email, now),
    }));
    // There is no connection yet that the line could be about.
    audit({ entity: connectionKind, entityId: String(company.id), after: { system } });
    return { companyName, adminEmails };
  },
);

/** Mails a code to one of the administrators. How often is counted outside the transaction, so that refused calls count too. */
export const sendOtp = twoStepHandler<typeof sendContract, { owner: CodeOwner; email: string }>(
  async (before, { body: { encryptedAdminEmailAddress } }) => {
    await requireProvider(before, system);
    await requireNone(before, system, { orShut: true });
    const { call, services, now, fail } = before;
    const owner = await ownerOf(before);
    const email = openAddress(services, owner, encryptedAdminEmailAddress, now) ?? fail('integrations.AddressExpired');
    await requireRate(services, { key: `unimicro-code|${call.companyId}`, limit: codeRules.sendsInAnHour, windowSeconds: hour });
    return { owner, email };
  },
  async ({ company, actor, services, now, call, audit, prepared: { owner, email } }) => {
    const { code, expiresAt } = await makeCode(company, services, owner, now);
    const { name } = await readEmployer({ company, services });
    const facts = { code, name: `${actor.account.firstName} ${actor.account.lastName}`, company: name };
    await services.queueMail(company, codeMail(call.language, email, facts));
    audit({ entity: connectionKind, entityId: String(company.id), after: { system, sentTo: maskEmail(email) } });
    return { validUntil: expiresAt };
  },
);

/** Connects Uni Micro by the code that proves an administrator’s mailbox, and anew where the connection was shut out there. A wrong code counts although the call is refused. */
export const connectUniMicro = twoStepHandler<typeof connectContract, ConnectionKey>(
  async (before, { body: { otp } }) => {
    const provider = await requireProvider(before, system);
    await requireNone(before, system, { orShut: true });
    const { call, services, now, fail } = before;
    const owner = await ownerOf(before);
    await requireRate(services, { key: `unimicro-try|${call.companyId}`, limit: codeRules.triesInADay, windowSeconds: 24 * hour });
    const verdict = await beforehand(before, (company) => validateCode(company, services, { owner, code: otp, now }));
    if (verdict !== 'right') return fail(verdict);
    const { key } = await findCompany(before, owner);
    const credentials = { key, consumerToken: null, clientId: null };
    return { system, credentials, tested: await tryKey(before, provider, credentials), department: null, userType: 'NO_ACCESS' };
  },
  async (context) => {
    const [shut] = await readConnections(context.company, system);
    const answer = await (shut?.state === 'disabled' ? saveKey : saveConnection)(context, context.prepared);
    await deleteCode(context.company, context.actor.account.id);
    return answer;
  },
);

/** Who asks, and for which organisation number: with another one, what was sealed and mailed is worth nothing (integrations.12). */
async function ownerOf(before: BeforeConnecting): Promise<CodeOwner> {
  const { actor, call } = before;
  return { companyId: Number(call.companyId), accountId: actor.account.id, registryId: await registryIdOf(before) };
}

/** The company among those that the installation’s client sees there, by its organisation number. */
async function findCompany(
  { services, fail }: BeforeConnecting<'integrations.ProviderUnavailable' | 'integrations.NoAdministratorFound'>,
  { registryId }: CodeOwner,
): Promise<UniMicroCompany> {
  const directory = directoryOf(services) ?? fail('integrations.ProviderUnavailable', 503);
  const found = await directory.find(registryId).catch((error: unknown) => {
    if (error instanceof ProviderRefusal) return fail('integrations.ProviderUnavailable', 503);
    throw error;
  });
  return found ?? fail('integrations.NoAdministratorFound', 404);
}
