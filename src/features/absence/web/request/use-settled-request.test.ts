import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { absenceType } from '../../contract/kinds.ts';
import { CallError } from '#kernel/web/call-error.ts';
import type { RequestInput } from './to-request.ts';
import { useRefusal, useSettledRequest } from './use-settled-request.ts';

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

const tooFew = new CallError({ status: 400, codes: ['absence.NotEnoughDays'] });
const august: RequestInput = { ...july, startDate: '2027-08-02', endDate: '2027-08-06' };
const asking = { error: undefined, loading: false, isPrevious: true };

type Step = [read: Parameters<typeof useRefusal>[0], body: RequestInput];

/** The refusal that stands after the last of these steps. */
function refusalAfter(...steps: readonly [Step, ...Step[]]): string {
  return renderToStaticMarkup(createElement(Steps, { steps }));
}

function Steps({ steps }: { steps: readonly [Step, ...Step[]] }) {
  const [count, setCount] = useState(0);
  const [read, body] = steps[count] ?? steps[0];
  const refusal = useRefusal(read, body);
  if (count < steps.length - 1) setCount(count + 1);
  return refusal?.codes.join() ?? '';
}

const refused: Step = [{ error: tooFew, loading: false }, july];

test.each<[string, Step[], string]>([
  ['as it comes', [], 'absence.NotEnoughDays'],
  ['while the same days are asked about again', [[asking, { ...july }]], 'absence.NotEnoughDays'],
  ['while they are asked about again and nothing was known before', [[{ error: undefined, loading: true }, july]], 'absence.NotEnoughDays'],
  [
    'not when the same days are now allowed',
    [
      [asking, july],
      [{ error: undefined, loading: false }, july],
    ],
    '',
  ],
  ['not while other days are asked about', [[asking, august]], ''],
])('the refusal of a request stands: %s', (_what, later, expected) => {
  expect(refusalAfter(refused, ...later)).toBe(expected);
});
