/** The weekdays of a bit mask as text; Sunday is the lowest bit. */
export function weekText(language: 'no' | 'en', mask: number): string {
  const writer = new Intl.DateTimeFormat(language === 'no' ? 'nb-NO' : 'en-GB', { weekday: 'long', timeZone: 'UTC' });
  // 7 January 2024 was a Sunday.
  const days = [1, 2, 3, 4, 5, 6, 0].filter((day) => (mask & (1 << day)) !== 0);
  return days.map((day) => writer.format(new Date(Date.UTC(2024, 0, 7 + day)))).join(', ');
}
