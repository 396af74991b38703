import type { Language } from '../contract/locale.ts';
import type { Company } from './database/unit.ts';
import { register } from './registers.ts';

/** What a company's own day is, for moments in its rows. */
export interface ErasureDay {
  today: string;
  dayOf: (moment: Date) => string;
}

/** How the product's own erasure of one kind of data stands in a company. */
export interface ErasureStatus {
  /** How long the data are kept; null: until somebody sets a time. */
  period: { unit: 'days' | 'months'; count: number } | null;
  /** When the next fall due, and how many there are on that day or, when it has come, until today, where they are counted; null without any. */
  next: { date: string; count: number | null } | null;
  /** When it was last carried out, as far as that is kept, and by whom; null for the product itself. */
  lastDone: { date: string; companyUserId: string | null } | null;
}

/** Data that a feature erases after a time, or proposes to erase, for the company's calendar of erasure. */
export interface OwnErasure {
  key: string;
  what: Readonly<Record<Language, string>>;
  /** False: it is proposed, and somebody carries it out. */
  isAutomatic: boolean;
  standing: (company: Company, day: ErasureDay) => Promise<ErasureStatus>;
}

export const ownErasures = register<OwnErasure>('kernel.own-erasures', ({ key }) => key);

/** What falls due `dueDay` of the day of the oldest of these moments, which come oldest first; what should be gone already falls due today. */
export function nextDue(moments: readonly Date[], dueDay: (day: string) => string, { today, dayOf }: ErasureDay): ErasureStatus['next'] {
  const [oldest] = moments;
  if (!oldest) return null;
  const isFirst = (moment: Date) => dayOf(moment) === dayOf(oldest);
  const date = dueDay(dayOf(oldest));
  return { date: date < today ? today : date, count: moments.filter(isFirst).length };
}
