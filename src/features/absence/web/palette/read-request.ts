import { addDays, addYears, weekdayOf, yearOf } from '#kernel/contract/days.ts';
import { Day } from '#kernel/contract/values.ts';
import { absenceType, type AbsenceType } from '../../contract/kinds.ts';

/** An absence as somebody types it; days are YYYY-MM-DD. */
export interface TypedRequest {
  type: AbsenceType;
  from: string;
  to: string;
}

/** What people call the types, in both languages. */
const typeWords: readonly (readonly [RegExp, AbsenceType])[] = [
  [/\b(hjemmekontor|home office|work(ing)? from home)\b/, absenceType.HomeOffice],
  [/\b(egenmelding|syk|self-certified|sick)\b/, absenceType.SickLeaveSelfReported],
  [/\b(sykmelding|sykemelding)\b/, absenceType.SickLeaveMedicalReported],
  [/\b(omsorgsdag(er)?|care days?)\b/, absenceType.CareDays],
  [/\b(avspasering|time off)\b/, absenceType.TimeOff],
  [/\b(permisjon|leave)\b/, absenceType.Leave],
  [/\b((?:sommer|høst|jule|vinter|påske)?ferie|vacation|holidays?)\b/, absenceType.Vacation],
];

const months = ['jan', 'feb', 'mar', 'apr', '(?:mai|may)', 'jun', 'jul', 'aug', 'sep', '(?:okt|oct)', 'nov', '(?:des|dec)'];
const monthName = months.map((month) => `${month}[a-z]*\\.?`).join('|');
const dash = String.raw`\s*(?:-|–|—|til|to)\s*`;
const year = String.raw`(?:\s*,?\s*(\d{4}))?`;
const dayOfMonth = String.raw`(\d{1,2})(?:\.|st|nd|rd|th)?`;
const dayWithName = `${dayOfMonth}\\s*(${monthName})`;
const nameWithDay = `(${monthName})\\s*${dayOfMonth}`;
const numeric = String.raw`(\d{1,2})[./](\d{1,2})\.?(?:[./]?(\d{4}))?`;

const forms = {
  // 6. juli – 2. august 2027
  twoNamed: new RegExp(`${dayWithName}${year}${dash}${dayWithName}${year}`),
  // 6.–10. juli 2027
  oneNamed: new RegExp(`${dayOfMonth}(?:${dash}${dayOfMonth})?\\s*(${monthName})${year}`),
  // July 6–10, 2027
  nameFirst: new RegExp(`${nameWithDay}(?:${dash}${dayOfMonth})?${year}`),
  // 6.–10.7.2027
  oneNumeric: new RegExp(`(?<![\\d./])(\\d{1,2})\\.?${dash}${numeric}`),
  // 6.7.–10.7.2027
  numeric: new RegExp(`\\b${numeric}(?:${dash}${numeric})?`),
  // uke 28–30
  weeks: new RegExp(String.raw`\b(?:uke|week)\s*(\d{1,2})(?:${dash}(\d{1,2}))?${year}`),
};

/**
 * Reads "ferie 6.–10. juli", "vacation 6–10 July", "hjemmekontor i morgen" or "ferie uke 28". Without a year it is the next time that begins today or later.
 * Undefined for everything else, and for days that are none.
 */
export function readRequest(text: string, today: string): TypedRequest | undefined {
  const words = text.trim().toLowerCase();
  const type = typeWords.find(([word]) => word.test(words))?.[1];
  if (type === undefined) return undefined;
  const days = readDays(words, today);
  return days && { type, ...days };
}

type Days = Pick<TypedRequest, 'from' | 'to'>;

function readDays(words: string, today: string): Days | undefined {
  if (/\b(i dag|today)\b/.test(words)) return { from: today, to: today };
  if (/\b(i morgen|tomorrow)\b/.test(words)) return { from: addDays(today, 1), to: addDays(today, 1) };
  const week = forms.weeks.exec(words);
  if (week) return weeks(Number(week[1]), Number(week[2] ?? week[1]), { named: week[3], today });
  const two = forms.twoNamed.exec(words);
  if (two) return range([two[1], monthOf(two[2]), two[3]], [two[4], monthOf(two[5]), two[6]], today);
  const one = forms.oneNamed.exec(words);
  if (one) return range([one[1], monthOf(one[3]), one[4]], [one[2] ?? one[1], monthOf(one[3]), one[4]], today);
  const first = forms.nameFirst.exec(words);
  if (first) return range([first[2], monthOf(first[1]), first[4]], [first[3] ?? first[2], monthOf(first[1]), first[4]], today);
  const sameMonth = forms.oneNumeric.exec(words);
  if (sameMonth) return range([sameMonth[1], sameMonth[3], sameMonth[4]], [sameMonth[2], sameMonth[3], sameMonth[4]], today);
  const plain = forms.numeric.exec(words);
  if (plain) return range([plain[1], plain[2], plain[3]], [plain[4] ?? plain[1], plain[5] ?? plain[2], plain[6] ?? plain[3]], today);
  return undefined;
}

const monthOf = (name = ''): string => String(months.findIndex((month) => new RegExp(`^${month}`).test(name)) + 1);

type Written = readonly [day: string | undefined, month: string | undefined, year: string | undefined];

function range(start: Written, end: Written, today: string): Days | undefined {
  const named = start[2] ?? end[2];
  const first = named ?? String(yearOf(today));
  let from = dayOf(start, first);
  let to = dayOf(end, end[2] ?? first);
  if (!from || !to) return undefined;
  // From December into January.
  if (to < from && end[2] === undefined) to = addYears(to, 1);
  else if (to < from && start[2] === undefined) from = addYears(from, -1);
  if (named === undefined && from < today) [from, to] = [addYears(from, 1), addYears(to, 1)];
  return to < from ? undefined : { from, to };
}

function dayOf([day = '', month = '']: Written, inYear: string): string | undefined {
  return Day.safeParse(`${inYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`).data;
}

/** From the Monday of the first week to the Friday of the last one, which may be in January (ISO 8601). */
function weeks(first: number, last: number, { named, today }: { named: string | undefined; today: string }): Days | undefined {
  const isOverNewYear = last < first && first >= 50 && last <= 3;
  const inYear = (of: number): Days => ({ from: mondayOf(of, first), to: addDays(mondayOf(isOverNewYear ? of + 1 : of, last), 4) });
  const thisYear = named === undefined ? yearOf(today) : Number(named);
  const latest = isOverNewYear ? first : last;
  if (first < 1 || last < 1 || latest < first || mondayOf(thisYear, latest) >= mondayOf(thisYear + 1, 1)) return undefined;
  const days = inYear(thisYear);
  return named === undefined && days.to < today ? inYear(thisYear + 1) : days;
}

function mondayOf(inYear: number, week: number): string {
  const fourth = `${inYear}-01-04`;
  return addDays(fourth, (week - 1) * 7 - ((weekdayOf(fourth) + 6) % 7));
}
