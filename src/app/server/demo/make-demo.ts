import {
  acknowledgeAccessControl,
  insertAcceptances,
  insertCompany,
  claimRegistryNumber,
  startCompany,
} from '#features/company/server/store.ts';
import { documentVersions } from '#features/company/contract/documents.ts';
import { makeInvitations } from '#features/invitations/server/make-invitations.ts';
import { changeOf } from '#features/people/server/change-of.ts';
import { newRecord } from '#features/people/server/person-record.ts';
import type { PersonRecord } from '#features/people/server/person-record.ts';
import { addRecords } from '#features/people/server/save-people.ts';
import { createIdentityUsers } from '#identity/server/admin.ts';
import { analyzeAfter, analyzeWithin } from '#kernel/server/analyze.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import type { Company, Unit } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { Services } from '#kernel/server/services.ts';
import { addAbsences } from './absences.ts';
import { addContracts } from './contracts.ts';
import { addressOf, chooseStaff, withExternals } from './demo-people.ts';
import type { DemoPerson } from './demo-people.ts';
import { addDocuments } from './documents.ts';
import { addEmploymentContracts } from './employment.ts';
import { addGdpr } from './gdpr.ts';
import { addIntegrations } from './integrations.ts';
import { addLotteries } from './lottery.ts';
import { seededRandom } from './seeded-random.ts';
import { demoCompanies } from './demo-companies.ts';
import type { DemoCompany } from './demo-companies.ts';
import { addRules } from './notifications.ts';
import { writeLog, createDemoContext, type DemoContext } from './demo-context.ts';
import { addPlans } from './plans.ts';
import { addSigningRequests } from './signing.ts';
import { sellInDemo, subscribeInDemo, tryInDemo } from './subscription.ts';
import { addTextMessages } from './sms.ts';
import { makeStaff } from './staff.ts';
import { insertAccounts, knownEmails, lockDemo, markOldRead, rememberCompany, rememberFirstSteps } from './store-demo.ts';
import { momentAgo, fillRecentWeeks } from './recent-weeks.ts';

/** The password of all demo sign-ins; demo mode listens only on this machine. */
export const demoPassword = 'samspill-demo';

export interface DemoSignIn {
  /** A role, or the state of an inactive employee. */
  part: RoleKey | 'inactive' | 'pending';
  email: string;
}

const parts = [...roleKeys, 'inactive', 'pending'] as const;

interface MakeDemoInput {
  people: number;
  absences?: boolean;
  /** Whether plans are sold; without, everything is open to everybody. */
  subscriptions?: boolean;
  /** Aborting it rolls the demo back. */
  stopping?: AbortSignal;
}

/** Fills an empty database with companies and people. Returns a sign-in for each role and state, or undefined when a company exists. */
export async function makeDemo(
  services: Services,
  { people, absences = true, subscriptions = true, stopping }: MakeDemoInput,
): Promise<readonly DemoSignIn[] | undefined> {
  const { database } = services;
  // One transaction: a partial demo would be mistaken for a complete one at the next start.
  const companies = await database.transaction(async (unit) => {
    await lockDemo(unit);
    if ((await readCompanyIds(unit)).length > 0) return undefined;
    const chosen = chooseAll(people, dayIn('Europe/Oslo', services.clock.now()));
    const accounts = await addSignIns(unit, services, chosen.flat());
    if (subscriptions) await startSale(unit, services);
    for (const [index, demoPeople] of chosen.entries())
      await addCompany(unit, services, { demo: demoCompanies[index], demoPeople, accounts, absences, subscriptions, stopping });
    await analyzeAfter(unit, services.jobs, people);
    return chosen;
  });
  if (!companies) return undefined;
  const signIns = new Set(companies[0]?.filter(({ hasAccess }) => hasAccess).map(({ fields }) => fields.emailAddress));
  return parts.map((part) => ({ part, email: addressOf(part) })).filter(({ email }) => signIns.has(email));
}

/** Sold since the companies were founded. */
async function startSale(unit: Unit, { clock }: Services): Promise<void> {
  const founded = momentAgo(dayIn('Europe/Oslo', clock.now()), age, '08:00');
  await sellInDemo(unit, { from: dayIn('Europe/Oslo', founded), now: founded });
}

