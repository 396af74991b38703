import { expect, test } from 'vitest';
import { closesOver, leavesForm } from './leaves-form.ts';

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://samspill.test');
  return { pathname, search: Object.fromEntries(searchParams) };
};

test.each([
  ['another page', 'PUSH', '/people', '/contracts', false, true],
  ['another tab', 'PUSH', '/people/details?tab=notes', '/people/details', false, true],
  ['another section', 'REPLACE', '/people/details?edit=job', '/people/details?edit=pay', false, true],
  ['a filter beside a form', 'REPLACE', '/people/details', '/people/details?search=a', false, false],
  ['going back beside a form, to another filter', 'BACK', '/people/details?search=a', '/people/details', false, false],
  ['going back from a dialog of any parameter', 'BACK', '/people?prompt=all', '/people', true, true],
  ['going forward from a dialog', 'FORWARD', '/people', '/people?page=2', true, true],
  ['several steps back from a dialog', 'GO', '/people?page=2', '/people', true, true],
  ['a choice within a dialog', 'REPLACE', '/people?prompt=all', '/people?prompt=team', true, false],
] as const)('%s', (...[, action, here, there, isOver, leaves]) => {
  expect(leavesForm({ action, current: at(here), next: at(there) }, { queryNames: ['edit'], isOver })).toBe(leaves);
});

test.each([
  ['a step back from what was opened without one', 'BACK', undefined, false, true],
  ['a step back from what was opened by one', 'BACK', 'absenceId', false, false],
  ['a step back from what lies over another that was opened by one', 'BACK', 'file', false, true],
  ['a step back that sending takes from under it', 'BACK', 'file', true, false],
  ['a step back from what is sent and lies over nothing else', 'BACK', undefined, true, true],
  ['another page', 'PUSH', undefined, false, false],
  ['several steps back', 'GO', undefined, false, false],
] as const)('%s closes only what lies over the page, or not', (...[, action, opened, isSending, closes]) => {
  expect(closesOver(action, opened, { queryNames: ['absence', 'absenceId'], isSending })).toBe(closes);
});
