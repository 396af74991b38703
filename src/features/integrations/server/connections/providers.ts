import { register } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { accountingSystemsOf, hasDemoTripletex } from '../accounting/accounting-providers.ts';
import { demoKeyOf } from '../accounting/demo/demo-provider.ts';
import type { AccountingProvider } from '../accounting/provider.ts';
import type { UniMicroDirectory } from '../accounting/unimicro-directory.ts';

/** Systems that take the place of those in the configuration, as in tests. */
export const standInProviders = register<AccountingProvider, AccountingSystem>('integrations.stand-in-providers', ({ system }) => system);

/** What is asked of Uni Micro before a company is connected, in place of what the configuration says. */
export const standInDirectory = register<UniMicroDirectory>('integrations.stand-in-directory');

type SystemServices = Pick<Services, 'clock' | 'config' | 'database' | 'registers' | 'secrets'>;

/** What speaks with a system; undefined when the installation lacks what its vendor gives. */
export function providerOf(services: SystemServices, system: AccountingSystem): AccountingProvider | undefined {
  return services.registers.of(standInProviders).get(system) ?? accountingSystemsOf(services).providers[system];
}

/** What finds companies and their administrators in Uni Micro; undefined when the installation lacks what its vendor gives. */
export function directoryOf(services: SystemServices): UniMicroDirectory | undefined {
  return [...services.registers.of(standInDirectory).values()][0] ?? accountingSystemsOf(services).directory;
}

/** Whether the installation has the token with which it calls Tripletex, or needs none. */
export function hasConsumerToken(services: Pick<Services, 'config' | 'registers'>): boolean {
  const { config, registers } = services;
  return (
    registers.of(standInProviders).has('tripletex') || config.accounting.tripletex?.consumerToken !== undefined || hasDemoTripletex(config)
  );
}

/** Whether a system is one of a demo, which any key connects (integrations.27). */
export function takesAnyKey({ config, registers }: Pick<Services, 'config' | 'registers'>, system: AccountingSystem): boolean {
  return system === 'tripletex' && hasDemoTripletex(config) && !registers.of(standInProviders).has(system);
}

/** The key that connects Tripletex: what somebody typed, or in a demo that of their company. */
export function keyOf(services: Pick<Services, 'config' | 'registers' | 'secrets'>, companyId: number, typed: string): string {
  return takesAnyKey(services, 'tripletex') ? demoKeyOf(services, companyId) : typed;
}