/** The sign-ins of a demo created by an earlier start. */
export async function demoSignIns({ database }: Services): Promise<DemoSignIn[]> {
  const known = await database.transaction((unit) => knownEmails(unit, parts.map(addressOf)));
  return parts.map((part) => ({ part, email: addressOf(part) })).filter(({ email }) => known.has(email));
}

/** The people of every company; later companies share some people with the first. */
function chooseAll(people: number, today: string): DemoPerson[][] {
  const chance = seededRandom(20_261_121);
  const taken = new Set<string>();
  const companies: DemoPerson[][] = [];
  for (const { share } of demoCompanies) {
    const count = Math.max(8, Math.round(people * share));
    const staff = makeStaff({ count, today, chance, taken });
    const [firstCompany] = companies;
    companies.push(chooseStaff(firstCompany ? withExternals(staff, firstCompany, chance) : staff, { chance, taken, firstCompany }));
  }
  return companies;
}

/** One account and one sign-in per address with access; returns the account of each address. */
async function addSignIns(unit: Unit, services: Services, demoPeople: readonly DemoPerson[]): Promise<Map<string, string>> {
  const now = services.clock.now();
  const people = new Map(demoPeople.filter(({ hasAccess }) => hasAccess).map((one) => [one.fields.emailAddress ?? '', one]));
  const accounts = [...people].map(([email, { name, fields }]) => ({
    id: newId(),
    email,
    firstName: name.firstName,
    lastName: name.lastName,
    preferredLanguage: fields.preferredLanguage ?? ('nb' as const),
  }));
  await insertAccounts(unit, accounts, now);
  const users = accounts.map(({ email, firstName, lastName, preferredLanguage }) => {
    const language = preferredLanguage === 'nb' ? ('no' as const) : ('en' as const);
    return { email, givenName: firstName, familyName: lastName, language };
  });
  await createIdentityUsers(unit, users, { password: demoPassword, now });
  return new Map(accounts.map(({ id, email }) => [email, id]));
}

interface AddCompanyInput {
  demo: DemoCompany | undefined;
  demoPeople: readonly DemoPerson[];
  accounts: ReadonlyMap<string, string>;
  /** Whether the absence calendar is open and filled, or still closed. */
  absences: boolean;
  subscriptions: boolean;
  stopping: AbortSignal | undefined;
}

async function addCompany(unit: Unit, services: Services, input: AddCompanyInput): Promise<void> {
  const { demo, demoPeople, accounts, absences, subscriptions, stopping } = input;
  if (!demo) throw new Error('There are more staffs than companies');
  const { clock, database, secrets } = services;
  const now = clock.now();
  const today = dayIn('Europe/Oslo', now);
  const founded = absences ? momentAgo(today, age, '09:00') : now;
  const company = await startCompany(unit, database);
  const registration = { ...demo.registration, numberOfEmployees: demoPeople.length };
  await insertCompany(company, { ...registration, language: 'no', createdAt: founded });
  await claimRegistryNumber(company, demo.registration.registryId);
  const records = recordsOf(demoPeople, accounts);
  await addRecords({ company, secrets, now: founded, today: dayIn('Europe/Oslo', founded), by: null }, records);
  await analyzeWithin(company, records.length);
  await finish(company, records[0], founded);
  await rememberCompany(
    company,
    records.flatMap(({ accountId }) => accountId ?? []),
    company.id,
  );
  await rememberFirstSteps(company);
  const context = createDemoContext(company, services, stopping);
  const invitedAt = absences ? momentAgo(today, 4, '09:30') : now;
  await inviteSome(context, services, { people: records, at: invitedAt });
  if (absences) await fillCompany(context, { services, demo, records, registration, founded, now, today });
  // What was made before counts for limits; nothing of it is refused.
  const [director] = records;
  if (!subscriptions) return;
  if (absences && director && demo === demoCompanies[0]) await subscribeInDemo(context, { director, today });
  else await tryInDemo(company, now);
}

