import { z } from 'zod';

export const longestWord = 100;
/** Of one kind of condition. */
export const maxWords = 50;
const words = z.array(z.string().trim().min(1).max(longestWord)).min(1).max(maxWords);

/** For whom a task of a template is made: every condition that is there must hold (plans.60). */
export const TaskConditions = z.object({
  departments: words.optional(),
  locations: words.optional(),
  positions: words.optional(),
  contractTypes: words.optional(),
  isLeader: z.boolean().optional(),
});
export type TaskConditions = z.output<typeof TaskConditions>;

/** What is known of the person when tasks are made. */
export interface ConditionFacts {
  department: string | null;
  location: string | null;
  position: string | null;
  contractType: string | null;
  isLeader: boolean;
}

/** Why a task of a template is left out: what it is for, and what the person has. */
export const LeftOutWhy = z.discriminatedUnion('key', [
  z.object({ key: z.enum(['department', 'location', 'position', 'contractType']), isFor: z.array(z.string()), has: z.string().nullable() }),
  z.object({ key: z.literal('onlyLeaders') }),
  z.object({ key: z.literal('notLeaders') }),
]);
export type LeftOutWhy = z.output<typeof LeftOutWhy>;

/** Everything that keeps a task from being made for a person; none when it is made. */
export function leftOutBy(
  { departments, locations, positions, contractTypes, isLeader }: TaskConditions,
  facts: ConditionFacts,
): LeftOutWhy[] {
  return [
    ...mismatch('department', departments, facts.department),
    ...mismatch('location', locations, facts.location),
    ...mismatch('position', positions, facts.position),
    ...mismatch('contractType', contractTypes, facts.contractType),
    ...(isLeader === undefined || isLeader === facts.isLeader ? [] : [{ key: isLeader ? 'onlyLeaders' : 'notLeaders' } as const]),
  ];
}

function mismatch(
  key: 'department' | 'location' | 'position' | 'contractType',
  isFor: readonly string[] | undefined,
  has: string | null,
): LeftOutWhy[] {
  if (!isFor || (has !== null && isFor.some((each) => comparable(each) === comparable(has)))) return [];
  return [{ key, isFor: [...isFor], has }];
}

// People type the names of departments and positions themselves.
const comparable = (name: string): string => name.trim().replace(/\s+/gu, ' ').toLocaleLowerCase('nb');
