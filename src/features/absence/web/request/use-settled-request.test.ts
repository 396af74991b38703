import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { absenceType } from '../../contract/kinds.ts';
import type { RequestInput } from './to-request.ts';
import { useSettledRequest } from './use-settled-request.ts';

const july: RequestInput = { absenceType: absenceType.Vacation, startDate: '2027-07-05', endDate: '2027-07-09', comment: 'Hytta' };

/** Whether what was asked about a request answers for the one that stands in the form right after it. */
function isSettledFor(asked: RequestInput | undefined, present: RequestInput | undefined): boolean {
  return renderToStaticMarkup(createElement(Form, { asked, present })) === 'settled';
}

function Form({ asked, present }: { asked: RequestInput | undefined; present: RequestInput | undefined }) {
  const [request, setRequest] = useState(asked);
  const { isSettled } = useSettledRequest(request);
  if (request !== present) setRequest(present);
  return isSettled ? 'settled' : 'waits';
}

test.each<[string, RequestInput | undefined, RequestInput | undefined, boolean]>([
  ['the same request', july, { ...july }, true],
  ['other days, at once', july, { ...july, startDate: '2027-07-06' }, false],
  ['days that are no longer complete', july, undefined, false],
  ['days that have become complete', undefined, july, false],
  ['another comment, which changes nothing', july, { ...july, comment: 'På hytta' }, true],
])('whether an answer about the days before still counts: %s', (_what, asked, present, isSettled) => {
  expect(isSettledFor(asked, present)).toBe(isSettled);
});
