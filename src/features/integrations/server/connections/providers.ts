import { register } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { accountingProviders } from '../accounting/accounting-providers.ts';
import type { AccountingProvider } from '../accounting/provider.ts';

/** Systems that take the place of those in the configuration, as in tests. */
export const standInProviders = register<AccountingProvider, AccountingSystem>('integrations.stand-in-providers', ({ system }) => system);

/** What speaks with a system; undefined when the installation lacks what its vendor gives. */
export function providerOf(
  services: Pick<Services, 'registers' | 'config' | 'clock' | 'database' | 'secrets'>,
  system: AccountingSystem,
): AccountingProvider | undefined {
  return services.registers.of(standInProviders).get(system) ?? accountingProviders(services)[system];
}
