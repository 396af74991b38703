import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import type { Read } from './use-call.ts';
import { useFresh } from './use-fresh.ts';

interface State extends Partial<Read<string>> {
  asked?: string;
}

/** The last answer that is shown as a read goes through these states. */
function shown(...states: readonly State[]): string | undefined {
  const answers: (string | undefined)[] = [];
  function Page() {
    const [step, setStep] = useState(0);
    const { asked = 'a', ...state } = states[step] ?? {};
    const read = { answer: undefined, error: undefined, loading: false, refreshing: false, retry: () => undefined, ...state };
    answers.push(useFresh(read, asked).answer);
    if (step + 1 < states.length) setStep(step + 1);
    return null;
  }
  renderToStaticMarkup(createElement(Page));
  return answers.at(-1);
}

const cached = { answer: 'old', refreshing: true };
const error = new CallError({ status: 500, codes: [], fieldErrors: [] });

test.each<[string, readonly State[], string | undefined]>([
  ['nothing of what the cache had', [cached], undefined],
  ['the answer to the question', [cached, { answer: 'new' }], 'new'],
  ['that answer while it is asked for again', [{ answer: 'new' }, { answer: 'new', refreshing: true }], 'new'],
  ['the next answer', [{ answer: 'new' }, { answer: 'newer' }], 'newer'],
  ['nothing old after a failure', [cached, { answer: 'old', error }], undefined],
  ['nothing that the cache had of another record', [{ answer: 'new' }, { ...cached, asked: 'b' }], undefined],
])('shows %s', (_what, states, answer) => {
  expect(shown(...states)).toBe(answer);
});
