import type { Config } from '#kernel/server/config.ts';
import type { Services } from '#kernel/server/services.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import type { AccountingProvider } from './provider.ts';
import { createPowerOffice } from './poweroffice/adapter.ts';
import { createTripletex } from './tripletex/adapter.ts';
import { createLine, type LineServices } from './wire/line.ts';

export type AccountingProviders = Readonly<Partial<Record<AccountingSystem, AccountingProvider>>>;

// Goes with its key: adapters keep sessions for as long as a configuration lives.
const madeFor = new WeakMap<Config, AccountingProviders>();

/** What speaks with each accounting system that this installation has what it needs for (integrations.20). */
export function accountingProviders(services: LineServices & Pick<Services, 'config'>): AccountingProviders {
  const known = madeFor.get(services.config);
  if (known) return known;
  const made = createProviders(services);
  madeFor.set(services.config, made);
  return made;
}

function createProviders({ config, ...services }: LineServices & Pick<Services, 'config'>): AccountingProviders {
  const { tripletex, poweroffice } = config.accounting;
  const place = { line: createLine(services), clock: services.clock };
  return {
    ...(tripletex && { tripletex: createTripletex(tripletex, place) }),
    ...(poweroffice && { poweroffice: createPowerOffice(poweroffice, place) }),
  };
}
