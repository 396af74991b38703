import { describe, expect, test } from 'vitest';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { existingLease, actionsOf, planOf, tableOf } from '../../../testing/contract-plan.ts';

const headings = ['Leverandør', 'Avtale', 'Startdato', 'Sluttdato'];

describe('headings', () => {
  test.each<[string, Cell[], string]>([
    ['Leverandør', ['Telenor', 'Telia'], 'party'],
    [' Motpart  ', ['Telenor', 'Telia'], 'party'],
    ['Org.nr', ['923609016', '984851006'], 'registryId'],
    ['Avtalens navn', ['Mobil', 'Leie'], 'name'],
    ['Avtaletype', ['Leie', 'Forsikring'], 'category'],
    ['Type', ['Leie', 'Forsikring', 'IT'], 'category'],
    ['Type', ['Automatisk', 'Tidsbegrenset', 'Automatisk'], 'typeId'],
    ['Ansvarlig', ['Kari Hansen', 'Ola Moe'], 'responsible'],
    ['Contract owner', ['kari@firma.no'], 'responsible'],
    ['Signert av', ['Kari Hansen'], 'signedBy'],
    ['Status', ['Aktiv', 'Oppsagt'], 'status'],
    ['Automatisk fornyelse', ['Ja', 'Nei', 'Ja'], 'typeId'],
    ['Fornyelse', ['12 mnd', '1 år', '6 mnd'], 'renewalInterval'],
    ['Fornyelse', ['Automatisk', 'Nei', 'Ja'], 'typeId'],
    ['Startdato ', ['01.01.2024', '2024-02-01'], 'startDate'],
    ['Utløper', ['31.12.2025', 'løpende', '31.12.25'], 'endDate'],
    ['Oppsigelsestid (mnd)', [3, 6, 1], 'noticePeriod'],
    ['Notice period', ['3 months'], 'noticePeriod'],
    ['Kr', [25000, 1000], 'value'],
    ['Årlig kostnad', ['25 000', '1 000'], 'value'],
    ['Valuta', ['NOK', 'EUR'], 'currency'],
    ['Per', ['mnd', 'år'], 'interval'],
    ['Kontaktperson', ['Per Olsen'], 'contactName'],
    ['Kontakt e-post', ['per@x.no'], 'contactEmail'],
    ['Kontakt telefon', ['91234567'], 'contactPhone'],
    ['Kommentar', ['Husk indeksregulering'], 'notes'],
    ['', ['923609016', '984851006', '982463718'], 'registryId'],
  ])('%s over %s is %s', (heading, cells, field) => {
    const { columns } = tableOf(
      [heading, heading === 'Signert av' ? 'Valuta' : 'Signert av'],
      ...cells.map((cell, place) => [cell, `Navn ${'abc'[place]}`]),
    );
    expect(columns[0]?.field).toBe(field);
  });
});

describe('fates', () => {
  test('of a messy list: titles, totals, empty rows and a repeated heading are no contracts', async () => {
    const plan = await planOf(
      ['Avtaleoversikt 2026', null, null, null],
      ['Skrevet ut 1.11.2026', null, null, null],
      headings,
      ['Telenor', 'Mobil', '01.01.2024', '31.12.2026'],
      [null, null, null, null],
      headings,
      ['Fjordgata Eiendom AS', 'Leie av kontor', 45292, 'løpende'],
      [null, null, null, null],
      ['Totalt', null, null, null],
    );
    expect(actionsOf(plan)).toEqual(['create', 'skip headingRepeated', 'create', 'skip notAContract']);
  });

  test.each<[string, Cell[], string]>([
    ['without a party', [null, 'Mobil', null, null], 'refuse field party required'],
    ['without a name', ['Telenor', null, null, null], 'refuse field name required'],
    ['with a day that is none', ['Telenor', 'Mobil', '31.02.2024', null], 'refuse unreadableDate startDate'],
    ['that ends before it starts', ['Telenor', 'Mobil', '01.01.2025', '31.12.2024'], 'refuse field endDate endBeforeStart'],
    ['with a name of 201 letters', ['Telenor', 'x'.repeat(201), null, null], 'refuse field name tooLong'],
    ['with a name of 200 letters', ['Telenor', 'x'.repeat(200), null, null], 'create'],
  ])('of a row %s', async (_name, row, expected) => {
    const [fate] = actionsOf(
      await planOf(headings, row, ['Telia', 'Nett', '01.01.2024', '31.12.2099'], ['Ice', 'Nett', '01.01.2024', '31.12.2099']),
    );
    expect(fate).toBe(expected);
  });

  test('refuses the same contract twice, however it is written', async () => {
    const plan = await planOf(headings, ['Telenor', 'Mobil', '1.1.2024', null], ['TELENOR ', 'mobil', '2024-01-01', null]);
    expect(actionsOf(plan)).toEqual(['create', 'refuse duplicateInFile']);
    expect(plan[1]?.reasons).toEqual([{ code: 'duplicateInFile', params: { row: 2 } }]);
  });

  test('knows a contract by party, name and start; an empty cell changes nothing', async () => {
    const same = ['Fjordgata Eiendom AS', 'Leie av kontor', '01.01.2024', null];
    const moved = ['fjordgata eiendom as', 'leie av kontor', '01.01.2024', '31.12.2027'];
    const other = ['Fjordgata Eiendom AS', 'Leie av kontor', '01.01.2025', null];
    const existing = [existingLease()];
    expect(actionsOf(await planOf({ existing }, headings, same, other))).toEqual(['unchanged', 'create']);
    const [update] = await planOf({ existing }, headings, moved);
    expect([update?.fate, update?.contractId, update?.version]).toEqual(['update', existing[0]?.contractId, 1]);
    expect(update?.changes.filter(({ field }) => field === 'endDate')).toEqual([
      { field: 'endDate', before: '2026-12-31', after: '2027-12-31' },
    ]);
    expect(update?.content).toMatchObject({ noticePeriod: { number: 3, unit: 'month' }, value: '25000.00' });
  });
});

