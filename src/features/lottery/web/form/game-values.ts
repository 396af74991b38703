import { z } from 'zod';
import { gameFields, type Game, type NewContestant } from '../../contract/entities.ts';
import { fewestContestants, maxContestants, maxTicketsEach } from '../../contract/kinds.ts';
import { field } from '#kernel/contract/errors.ts';
import { wholeNumber } from '#kernel/contract/values.ts';
import { newRepeatKey } from '#kernel/web/call.ts';

/** A contestant in the form. */
export const ContestantValue = z.object({
  key: z.string(),
  companyUserId: z.string().nullable(),
  name: z.string(),
  tickets: wholeNumber(1, maxTicketsEach),
});
export type ContestantValue = z.output<typeof ContestantValue>;

const GameFields = z.object({
  name: gameFields.name,
  contestants: z
    .array(ContestantValue)
    .min(fewestContestants, field('tooSmall', { length: fewestContestants }))
    .max(maxContestants, field('tooLarge', { length: maxContestants })),
  /** One in each line. */
  prizes: z.string(),
});
export type GameValues = z.input<typeof GameFields> & {
  /** A name that is typed and not added yet: saving adds it. */
  typedName: string;
  /** The tickets of those who are added next. */
  each: number;
};

export const GameSchema = z
  .custom<GameValues>()
  .transform((values): z.input<typeof GameFields> => withTypedName(values))
  .pipe(GameFields);

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** The values of a form that begins with a game; a copy leaves out those who have been erased. */
export function valuesOf(from: Game | undefined): GameValues {
  const contestants = from?.contestants.flatMap(({ contestantId, companyUserId, fullName, tickets }) =>
    fullName === null ? [] : [{ key: contestantId, companyUserId, name: fullName, tickets }],
  );
  return { name: from?.name ?? '', contestants: contestants ?? [], prizes: from?.prizes.join('\n') ?? '', typedName: '', each: 1 };
}

/** The values with the typed name among the contestants. */
export function withTypedName(values: GameValues): GameValues {
  const { contestants, typedName, each } = values;
  const name = typedName.trim();
  if (!name) return values;
  return { ...values, typedName: '', contestants: [...contestants, { key: newRepeatKey(), companyUserId: null, name, tickets: each }] };
}

/** What the call takes. */
export function inputOf(values: GameValues) {
  const { name, contestants, prizes } = withTypedName(values);
  const sent = contestants.map(({ companyUserId, name: typed, tickets }): NewContestant =>
    companyUserId === null ? { name: typed, tickets } : { companyUserId, tickets },
  );
  return { name, contestants: sent, prizes: linesOf(prizes) };
}

/** The contestants who are no longer among the people that may be chosen: those who have left, or are in another team. */
export function goneFrom(contestants: readonly ContestantValue[], people: readonly { companyUserId: string }[]): ContestantValue[] {
  const there = new Set(people.map(({ companyUserId }) => companyUserId));
  return contestants.filter(({ companyUserId }) => companyUserId !== null && !there.has(companyUserId));
}

/** These people with so many tickets each, after those who are there; nobody twice. */
export function withPeople(
  contestants: readonly ContestantValue[],
  people: readonly { companyUserId: string; fullName: string }[],
  tickets: number,
): ContestantValue[] {
  const there = new Set(contestants.map(({ companyUserId }) => companyUserId));
  const added = people.filter(({ companyUserId }) => !there.has(companyUserId));
  return [...contestants, ...added.map(({ companyUserId, fullName }) => ({ key: companyUserId, companyUserId, name: fullName, tickets }))];
}
