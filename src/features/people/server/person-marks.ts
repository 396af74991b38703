import type { Permission } from '#kernel/contract/permissions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { register } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import type { FilterOffer } from '../contract/lists.ts';
import type { Selection } from './store-people-filter.ts';
import { countPeople } from './store-people-list.ts';

/** What a higher feature knows of people, by which the list of all of them is filtered. */
export interface PersonMark {
  /** Its name in addresses. */
  mark: string;
  /** What the list calls it. */
  name: Readonly<Record<'no' | 'en', string>>;
  /** Who filters by it. */
  permission: Permission;
  /** The people who have it; undefined where the company has nothing of the kind. */
  find: (company: Company) => Promise<readonly string[] | undefined>;
}

export const personMarks = register<PersonMark>('people.person-marks', ({ mark }) => mark);

interface MarkContext {
  company: Company;
  services: Pick<Services, 'registers'>;
  member: Pick<Membership, 'levels' | 'permissions'>;
}

/** The marks by which a member filters: only who reads everybody. */
function marksFor({ services, member }: MarkContext): PersonMark[] {
  if (member.levels.people !== 'full' && member.levels.people !== 'viewall') return [];
  return [...services.registers.of(personMarks).values()].filter(({ permission }) => member.permissions.has(permission));
}

/** The marks that occur among the people of a list, with how many of them have each. */
export async function offerMarks(context: MarkContext, selection: Selection, language: 'no' | 'en'): Promise<FilterOffer[]> {
  const values: FilterOffer['values'] = [];
  for (const { mark, name, find } of marksFor(context)) {
    const among = await find(context.company);
    const count = among && among.length > 0 ? await countPeople(context.company, { ...selection, among }) : 0;
    if (count > 0) values.push({ value: mark, name: name[language], count });
  }
  return values.length > 0 ? [{ key: 'marks', values }] : [];
}

/** The people with any of these marks; undefined when somebody may not ask for one. */
export async function findMarked(context: MarkContext, marks: readonly string[]): Promise<readonly string[] | undefined> {
  const known = new Map(marksFor(context).map((mark) => [mark.mark, mark]));
  const found = new Set<string>();
  for (const name of marks) {
    const mark = known.get(name);
    if (!mark) return undefined;
    for (const id of (await mark.find(context.company)) ?? []) found.add(id);
  }
  return [...found];
}
