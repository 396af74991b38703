import type { DataUse } from '#kernel/server/data-uses.ts';
import { accountingSystems, type AccountingSystem } from '../../contract/kinds.ts';
import { readConnections } from './store-connections.ts';

/** The names of the systems, by which a record of processing names them as recipients. */
const names: Readonly<Record<AccountingSystem, string>> = {
  poweroffice: 'PowerOffice',
  tripletex: 'Tripletex',
  unimicro: 'Uni Micro',
};

/** What leaves the company for accounting systems: proposed to the company’s record of processing, never written into it (integrations.14). */
export const accountingUse: DataUse = {
  treatment: 'hr/payroll',
  why: {
    no: 'Dere utveksler ansattes opplysninger med et regnskaps- eller lønnssystem.',
    en: 'You exchange employees’ details with an accounting or payroll system.',
  },
  receivers: [],
  isPartOf: true,
  held: async (company) => {
    const connected = new Set((await readConnections(company)).map(({ system }) => system));
    const isUsed = connected.size > 0;
    const systems = accountingSystems.filter((system) => connected.has(system)).map((system) => names[system]);
    return { isUsed, dataCategories: isUsed ? ['nationalId', 'bankAndPay'] : [], systems };
  },
};
