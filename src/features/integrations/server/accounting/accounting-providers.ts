import type { Config } from '#kernel/server/config.ts';
import type { Services } from '#kernel/server/services.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import type { AccountingProvider } from './provider.ts';
import { createDemoProvider } from './demo/demo-provider.ts';
import { createPowerOffice } from './poweroffice/adapter.ts';
import type { UniMicroDirectory } from './unimicro-directory.ts';
import { createTripletex } from './tripletex/adapter.ts';
import { createUniMicro } from './unimicro/adapter.ts';
import { createLine, type LineServices } from './wire/line.ts';

/** What speaks with accounting systems; undefined for those that this installation lacks what their vendors give. */
export interface AccountingSystems {
  providers: Readonly<Partial<Record<AccountingSystem, AccountingProvider>>>;
  /** What is asked of Uni Micro before a company is connected. */
  directory: UniMicroDirectory | undefined;
}

// Goes with its key: adapters keep sessions for as long as they speak for the same services. Calls and jobs share a clock, whatever else differs;
// while a demo is made, its services have another one.
const madeFor = new WeakMap<Services['clock'], { config: Config; systems: AccountingSystems }>();

/** What speaks with each accounting system that this installation has what it needs for (integrations.20). */
export function accountingSystemsOf(services: LineServices & Pick<Services, 'config'>): AccountingSystems {
  const { config, clock } = services;
  const known = madeFor.get(clock);
  if (known?.config === config) return known.systems;
  const systems = createSystems(services);
  madeFor.set(clock, { config, systems });
  return systems;
}

/** Whether something stands for Tripletex (integrations.27): a demo that brings no consumer token. */
export function hasDemoTripletex({ demo, accounting: { tripletex } }: Config): boolean {
  return demo && tripletex !== undefined && tripletex.consumerToken === undefined;
}

function createSystems({ config, ...services }: LineServices & Pick<Services, 'config'>): AccountingSystems {
  const { tripletex, poweroffice, unimicro } = config.accounting;
  const place = { line: createLine(services), clock: services.clock };
  const uni = unimicro && createUniMicro(unimicro, place);
  return {
    providers: {
      ...(tripletex && { tripletex: hasDemoTripletex(config) ? createDemoProvider(services) : createTripletex(tripletex, place) }),
      ...(poweroffice && { poweroffice: createPowerOffice(poweroffice, place) }),
      ...(uni && { unimicro: uni.provider }),
    },
    directory: uni?.directory,
  };
}
