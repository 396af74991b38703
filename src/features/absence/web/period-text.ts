import type { Format } from '#kernel/web/format.ts';

interface Period {
  startDate: string;
  endDate: string;
}

/** `5 Jul 2027 – 16 Jul 2027`, or a single day. */
export function periodText(format: Pick<Format, 'date'>, { startDate, endDate }: Period): string {
  return startDate === endDate ? format.date(startDate) : `${format.date(startDate)} – ${format.date(endDate)}`;
}
