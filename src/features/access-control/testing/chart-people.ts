import type { HierarchyPerson } from '../contract/entities.ts';

/** People of a chart: `a b>a c->b` = b reports to a, and c, who has left, to b. */
export function chartPeople(text: string): HierarchyPerson[] {
  return text.split(' ').map((word) => {
    const [, id = '', gone = '', manager] = /^(\w+)(-?)(?:>(\w+))?$/.exec(word) ?? [];
    return {
      id,
      version: 1,
      firstName: id.toLocaleUpperCase(),
      lastName: 'Moe',
      position: null,
      department: null,
      profileImageTimestamp: null,
      isActive: gone === '',
      isPending: false,
      reportingToCompanyUserId: manager ?? null,
    };
  });
}
