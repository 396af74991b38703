import { createTranslator } from 'use-intl/core';
import { dateRangeText } from '#kernel/contract/date-range.ts';
import { intlLocale, languages, type Language } from '#kernel/contract/locale.ts';
import type { Reason } from '../contract/reasons.ts';
import type { RuleFields } from '../contract/rule.ts';
import { enReasons } from '../texts/en-reasons.ts';
import { noReasons } from '../texts/no-reasons.ts';
import type { SentenceInput } from './subject.ts';

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enReasons }),
  // The Norwegian texts have the keys of the English ones.
  no: createTranslator({ locale: intlLocale.no, messages: noReasons }),
};

/** The sentences of this feature's own reasons. */
export function reasonTexts({ language }: Pick<SentenceInput, 'language'>): (typeof translators)['en'] {
  return translators[language];
}

/** The name of a reason. */
export function reasonName(reason: Reason, language: Language): string {
  return translators[language](`names.${reason}`);
}

/** Whether the title is the one that the product gave the rule: none, as it is stored, or the name of its reason in either language. */
export function hasGivenTitle({ reason, title }: Pick<RuleFields, 'reason' | 'title'>): boolean {
  return title === '' || languages.some((language) => title.trim() === reasonName(reason, language));
}

/** A rule's title for its reader: a given one in their language, any other as it was typed (notifications.25). */
export function ruleTitle(rule: Pick<RuleFields, 'reason' | 'title'>, language: Language): string {
  return hasGivenTitle(rule) ? reasonName(rule.reason, language) : rule.title;
}

/** The name of the related person, or the address of somebody who is invited. */
export function relatedName({ related, facts, language }: SentenceInput): string {
  return related ? `${related.firstName} ${related.lastName}`.trim() : (facts.email ?? translators[language]('somebody'));
}

/** The related person in a sentence: `own` is yes where they are the reader. */
export function relatedWords(input: SentenceInput): { name: string; own: string } {
  return { name: relatedName(input), own: input.isOwn ? 'yes' : 'no' };
}

/** The day of a sentence, relative to the reader's day. */
export function dayWords(input: SentenceInput): { when: string; days: number; date: string } {
  const day = input.facts.day ?? input.today;
  const days = Math.round((Date.parse(day) - Date.parse(input.today)) / 86_400_000);
  const near = days === 0 ? 'today' : 'tomorrow';
  const when = days < 0 ? 'past' : 'later';
  return { when: days === 0 || days === 1 ? near : when, days, date: periodText({ startDate: day, endDate: day }, input) };
}

/** A day or a period, with the year if it is not the current one. */
export function periodText(
  { startDate, endDate }: { startDate: string; endDate: string },
  { language, today }: Pick<SentenceInput, 'language' | 'today'>,
): string {
  const isThisYear = [startDate, endDate].every((day) => day.slice(0, 4) === today.slice(0, 4));
  return dateRangeText(language, { from: startDate, to: endDate }, { hasYear: !isThisYear });
}
