import { findDeadline } from '#features/contracts/contract/rules/deadline.ts';
import { suggestNotifications } from '#features/contracts/contract/rules/notification-days.ts';
import { countedOf, deadlineDay } from '#features/contracts/server/deadline-day.ts';
import { loggedContract } from '#features/contracts/server/log-contract.ts';
import { terminationDay } from '#features/contracts/contract/rules/term-ends.ts';
import { storedSuggestions } from '#features/contracts/server/save-contract.ts';
import { insertContract, type ContractContent } from '#features/contracts/server/store-contract.ts';
import { writeNotifications } from '#features/contracts/server/store-notifications.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import { addDays } from '#kernel/contract/days.ts';
import type { Interval } from '#kernel/contract/deadlines.ts';
import type { Change } from '#kernel/server/audit.ts';
import { newId } from '#kernel/server/id.ts';
import { writeLog, type DemoContext } from './demo-context.ts';

const months = (number: number): Interval => ({ number, unit: 'month' });

/** A contract of the demo: its start and first end in days from today, and what else is not usual. */
interface DemoContract extends Partial<Omit<ContractContent, 'startDate' | 'endDate'>> {
  party: string;
  name: string;
  category: string;
  from: number;
  to: number | null;
}

/** Rent, insurance, suppliers and customers, with deadlines that are near, far and past. */
const contracts: readonly DemoContract[] = [
  {
    party: 'Fjordgata Eiendom AS',
    name: 'Leie av kontor i Fjordgata 12',
    category: 'Lokaler',
    from: -1300,
    to: 160,
    renewalInterval: months(36),
    noticePeriod: months(3),
    value: '84500',
    trafficLight: 'Green',
  },
  {
    party: 'Havneparken Parkering AS',
    name: 'Parkeringsplasser',
    category: 'Lokaler',
    from: -500,
    to: 45,
    renewalInterval: months(6),
    noticePeriod: months(1),
    value: '9600',
    trafficLight: 'Yellow',
  },
  {
    party: 'Nordlys Kraft AS',
    name: 'Strøm til kontor og lager',
    category: 'Drift',
    from: -420,
    to: 220,
    renewalInterval: months(12),
    noticePeriod: { number: 14, unit: 'day' },
    value: '18200',
  },
  {
    party: 'Reinvold Renhold AS',
    name: 'Daglig renhold',
    category: 'Drift',
    from: -800,
    to: 75,
    renewalInterval: months(12),
    noticePeriod: months(3),
    value: '21500',
    trafficLight: 'Yellow',
  },
  {
    party: 'Trygghet Forsikring',
    name: 'Yrkesskade og ansvar',
    category: 'Forsikring',
    from: -290,
    to: 75,
    renewalInterval: months(12),
    noticePeriod: months(1),
    value: '146000',
    interval: 2,
    trafficLight: 'Green',
  },
  {
    party: 'Trygghet Forsikring',
    name: 'Innbo og datautstyr',
    category: 'Forsikring',
    from: -290,
    to: 75,
    renewalInterval: months(12),
    noticePeriod: months(1),
    value: '38400',
    interval: 2,
  },
  {
    party: 'Skyvakt AS',
    name: 'Drift av datasystemer',
    category: 'Drift',
    from: -640,
    to: 455,
    renewalInterval: months(24),
    noticePeriod: months(6),
    value: '52300',
    trafficLight: 'Green',
    contactInformation: [
      { name: 'Silje Aune', title: 'Kundeansvarlig', phoneCountryCode: '+47', phone: '40012345', email: 'silje.aune@example.no' },
    ],
  },
  {
    party: 'Northwind Ltd',
    name: 'Designlisenser',
    category: 'Drift',
    from: -200,
    to: 165,
    renewalInterval: months(12),
    noticePeriod: months(1),
    value: '1450',
    currency: 'EUR',
  },
  {
    party: 'Kopimaskinen AS',
    name: 'Leie av skrivere',
    category: 'Drift',
    from: -1100,
    to: -5,
    typeId: 2,
    value: '3900',
    trafficLight: 'Red',
  },
  {
    party: 'Advokatfirmaet Lund',
    name: 'Rådgivning etter timer',
    category: 'Rådgivning',
    from: -900,
    to: null,
    noticePeriod: months(1),
    value: '2150',
    interval: 3,
  },
  {
    party: 'Vestfjord kommune',
    name: 'Rammeavtale om tjenester',
    category: 'Kunder',
    from: -330,
    to: 400,
    typeId: 2,
    value: '1250000',
    interval: 2,
    trafficLight: 'Green',
  },
  {
    party: 'Fjellheim Hotell AS',
    name: 'Kurs og møter',
    category: 'Kunder',
    from: -250,
    to: 120,
    status: 3,
    typeId: 2,
    noticePeriod: months(1),
    value: '74000',
  },
];

interface AddContractsInput {
  context: DemoContext;
  people: readonly PersonRecord[];
  now: Date;
  today: string;
}

/** Registers the contracts of a demo company, divided between the director, the office administrator and a manager. */
export async function addContracts({ context, people, now, today }: AddContractsInput): Promise<void> {
  const { company } = context;
  const active = people.filter(({ state, accountId }) => state === 'active' && accountId !== null);
  const keepers = (['systemadmin', 'officeadmin', 'manager'] as const).flatMap(
    (role) => active.find((person) => person.role === role) ?? [],
  );
  const [director] = keepers;
  if (!director) return;
  const day = await deadlineDay({ company, today });
  const changes: Change[] = [];
  for (const [place, one] of contracts.entries()) {
    const content = contentOf(one, today, keepers[place % keepers.length]?.id ?? director.id);
    const deadline = findDeadline(content, day);
    const notifications = storedSuggestions(suggestNotifications(deadline, content.noticePeriod));
    const contractId = newId();
    await insertContract(company, { contractId, content, counted: countedOf(deadline), by: director.id, now });
    await writeNotifications(company, contractId, notifications);
    changes.push({ entity: 'contract', entityId: contractId, after: loggedContract(content, notifications) });
  }
  await writeLog(context, director, { action: 'contracts.createContract', changes });
}

function contentOf({ from, to, ...contract }: DemoContract, today: string, responsibleId: string): ContractContent {
  const status = contract.status ?? 1;
  return {
    partyId: null,
    responsibleId,
    signedBy: null,
    status,
    typeId: 1,
    currency: 'NOK',
    value: null,
    interval: 1,
    renewalInterval: null,
    noticePeriod: null,
    terminatedOn: terminationDay(status, null, today),
    hasNotification: true,
    trafficLight: null,
    contactInformation: [],
    parentContractId: null,
    ...contract,
    startDate: addDays(today, from),
    endDate: to === null ? null : addDays(today, to),
  };
}
