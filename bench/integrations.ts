import { setImmediate as othersTurn, setTimeout as pause } from 'node:timers/promises';
import { comparedFields } from '#features/integrations/contract/kinds.ts';
import type { ExternalFields, ExternalPerson } from '#features/integrations/server/accounting/provider.ts';
import { comparePeople } from '#features/integrations/server/rules/compare-people.ts';
import type { PersonHere } from '#features/integrations/server/rules/compared-person.ts';
import { madeUpStaff, type ListPerson } from '#features/people/testing/staff-list.ts';

const count = 10_000;
const goals = { milliseconds: 400, megabytes: 150, longestBlock: 50 };

/** A person as both systems may have them; every tenth differs there in three fields. */
function fieldsOf(person: ListPerson, differs: boolean): ExternalFields {
  const { number, firstName, lastName, email, phone, birthday, street, postalCode, city, startDate } = person;
  return {
    firstName,
    lastName,
    emailAddress: email ?? null,
    mobilePhoneNumber: `+47${phone.replaceAll(' ', '')}`,
    birthday,
    streetAddress: street,
    postalCode,
    city: differs ? 'Moss' : city,
    country: 'NO',
    employeeNumber: String(number + 1),
    startDate,
    endDate: null,
    position: differs ? 'Leder' : person.position,
    department: person.department,
    socialSecurityNumber: person.nationalNumber,
    salaryAccountNumber: differs ? '86011117948' : person.account,
  };
}

const staff = madeUpStaff(count + 100);
const reads = new Set(comparedFields);
const here = staff.slice(0, count).map((person): PersonHere => {
  return { companyUserId: `person-${person.number}`, version: 1, isProposed: true, isDeactivated: false, fields: fieldsOf(person, false) };
});
// Half have another e-mail there, the others no number, so that all signs are needed; the last hundred are only there.
const there = staff.slice(100).map((person): ExternalPerson => {
  const { number } = person;
  const other = number % 2 === 0 ? { emailAddress: `other${number}@firma.no` } : { employeeNumber: null };
  const fields = { ...fieldsOf(person, number % 10 === 0), ...other };
  return { externalId: String(number), version: '1', ownId: null, isActive: true, unreadable: [], fields };
});
const by = { reads, writes: reads, links: new Map<string, string>(), apart: new Set<string>(), today: '2026-11-26', allowSynthetic: true };

/** Watches for how long the others have to wait for their turn, in milliseconds of this thread's processor: a busy machine adds its own to the clock's. */
function watchTurns(): { end: () => Promise<number> } {
  let [longest, isOver] = [0, false];
  const now = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let last = now();
  const turn = (): void => {
    longest = Math.max(longest, now() - last);
    last = now();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    end: async () => {
      // A block at the end is seen one turn later.
      await othersTurn();
      isOver = true;
      return longest;
    },
  };
}

/** `node --expose-gc bench/integrations.ts`: the comparison of 10,000 people with 10,000, from what was read to what is shown. */
async function measureComparison(): Promise<void> {
  await comparePeople(here, there, by);
  const [times, busy]: [number[], number[]] = [[], []];
  let [megabytes, block] = [0, 0];
  for (let time = 0; time < 7; time += 1) {
    globalThis.gc?.();
    // Cleaning up is the bench's own block, which would be counted for the one after it.
    await pause(20);
    const turns = watchTurns();
    const before = process.memoryUsage().heapUsed;
    const [began, cpu] = [performance.now(), process.cpuUsage()];
    const { both, onlyExternal, onlySamspill } = await comparePeople(here, there, by);
    times.push(performance.now() - began);
    block = Math.max(block, await turns.end());
    const { user, system } = process.cpuUsage(cpu);
    busy.push((user + system) / 1000);
    megabytes = Math.max(megabytes, (process.memoryUsage().heapUsed - before) / 2 ** 20);
    if (both.length !== count - 100 || onlyExternal.length !== 100 || onlySamspill.length !== 100)
      throw new Error('Somebody was not found');
  }
  const [median, work] = [times, busy].map((each) => Math.round(each.toSorted((a, b) => a - b)[3] ?? 0));
  console.log(
    `${count} × ${count} people compared: ${median} ms median (goal: ${goals.milliseconds}) with ${work} ms of processors, ${Math.round(megabytes)} MB (goal: ${goals.megabytes})`,
  );
  console.log(`The longest time without a turn for others: ${Math.round(block)} ms of processors (goal: ${goals.longestBlock})`);
}

await measureComparison();
