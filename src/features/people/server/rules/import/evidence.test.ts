import { describe, expect, test } from 'vitest';
import type { ImportField } from '../../../contract/entities-import.ts';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { evidence, fieldByContent } from './evidence.ts';

const today = '2026-11-21';
const fits = (field: ImportField, cell: Cell) => evidence(field, [cell], today) === 1;

test('the share of the filled cells that fit is told', () => {
  expect(evidence('emailAddress', ['a@x.no', '', null, 'ukjent', '-', 'b@x.no', 'c@x.no'], today)).toBe(0.75);
  expect(evidence('emailAddress', ['ukjent'], today)).toBe(0);
});

test('there is nothing to judge by in an empty column, nor for free text', () => {
  expect(evidence('emailAddress', [], today)).toBeUndefined();
  expect(evidence('emailAddress', ['', '-', null], today)).toBeUndefined();
  expect(evidence('notes', ['Hund'], today)).toBeUndefined();
});

describe('which values fit a field', () => {
  test.each<[ImportField, Cell[], Cell[]]>([
    ['fullName', ['Kari Hansen', 'Hansen, Kari', "O'Neil", 'Åse-Marie', 'Nygård–Moe'], ['Kari1', '12', 'Ja', 'nei', '@', '-Kari']],
    ['firstName', ['Kari'], ['kari@x.no']],
    ['lastName', ['Hansen'], ['1']],
    ['emailAddress', ['a@x.no'], ['a@x', 'a b@x.no', '@x.no', 'a@.', 'mail a@x.no']],
    ['secondaryEmail', ['a@x.no'], ['a']],
    [
      'mobilePhoneNumber',
      ['912 34 567', '+47 912 34 567', '(+47) 91234567', 91234567, '1'.repeat(15)],
      ['1234567', '1'.repeat(16), 'tlf 91234567', '91 23 45 6x', '2023-01-15', '15-01-2023', '15/01/2023', '01.15.2023', '20230115'],
    ],
    ['emergencyContact.phone', ['91234567'], ['Ola']],
    ['phoneCountryCode', ['+47', 47, 'Norge'], ['Kari', '12345']],
    ['employeeNumber', ['1', 'A-12', 'x.1/2_3', '1'.repeat(15)], ['Kari', '1'.repeat(16), '-1', 'a 1']],
    ['position', ['Selger', 'HR'], ['x', '12', 'hr@x.no']],
    ['reportingTo', ['Kari Hansen', 'kari@x.no', '1023', 'Kari Hansen (1023)', 'Åse/Per'], ['Ja', 'nei', `K${'1'.repeat(61)}`, '#1']],
    ['role', ['Leder', 'Ansatt'], ['Konge']],
    ['positionType', ['Fast'], ['Konge']],
    ['positionCoverage', ['80 %', 100, 0], [101, 'halv']],
    ['salaryAmount', [20, '650 000'], [19.99, 'lav']],
    ['salaryCurrency', ['NOK', 'kr'], ['penger']],
    ['salaryInterval', ['Årlig'], ['NOK']],
    [
      'salaryAccountNumber',
      ['86011117947', '8601.11.17947', 'NO93 8601 1117 947', '1234567890', '12345678901'],
      ['123456789', '123456789012', 'Kari'],
    ],
    ['socialSecurityNumber', ['01819012365', 1819012365, '010190 12345', '010190-12345', '1234567890'], ['123456789', '123456789012', 'x']],
    ['address.postalCode', ['0155', 155, 'N-0155', 'SE-111 22', '0155 Oslo', '111 22 Stockholm'], ['12', 'Oslo', '1234567']],
    ['address.city', ['Oslo'], ['1']],
    ['address.streetAddress', ['Storgata 1'], ['12']],
    ['address.country', ['Norge', 'SE'], ['Oslo']],
    ['preferredLanguage', ['Norsk'], ['Fransk']],
    ['emergencyContact.fullName', ['Ola (far)'], ['12']],
    ['birthday', ['10.07.1983', 30507, '1983-07-10'], ['Kari', '31.02.1983']],
    ['startDate', ['01.02.2019'], ['x']],
    ['endDate', ['31.12.2026'], ['x']],
    ['trialPeriodEndDate', ['31.12.2026'], ['x']],
  ])('%s', (field, good, bad) => {
    expect(good.filter((cell) => !fits(field, cell))).toEqual([]);
    expect(bad.filter((cell) => fits(field, cell))).toEqual([]);
  });
});

describe('what a column is without its heading', () => {
  test.each<[string, Cell[], ImportField | undefined, number?]>([
    ['addresses', ['a@x.no', 'b@x.no'], 'emailAddress', 0.75],
    ['four addresses of five', ['a@x.no', 'b@x.no', 'c@x.no', 'd@x.no', 'ukjent'], 'emailAddress', 0.75],
    ['three addresses of four', ['a@x.no', 'b@x.no', 'c@x.no', '12'], undefined],
    ['identity numbers', ['01819012365', 1819012365], 'socialSecurityNumber', 0.75],
    ['accounts', ['86011117947', '5390000016'], 'salaryAccountNumber', 0.65],
    ['phones', ['912 34 567', '+47 98765432'], 'mobilePhoneNumber', 0.6],
    ['eleven digits that are nothing', ['12345678901', '12345678902'], undefined],
    ['dates of birth', ['10.07.1983', '01.12.1990'], 'birthday', 0.55],
    ['dates of hire', ['10.07.2019', '01.12.2021'], undefined],
    ['dates as a workbook gives them', ['2019-07-10', '2021-12-01'], undefined],
    ['dates with a time', ['2019-07-10 00:00:00', '2021-12-01 00:00:00'], undefined],
    ['dates with hyphens', ['10-07-2019', '31-12-2021'], undefined],
    ['dates of eight digits', ['20190710', '20211201', 20230131], undefined],
    ['dates of the latest that may work', ['10.07.2008'], 'birthday', 0.55],
    ['dates of who is too young', ['10.07.2009'], undefined],
    ['dates of the oldest', ['10.07.1921'], 'birthday', 0.55],
    ['dates before them', ['10.07.1920'], undefined],
    ['days as the spreadsheet counts them', [30507, 33208], undefined],
    ['whole names', ['Kari Hansen', 'Moe, Ola'], 'fullName', 0.55],
    ['single names', ['Kari', 'Ola'], undefined],
    ['names with numbers', ['Kari Hansen 2', 'Ola Moe 3'], undefined],
    ['two words that come again', ['Salg Nord', 'Salg Nord', 'Salg Sør'], undefined],
    [
      'names of which one comes twice in ten',
      [...'ABCDEFGHI'].map((letter) => `${letter}${letter.toLowerCase()} Hansen`).concat('Aa Hansen'),
      'fullName',
      0.55,
    ],
    ['nothing', ['', null], undefined],
    ['words', ['Salg', 'Drift'], undefined],
  ])('%s', (_name, cells, field, confidence) => {
    expect(fieldByContent(cells, today)).toEqual(field && { field, confidence });
  });
});
