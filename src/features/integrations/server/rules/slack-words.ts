import { createTranslator } from 'use-intl/core';
import { yearOf } from '#kernel/contract/days.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import type { SlackMessage } from '../../contract/entities-slack.ts';
import type { SlackLanguage } from '../../contract/kinds-slack.ts';
import { enSlackMessage } from '../../texts/en-slack-message.ts';
import { noSlackMessage } from '../../texts/no-slack-message.ts';
import { slackMessage, slackText, type SlackPart } from './slack-message.ts';

/** Somebody who is away on a day, and until when in a row. */
export interface Away {
  fullName: string;
  until: string;
}

/** What an absence message tells of one day: who is away, or on Sundays only what has changed since Friday. */
export interface AwayPart {
  heading: 'tomorrow' | 'monday' | 'changed' | 'backAgain';
  day: string;
  people: readonly Away[];
}

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enSlackMessage }),
  // The Norwegian texts have the keys of the English ones.
  no: createTranslator({ locale: intlLocale.no, messages: noSlackMessage }),
};

/** Who is away; undefined when there is nobody to tell of. */
export function awayMessage(language: SlackLanguage, parts: readonly AwayPart[]): SlackMessage | undefined {
  const t = translators[language];
  const shown = parts.filter(({ people }) => people.length > 0);
  const written = shown.map(({ heading, day, people }): SlackPart => ({
    title: t(heading, { day: dayText(language, day) }),
    lines: people.map(({ fullName, until }) => {
      const name = slackText(fullName);
      const isOneDay = heading === 'backAgain' || until <= day;
      return isOneDay ? t('person', { name }) : t('personUntil', { name, until: dayText(language, until, yearOf(day)) });
    }),
  }));
  return written.length === 0 ? undefined : slackMessage(written, (count) => t('more', { count }));
}

/** Whose birthday it is, never which; undefined when it is nobody's. */
export function birthdayMessage(language: SlackLanguage, day: string, names: readonly string[]): SlackMessage | undefined {
  const t = translators[language];
  if (names.length === 0) return undefined;
  const lines = [...names.map((name) => t('birthday', { name: slackText(name) })), t('congratulate')];
  return slackMessage([{ title: t('birthdays', { day: dayText(language, day) }), lines }], (count) => t('more', { count }));
}

/** The people of a preview when there is nobody to tell of. */
export function exampleNames(language: SlackLanguage): string[] {
  const t = translators[language];
  return [t('example.one'), t('example.other')];
}

/** `fredag 27. november`, with the year where it is another than the given one. */
function dayText(language: SlackLanguage, day: string, year = yearOf(day)): string {
  const form: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' };
  if (yearOf(day) !== year) form.year = 'numeric';
  return new Intl.DateTimeFormat(intlLocale[language], form).format(Date.parse(day)).replace(',', '');
}
