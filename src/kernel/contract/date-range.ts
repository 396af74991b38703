import { intlLocale, type Language } from './locale.ts';

interface RangeForm {
  /** `short` in lists and narrow columns. */
  month?: 'long' | 'short';
  /** False leaves the year out, where it is the reader's own. */
  hasYear?: boolean;
}

// A cache, because creating a writer costs more than a page of ranges.
const writers = new Map<string, Intl.DateTimeFormat>();

/** `15.–17. mars 2027`, `15–17 March 2027`; one day when both are the same. The only way in which the product writes a period, in pages, mails and files (shell.39). */
export function dateRangeText(language: Language, { from, to }: { from: string; to: string }, form: RangeForm = {}): string {
  const writer = writerOf(language, form);
  // English has spaces around the dash although only the days differ.
  return writer.formatRange(Date.parse(from), Date.parse(to)).replace(/^(\d+)\s–\s(\d+ \p{L}+(?: \d+)?)$/u, '$1–$2');
}

function writerOf(language: Language, { month = 'long', hasYear = true }: RangeForm): Intl.DateTimeFormat {
  const key = `${language}/${month}/${hasYear}`;
  const known = writers.get(key);
  if (known) return known;
  const year = hasYear ? ({ year: 'numeric' } as const) : {};
  const made = new Intl.DateTimeFormat(intlLocale[language], { day: 'numeric', month, timeZone: 'UTC', ...year });
  writers.set(key, made);
  return made;
}
