import { expect, test } from 'vitest';
import { contractHeadings } from './contract-headings.ts';

const likeliest = (heading: string) => [...contractHeadings(heading)].toSorted(([, left], [, right]) => right - left)[0]?.[0];
const likeness = (heading: string, field: string) => new Map<string, number>(contractHeadings(heading)).get(field);

test.each([
  ['Leverandør', 'party'],
  ['Supplier', 'party'],
  ['Leverandørs navn', 'party'],
  ['Organisasjonsnummer', 'registryId'],
  ['Org.nr.', 'registryId'],
  ['Organisation number', 'registryId'],
  ['Avtalens navn', 'name'],
  ['Contract title', 'name'],
  ['Kategori', 'category'],
  ['Ansvarlig hos oss', 'responsible'],
  ['Contract owner', 'responsible'],
  ['Ansvarlig nr', 'responsible'],
  ['Underskrevet av', 'signedBy'],
  ['Signed by', 'signedBy'],
  ['Avtalestatus', 'status'],
  ['Fornyes automatisk', 'typeId'],
  ['Renews automatically', 'typeId'],
  ['Startdato (dd.mm.åååå)', 'startDate'],
  ['Effective from', 'startDate'],
  ['Utløpsdato', 'endDate'],
  ['Expiry date', 'endDate'],
  ['Fornyes med (mnd)', 'renewalInterval'],
  ['Renewal term', 'renewalInterval'],
  ['Oppsigelsestid i måneder', 'noticePeriod'],
  ['Notice period (days)', 'noticePeriod'],
  ['Frist for oppsigelse', 'noticePeriod'],
  ['Beløp per år', 'value'],
  ['Annual cost', 'value'],
  ['Valutakode', 'currency'],
  ['Currency code', 'currency'],
  ['Beløp gjelder', 'interval'],
  ['Billing period', 'interval'],
  ['Kontakt hos leverandør', 'contactName'],
  ['E-post kontaktperson', 'contactEmail'],
  ['Contact number', 'contactPhone'],
  ['Merknader', 'notes'],
  ['Oppsigelstid', 'noticePeriod'],
])('%s is %s', (heading, field) => {
  expect(likeliest(heading)).toBe(field);
});

test.each(['', '   ', 'Hjerte', 'kari@firma.no', `Leverandør ${'x'.repeat(60)}`])('%j is no heading', (heading) => {
  expect([...contractHeadings(heading)]).toEqual([]);
});

test('a word of less certainty stands behind one that is sure', () => {
  expect([likeness('Kunde', 'party'), likeness('Leverandør', 'party')]).toEqual([0.65, 1]);
});

test.each([
  // [heading, field that it may look like, field that it is]
  ['Startdato for oppsigelse', 'startDate', 'noticePeriod'],
  ['Telefon ansvarlig', 'contactPhone', 'responsible'],
  ['Leverandør nr', 'party', 'registryId'],
  ['Sluttdato signert', 'endDate', 'signedBy'],
])('%s looks less like %s than without the word for something else', (heading, field) => {
  expect(likeness(heading, field) ?? 0).toBeLessThan(0.45);
});
