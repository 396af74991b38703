import { readAwayPeople } from '#features/absence/server/public.ts';
import { birthdaysBetween } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import type { SlackMessage } from '../../contract/entities-slack.ts';
import type { SlackJobKind, SlackLanguage } from '../../contract/kinds-slack.ts';
import { awayDays } from '../rules/slack-times.ts';
import { awayMessage, birthdayMessage, type AwayPart } from '../rules/slack-words.ts';
import { readColleagues } from './store-slack-people.ts';

interface MessageInput {
  kind: SlackJobKind;
  language: SlackLanguage;
  /** The day on which it is told. */
  day: string;
  /** What was told on Friday; null when nothing is known of it. */
  told: PostedBefore | null;
}

/** Reads what was told by the digests that it left. */
export interface PostedBefore {
  digests: ReadonlySet<string>;
  digestOf: DigestOf;
}

type DigestOf = (companyUserId: string, until?: string) => string;

interface Composed {
  /** Undefined when there is nobody to tell of. */
  message: SlackMessage | undefined;
  /** Whom it names for Monday, and until when: on Fridays, so that Sunday tells only what changed. */
  forMonday: readonly { companyUserId: string; until: string }[] | undefined;
}

/** The message of a day (integrations.30, integrations.33). */
export async function composeMessage(company: Company, input: MessageInput): Promise<Composed> {
  const { kind, language, day } = input;
  if (kind === 'absenceTomorrow') return composeAway(company, input);
  const born = new Set((await birthdaysBetween(company, { from: day, to: day })).map(({ companyUserId }) => companyUserId));
  const names =
    born.size === 0 ? [] : (await readColleagues(company, day)).flatMap((one) => (born.has(one.companyUserId) ? one.fullName : []));
  return { message: birthdayMessage(language, day, names), forMonday: undefined };
}

async function composeAway(company: Company, { language, day, told }: MessageInput): Promise<Composed> {
  const { tomorrow, monday, since } = awayDays(day);
  const away = await readAwayPeople(company, monday === undefined ? [tomorrow] : [tomorrow, monday]);
  const people = away.get(tomorrow) ?? [];
  if (since !== undefined && told !== null) {
    const parts = await changedParts(company, { tomorrow, people, told });
    return { message: awayMessage(language, parts), forMonday: undefined };
  }
  const parts: AwayPart[] = [{ heading: 'tomorrow', day: tomorrow, people }];
  if (monday === undefined) return { message: awayMessage(language, parts), forMonday: undefined };
  const onMonday = away.get(monday) ?? [];
  parts.push({ heading: 'monday', day: monday, people: onMonday });
  return { message: awayMessage(language, parts), forMonday: onMonday };
}

/** Who is away since Friday's message or until another day, and who is not any more. */
async function changedParts(
  company: Company,
  {
    tomorrow,
    people,
    told,
  }: { tomorrow: string; people: readonly { companyUserId: string; fullName: string; until: string }[]; told: PostedBefore },
): Promise<AwayPart[]> {
  const { digests, digestOf } = told;
  const changed = people.filter(({ companyUserId, until }) => !digests.has(digestOf(companyUserId, until)));
  const now = new Set(people.map(({ companyUserId }) => companyUserId));
  const colleagues = digests.size === 0 ? [] : await readColleagues(company, tomorrow);
  const back = colleagues.filter(({ companyUserId }) => !now.has(companyUserId) && digests.has(digestOf(companyUserId)));
  return [
    { heading: 'changed', day: tomorrow, people: changed },
    { heading: 'backAgain', day: tomorrow, people: back.map(({ fullName }) => ({ fullName, until: tomorrow })) },
  ];
}

/** Of a person, or of a person and a day, within one message: nobody can be read from it, and without the key nobody can be looked up. */
export function digestFor(secrets: Pick<Secrets, 'digest'>, companyId: number, jobId: string): DigestOf {
  return (companyUserId, until = '') => secrets.digest(`${companyId}|${jobId}|${companyUserId}|${until}`, 'slack-told');
}
