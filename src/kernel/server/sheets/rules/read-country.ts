import type { Cell } from './cell.ts';
import { textOf } from './cell.ts';
import { folding } from './likeness.ts';

const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MQ MR MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SJ SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS XK YE YT ZA ZM ZW'.split(
    ' ',
  );
// Common alternatives to the official names, and the three-letter codes of the most common countries.
const others: Record<string, string> = {
  noreg: 'NO',
  nor: 'NO',
  swe: 'SE',
  dnk: 'DK',
  fin: 'FI',
  isl: 'IS',
  deu: 'DE',
  ger: 'DE',
  pol: 'PL',
  ltu: 'LT',
  gbr: 'GB',
  uk: 'GB',
  england: 'GB',
  skottland: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  storbritannia: 'GB',
  usa: 'US',
  'united states of america': 'US',
  holland: 'NL',
  nld: 'NL',
  fra: 'FR',
  esp: 'ES',
  ita: 'IT',
  'czech republic': 'CZ',
  tsjekkia: 'CZ',
  'den tsjekkiske republikk': 'CZ',
  elfenbenskysten: 'CI',
};

const known: ReadonlyMap<string, string> = new Map([
  ...codes.flatMap((code) =>
    ['nb', 'en'].map((language) => [folding(new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code), code] as const),
  ),
  ...Object.entries(others),
  ...codes.map((code) => [code.toLowerCase(), code] as const),
]);

/** A country by its name in either language or its code, as two letters; null for none, undefined when it is not a country. */
export function readCountry(cell: Cell): string | null | undefined {
  const word = folding(textOf(cell));
  return word === '' ? null : known.get(word);
}
