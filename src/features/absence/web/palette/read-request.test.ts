import { expect, test } from 'vitest';
import { absenceType, type AbsenceType } from '../../contract/kinds.ts';
import { readRequest } from './read-request.ts';

const today = '2026-11-26';
const { Vacation, HomeOffice, SickLeaveSelfReported, TimeOff, CareDays, Leave } = absenceType;

test.each<[string, AbsenceType, string, string]>([
  ['ferie 6.–10. juli', Vacation, '2027-07-06', '2027-07-10'],
  ['vacation 6–10 July', Vacation, '2027-07-06', '2027-07-10'],
  ['request vacation 6-10 July 2028', Vacation, '2028-07-06', '2028-07-10'],
  ['Ferie 6 til 10 juli', Vacation, '2027-07-06', '2027-07-10'],
  ['vacation July 6–10', Vacation, '2027-07-06', '2027-07-10'],
  ['vacation December 1st', Vacation, '2026-12-01', '2026-12-01'],
  ['ferie 6. juli – 2. august', Vacation, '2027-07-06', '2027-08-02'],
  ['ferie 28. des – 3. jan', Vacation, '2026-12-28', '2027-01-03'],
  ['ferie 28. desember 2027 - 3. januar 2028', Vacation, '2027-12-28', '2028-01-03'],
  ['ferie 6.7.–10.7.', Vacation, '2027-07-06', '2027-07-10'],
  ['ferie 06.07.2028-10.07.2028', Vacation, '2028-07-06', '2028-07-10'],
  ['ferie 6.–10.7.', Vacation, '2027-07-06', '2027-07-10'],
  ['ferie 6.-10.7.2028', Vacation, '2028-07-06', '2028-07-10'],
  ['ferie 6.–10.07', Vacation, '2027-07-06', '2027-07-10'],
  ['ferie fra 6. til 10.7.', Vacation, '2027-07-06', '2027-07-10'],
  ['ferie 6-10/7', Vacation, '2027-07-06', '2027-07-10'],
  ['vacation 6–10/7/2028', Vacation, '2028-07-06', '2028-07-10'],
  ['vacation 6 to 10/07', Vacation, '2027-07-06', '2027-07-10'],
  ['vacation 6/7–10/7', Vacation, '2027-07-06', '2027-07-10'],
  ['vacation 06/07/2028 - 10/07/2028', Vacation, '2028-07-06', '2028-07-10'],
  ['avspasering 4.12', TimeOff, '2026-12-04', '2026-12-04'],
  ['hjemmekontor i morgen', HomeOffice, '2026-11-27', '2026-11-27'],
  ['working from home today', HomeOffice, '2026-11-26', '2026-11-26'],
  ['sommerferie 6.–10. juli', Vacation, '2027-07-06', '2027-07-10'],
  ['syk i dag', SickLeaveSelfReported, '2026-11-26', '2026-11-26'],
  ['egenmelding i dag', SickLeaveSelfReported, '2026-11-26', '2026-11-26'],
  ['omsorgsdag 27 nov', CareDays, '2026-11-27', '2026-11-27'],
  ['leave 3 May', Leave, '2027-05-03', '2027-05-03'],
  ['ferie uke 28', Vacation, '2027-07-12', '2027-07-16'],
  ['vacation week 28–30 2028', Vacation, '2028-07-10', '2028-07-28'],
  ['ferie uke 53', Vacation, '2026-12-28', '2027-01-01'],
  ['ferie 28. desember – 3. januar 2027', Vacation, '2026-12-28', '2027-01-03'],
  ['vacation 28 December 2027 – 3 January', Vacation, '2027-12-28', '2028-01-03'],
  ['ferie uke 52–1', Vacation, '2026-12-21', '2027-01-08'],
  ['ferie uke 48', Vacation, '2026-11-23', '2026-11-27'],
])('reads "%s"', (text, type, from, to) => {
  expect(readRequest(text, today)).toEqual({ type, from, to });
});

test.each([
  'ferie',
  '6.–10. juli',
  'ferie 31. juni',
  'ferie 10.–6. juli 2027',
  'ferie 10.–6.7.2027',
  'ferie 28.–31.6.',
  'ferie uke 54',
  'ferie uke 30–28',
  'ferie uke 52–0',
  'ferie uke 53 2027',
  'Ferie Hansen',
  'juli',
  '',
])('reads no absence in "%s"', (text) => {
  expect(readRequest(text, today)).toBeUndefined();
});
