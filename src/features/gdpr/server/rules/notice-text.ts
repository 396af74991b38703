import { createTranslator } from 'use-intl/core';
import { intlLocale } from '#kernel/contract/locale.ts';
import type { Language } from '../../contract/kinds.ts';
import { dutiesOf } from '../../contract/rules/breach-duties.ts';
import { enNotice } from '../../texts/en-notice.ts';
import { enWords } from '../../texts/en-words.ts';
import { noNotice } from '../../texts/no-notice.ts';
import { noWords } from '../../texts/no-words.ts';
import type { BreachContent } from '../breaches/store-breaches.ts';

/** What a notice is made of. */
export interface NoticeFacts {
  breach: BreachContent;
  /** Notice is late, or would be when it is sent now. */
  isLate: boolean;
  companyName: string;
  /** Name, organisation number and address. */
  controller: string;
  /** The officer, else the contact person: name, mail, phone. */
  contact: string;
}
export interface NoticeFormat {
  language: Language;
  timeZone: string;
}
export interface Notice {
  text: string;
  /** What the law asks for and the notice does not say yet, by the names of fields. */
  missing: string[];
}

function noticeWords({ language, timeZone }: NoticeFormat) {
  const locale = intlLocale[language];
  const no = language === 'no';
  const words = no ? noWords : enWords;
  const writer = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const named = (keys: readonly string[], of: Readonly<Record<string, string>>) =>
    list.format(keys.map((key) => (Object.hasOwn(of, key) ? (of[key] ?? key).toLocaleLowerCase(locale) : key)));
  return {
    t: createTranslator({ locale, messages: no ? noNotice : enNotice }),
    moment: (moment: Date) => writer.format(moment),
    list: (entries: readonly string[]) => list.format(entries),
    subjects: (keys: readonly string[]) => named(keys, words.dataSubjects),
    categories: (keys: readonly string[]) => named(keys, words.dataCategories),
  };
}
type NoticeWords = ReturnType<typeof noticeWords>;

/** A part of a notice: its title, and what it says of the facts. */
const part = (title: string, ...lines: (string | false | null)[]): string => [title, ...lines.filter((line) => line)].join('\n');

/** The fields of a breach that are not filled in. */
function missingOf({ breach, contact }: NoticeFacts, names: readonly (keyof BreachContent)[]): string[] {
  const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return [...names.filter((name) => isEmpty(breach[name])), ...(contact === '' ? ['contact'] : [])];
}

/** The notice to the authority, with everything that Article 33 (3) asks for (gdpr.109). */
export function authorityNotice(facts: NoticeFacts, format: NoticeFormat): Notice {
  const { breach, isLate, controller, contact } = facts;
  const say = noticeWords(format);
  const { t } = say;
  const unknown = t('unknown');
  const questions = [
    'description',
    'kinds',
    'dataSubjects',
    'subjects',
    'dataCategories',
    'records',
    'consequences',
    'measures',
    'risk',
  ] as const;
  const missing = [...missingOf(facts, questions), ...(isLate && breach.lateReason === '' ? ['lateReason'] : [])];
  const kinds = breach.kinds.length > 0 && t('authority.kinds', { kinds: say.list(breach.kinds.map((kind) => t(`kinds.${kind}`))) });
  const parts = [
    part(t('authority.title'), t('authority.to')),
    part(t('authority.controller'), controller),
    part(t('authority.contact'), contact || unknown),
    part(
      t('authority.happened'),
      breach.description || unknown,
      t('authority.aware', { moment: say.moment(breach.awareAt) }),
      breach.happenedFrom && t('authority.from', { moment: say.moment(breach.happenedFrom) }),
      kinds,
    ),
    part(
      t('authority.about'),
      t('authority.subjects', { subjects: say.subjects(breach.dataSubjects) || unknown.replace(/\.$/, '').toLocaleLowerCase() }),
      breach.subjects !== null && t('authority.subjectCount', { count: breach.subjects }),
      t('authority.categories', { categories: say.categories(breach.dataCategories) || unknown.replace(/\.$/, '').toLocaleLowerCase() }),
      breach.records !== null && t('authority.recordCount', { count: breach.records }),
    ),
    part(t('authority.consequences'), breach.consequences || unknown),
    part(t('authority.measures'), breach.measures || unknown),
    part(t('authority.assessment'), breach.risk ? t(`risks.${breach.risk}`) : unknown, breach.riskReason, aboutPeople(breach, say)),
    ...(isLate ? [part(t('authority.late'), breach.lateReason || unknown)] : []),
    ...(missing.length > 0 ? [t('authority.later')] : []),
  ];
  return { text: parts.join('\n\n'), missing };
}

/** Whether the people concerned are told. */
function aboutPeople(breach: BreachContent, { t, moment }: NoticeWords): string | false {
  if (breach.peopleToldAt) return t('authority.toldPeople', { moment: moment(breach.peopleToldAt) });
  if (dutiesOf(breach).people) return t('authority.willTell');
  if (breach.risk === 'high' && breach.peopleException)
    return part(t('authority.exception', { exception: t(`exceptions.${breach.peopleException}`) }), breach.peopleReason);
  return breach.risk !== null && t('authority.notTold');
}

/** The notice to people, in plain words, with what Article 34 (2) asks for (gdpr.109). */
export function peopleNotice(facts: NoticeFacts, format: NoticeFormat): Notice {
  const { breach, companyName: company, contact } = facts;
  const say = noticeWords(format);
  const { t } = say;
  const unknown = t('unknown');
  const categories = say.categories(breach.dataCategories);
  const parts = [
    part(t('people.title'), t('people.intro', { company, moment: say.moment(breach.awareAt) })),
    part(t('people.happened'), breach.description || unknown, categories !== '' && t('people.categories', { categories })),
    part(t('people.consequences'), breach.consequences || unknown),
    part(t('people.measures'), breach.measures || unknown),
    part(t('people.contact'), contact !== '' && t('people.ask', { contact }), t('people.complain')),
    company,
  ];
  return { text: parts.join('\n\n'), missing: missingOf(facts, ['description', 'consequences', 'measures']) };
}
