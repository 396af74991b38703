/** Reads a typed time of day to `HH:MM`: with a colon, a point, a space or nothing between, and whole hours alone. Undefined for anything else. */
export function parsedTime(typed: string): string | undefined {
  const [, hours, minutes = '00'] = /^(?:kl\.? ?)?(\d{1,2})(?:[.: ]?(\d{2}))?$/i.exec(typed.trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
