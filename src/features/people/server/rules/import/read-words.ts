import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { textOf } from '#kernel/server/sheets/rules/cell.ts';
import { currencyCodeIn, currencyOfSign } from '#kernel/server/sheets/rules/currency-signs.ts';
import { folding } from './likeness.ts';
import type { Interval } from './read-amount.ts';

type Words<T extends string> = Record<T, string>;

// Both languages, folded (å = a, ø = o, æ = ae); a hyphen stands for a space inside one entry.
const roles: Words<RoleKey> = {
  systemadmin: 'systemadmin systemadministrator system-admin system-administrator administrator admin',
  hradmin: 'hradmin hr-admin hr-administrator hr personalansvarlig personal',
  officeadmin: 'officeadmin office-admin office-administrator kontoradministrator kontoradmin kontor',
  manager: 'manager leder teamleder team-lead teamlead team-leader teamleader avdelingsleder mellomleder',
  employee: 'employee ansatt medarbeider bruker user standard staff vanlig',
  accountant: 'accountant regnskapsforer regnskap ekstern-regnskapsforer',
  boardmember: 'boardmember board-member styremedlem styret styre board',
  gdpr: 'gdpr personvernradgiver personvernombud dpo data-protection-officer',
};
const positionTypes: Words<'permanent' | 'manager' | 'temporary'> = {
  permanent: 'permanent fast fast-ansatt fastansatt fast-stilling f heltid deltid ordinaer ordinary full-time part-time',
  manager:
    'manager leder saerlig-uavhengig saerlig-uavhengig-stilling ledende ledende-stilling special special-manager leder-og-saerlig-uavhengig-stilling executive',
  temporary:
    'temporary midlertidig vikar vikariat engasjement temp ekstrahjelp sesong sesongansatt prosjekt prosjektansatt tilkalling timebasert fixed-term contract laerling apprentice sommervikar',
};
const intervals: Words<Interval> = {
  yearly: 'yearly year annual annually ar arlig arslonn arlonn per-ar pr-ar fastlonn per-year',
  monthly: 'monthly month mnd maned manedlig manedslonn per-maned pr-maned pr-mnd per-mnd per-month fast-manedslonn',
  weekly: 'weekly week uke ukentlig ukelonn per-uke per-week',
  hourly: 'hourly hour time timer timelonn timelonnet per-time pr-time per-hour timesats',
};
const languages: Words<'nb' | 'en-gb'> = {
  nb: 'nb no nor norsk norwegian bokmal norsk-bokmal nynorsk nn nb-no norsk-nynorsk',
  'en-gb': 'en eng engelsk english en-gb en-us gb',
};
const booleans: Words<'yes' | 'no'> = { yes: 'ja yes y j true sann 1 x', no: 'nei no n false usann 0' };

/** A role by its name in either language; undefined when the word is not a role. */
export const readRole = reader(roles);
export const readPositionType = reader(positionTypes);
export const readInterval = reader(intervals);
export const readLanguage = reader(languages);
export const readYesOrNo = reader(booleans);

const currencies: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kr: 'NOK',
    nkr: 'NOK',
    krone: 'NOK',
    kroner: 'NOK',
    'norske kroner': 'NOK',
    'svenske kroner': 'SEK',
    'danske kroner': 'DKK',
    euro: 'EUR',
    dollar: 'USD',
    pund: 'GBP',
  }),
);

/** A currency by its code, sign or name; null for none, undefined for anything else. */
export function readCurrency(cell: Cell): string | null | undefined {
  const text = textOf(cell).replace(/\.$/, '');
  if (text === '') return null;
  if (/^\p{L}{0,2}\p{Sc}$/u.test(text)) return currencyOfSign(text);
  return currencies.get(text.toLowerCase()) ?? (/^\p{L}{3}$/u.test(text) ? currencyCodeIn(text.toUpperCase()) : undefined);
}

function reader<T extends string>(words: Words<T>): (cell: Cell) => T | null | undefined {
  // Object.keys loses the key type of a record.
  const entries = (Object.keys(words) as T[]).flatMap((key) =>
    words[key].split(' ').map((word) => [word.replaceAll('-', ' '), key] as const),
  );
  const known = new Map(entries);
  return (cell) => {
    const word = folding(textOf(cell));
    return word === '' ? null : known.get(word);
  };
}
