import type { Services } from '#kernel/server/services.ts';
import { newId } from '#kernel/server/id.ts';
import { digestOf, newSecret } from '#kernel/server/session/cookies.ts';
import { ProviderFault, type PaymentProvider } from '../provider.ts';
import { providerOf } from '../providers.ts';
import { deleteSetupsBefore, insertSetup, saveCustomerRef, readCustomerRef } from './store-cards.ts';

/** For how long a card may be entered, in milliseconds. */
export const setupMilliseconds = 2 * 3_600_000;

/** A company whose card is entered. */
export interface CardOwner {
  services: Services;
  companyId: number;
  /** The company, in an id of our own. */
  customerUuid: string;
  name: string;
  email: string | null;
  language: 'no' | 'en';
  now: Date;
}

/**
 * The address of the provider's page where a card is entered; the browser comes back to `returnPath` with the state in `card`. Undefined where nobody
 * takes cards. It asks the provider, so it is called outside any transaction; it throws a `ProviderFault`.
 */
export async function beginCardSetup(owner: CardOwner, { returnPath }: { returnPath: string }): Promise<string | undefined> {
  const { services, companyId, language, now } = owner;
  const provider = providerOf(services);
  if (!provider) return undefined;
  const customerRef = await customerOf(owner, provider);
  const [setupId, state] = [newId(), newSecret()];
  const back = new URL(returnPath, services.config.publicUrl);
  if (back.origin !== new URL(services.config.publicUrl).origin) throw new ProviderFault('refused', 'The way back leads elsewhere');
  back.searchParams.set('card', state);
  const { setupRef, url } = await provider.startSetup({ companyId, customerRef, setupId, backUrl: back.href, language });
  await services.database.forCompany(companyId, async (company) => {
    await deleteSetupsBefore(company, new Date(now.getTime() - setupMilliseconds));
    await insertSetup(company, { setupId, provider: provider.name, setupRef, stateDigest: digestOf(state), begunAt: now });
  });
  return url;
}

/** What the provider calls the company, which it is told of once. */
async function customerOf({ services, companyId, customerUuid, name, email }: CardOwner, provider: PaymentProvider): Promise<string> {
  const known = await services.database.forCompany(companyId, (company) => readCustomerRef(company, provider.name));
  if (known !== undefined) return known;
  const made = await provider.createCustomer({ companyId, key: customerUuid, name, email });
  return services.database.forCompany(companyId, async (company) => {
    await saveCustomerRef(company, provider.name, made);
    return (await readCustomerRef(company, provider.name)) ?? made;
  });
}