interface FillCompanyInput {
  /** Of the installation, with its own clock. */
  services: Services;
  demo: DemoCompany;
  records: readonly PersonRecord[];
  registration: object;
  founded: Date;
  now: Date;
  today: string;
}

/** The weeks since the company was founded. */
async function fillCompany(context: DemoContext, input: FillCompanyInput): Promise<void> {
  const { services, demo, records: people, registration, founded, now, today } = input;
  const [director] = people;
  if (!director) return;
  context.moveTo(founded);
  await logFounding(context, people, registration);
  await addRules(context, director);
  await addAbsences({ context, people, now, today, founded });
  if (demo === demoCompanies[0]) {
    await addContracts({ context, people, now, today });
    await addEmploymentContracts({ context, people, now, today });
    await addSigningRequests({ context, services, people, today });
    await addGdpr({ context, people, today });
    await addPlans({ context, people, today });
    await addLotteries({ context, people, today });
    await addTextMessages({ context, people, today });
    await addIntegrations({ context, people, today });
    await addDocuments({ context, people, today });
  }
  await fillRecentWeeks({ context, staff: people, now, today, isWhole: demo === demoCompanies[0] });
  await markOldRead(context.company, momentAgo(today, 1, '06:00'));
}

/** The age of the demo's companies in working days. */
const age = 30;
const linesAtOnce = 1000;

/** The audit lines of founding the company and adding the staff. */
async function logFounding(context: DemoContext, [director, ...staff]: readonly PersonRecord[], registration: object): Promise<void> {
  if (!director) return;
  const { company } = context;
  await writeLog(context, director, {
    action: 'company.createCompany',
    changes: [{ entity: 'company', entityId: String(company.id), after: { ...registration } }],
  });
  for (let first = 0; first < staff.length; first += linesAtOnce) {
    const changes = staff.slice(first, first + linesAtOnce).map((person) => changeOf(undefined, person));
    await writeLog(context, director, { action: 'people.createCompanyUser', changes });
  }
}

function recordsOf(demoPeople: readonly DemoPerson[], accounts: ReadonlyMap<string, string>): PersonRecord[] {
  const ids = demoPeople.map(() => newId());
  return demoPeople.map(({ name, role, state, manager, inactivationDate, hasAccess, fields }, place) => {
    const { firstName, lastName } = name;
    const reporting = { reportingToCompanyUserId: manager === undefined ? null : (ids[manager] ?? null) };
    const record = newRecord(ids[place] ?? '', role, { firstName, lastName }, { ...fields, ...reporting });
    return {
      ...record,
      state,
      inactivationDate,
      hasAccess,
      accountId: hasAccess ? (accounts.get(fields.emailAddress ?? '') ?? null) : null,
    };
  });
}

/** How many pending people have an invitation: enough for a list, without thousands of mails. */
const invited = 12;

/** Pending people were invited by the director; their links are at `/outbox`. */
async function inviteSome(
  context: DemoContext,
  services: Services,
  { people: [director, ...others], at }: { people: readonly PersonRecord[]; at: Date },
): Promise<void> {
  if (!director) return;
  const changes: Change[] = [];
  const pending = others.filter(({ state }) => state === 'pending').slice(0, invited);
  await makeInvitations(
    { company: context.company, services, by: director.id, now: at, audit: (change) => void changes.push(change) },
    pending.flatMap(({ id, role, emailAddress }) =>
      emailAddress ? { companyUserId: id, email: emailAddress, role, isNewcomer: true } : [],
    ),
  );
  context.moveTo(at);
  await writeLog(context, director, { action: 'invitations.sendInvitationMails', changes });
}

/** The first of the staff is the director, and accepted the documents. */
async function finish(company: Company, director: PersonRecord | undefined, at: Date): Promise<void> {
  if (!director?.accountId) throw new Error('The director of a demo company can sign in');
  await acknowledgeAccessControl(company, director.id, at);
  const accepted = [
    { document: 'privacyStatement', version: documentVersions['privacy-statement'] },
    { document: 'serviceAgreement', version: documentVersions['service-agreement'] },
  ] as const;
  await insertAcceptances(company, accepted, { accountId: director.accountId, at });
}