describe('values', () => {
  test.each<[string, Cell, string, string[]]>([
    ['an e-mail', 'ola@firma.no', 'ola', []],
    ['a name', 'Ola Moe', 'ola', []],
    ['a name with the last name first', 'Moe, Ola', 'ola', []],
    ['an employee number', '0012', 'ola', []],
    ['nobody', null, 'kari', []],
    ['a stranger', 'Per Ukjent', 'kari', ['responsibleUnknown']],
    ['somebody who does not reach the register', 'Siri Uten', 'kari', ['responsibleWithoutAccess']],
    ['two people', 'Anne Lie', 'kari', ['responsibleAmbiguous']],
  ])('%s is responsible', async (_name, cell, expected, warnings) => {
    const [row] = await planOf(['Leverandør', 'Avtale', 'Ansvarlig'], ['Telenor', 'Mobil', cell]);
    expect(row?.content?.responsibleId).toBe(expected);
    expect(row?.warnings.map(({ code }) => code)).toEqual(warnings);
  });

  test('write a category as it is written already', async () => {
    const plan = await planOf(
      { categories: ['Forsikring'] },
      ['Leverandør', 'Avtale', 'Kategori'],
      ['Gjensidige', 'Bil', 'FORSIKRING'],
      ['Fjordgata', 'Kontor', 'Leie'],
      ['Fjordgata', 'Lager', 'leie'],
    );
    expect(plan.map(({ content }) => content?.category)).toEqual(['Forsikring', 'Leie', 'Leie']);
  });

  test('link a party that has the number, or make one', async () => {
    const plan = await planOf(
      ['Leverandør', 'Avtale', 'Org.nr'],
      ['Anything', 'Olje', '923 609 016'],
      [null, 'Gass', '923609016'],
      ['Ny AS', 'Vask', 'NO 974 760 673 MVA'],
      ['Ny AS', 'Frukt', '123456789'],
    );
    expect(plan.map(({ party, content, newParty }) => [party, content?.partyId, newParty])).toEqual([
      ['Anything', 'equinor', undefined],
      ['Equinor ASA', 'equinor', undefined],
      ['Ny AS', null, '974760673'],
      ['Ny AS', undefined, undefined],
    ]);
    expect(actionsOf(plan)[3]).toBe('refuse field registryId checkDigit');
  });

  test('show the deadline that a row gets', async () => {
    const titles = ['Leverandør', 'Avtale', 'Sluttdato', 'Fornyelse', 'Oppsigelsestid (mnd)'];
    const [row] = await planOf(
      titles,
      ['Telenor', 'Mobil', '31.12.2026', '12 mnd', 3],
      ['Telia', 'Nett', '31.12.2027', '6 mnd', 1],
      ['Ice', 'Nett', '', '1 år', 2],
    );
    expect(row?.deadline).toMatchObject({ state: 'upcoming', noticeDate: '2027-09-30', termEnd: '2027-12-31' });
  });
});
