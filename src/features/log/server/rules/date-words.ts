import { intlLocale, type Language } from '#kernel/contract/locale.ts';

// A cache by language and time zone, because creating a formatter costs more than using it.
const writers = new Map<string, Intl.DateTimeFormat>();

function writerOf(language: Language, options: Intl.DateTimeFormatOptions & { timeZone: string }): Intl.DateTimeFormat {
  const key = `${language}/${options.timeZone}/${options.timeStyle ?? ''}`;
  const writer = writers.get(key) ?? new Intl.DateTimeFormat(intlLocale[language], options);
  writers.set(key, writer);
  return writer;
}

/** A day as the pages write it (shell.23): `26. nov. 2026`, `26 Nov 2026`. What is no day of the calendar stays as it is. */
export function dayText(day: string, language: Language): string {
  const moment = new Date(`${day}T00:00:00Z`);
  // 30 February is no day, not 2 March.
  if (Number.isNaN(moment.getTime()) || moment.getUTCDate() !== Number(day.slice(8))) return day;
  return writerOf(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(moment);
}

/** A point in time as the pages write it: `26. nov. 2026, 16:20`, `26 Nov 2026, 16:20`. */
export function momentText(instant: string, { language, timeZone }: { language: Language; timeZone: string }): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return instant;
  return writerOf(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment);
}
