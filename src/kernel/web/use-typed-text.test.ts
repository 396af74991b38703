import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useTypedText } from './use-typed-text.ts';

interface FieldProps {
  typed: string;
  take: (text: string) => unknown;
  /** Before the field is drawn without what was typed. */
  asks: (commit: () => boolean) => void;
}

function Field({ typed, take, asks }: FieldProps) {
  const [step, setStep] = useState(0);
  const { type, commit } = useTypedText('', take);
  if (step === 0) type.take(typed);
  if (step === 1) asks(commit);
  if (step < 2) setStep(step + 1);
  return null;
}

test.each([
  ['that the field takes is taken once', true, [true, true, true], 1],
  ['that the field cannot take stays', false, [false, false, false], 3],
])('however often it is asked for, a text %s', (_what, isTaken, answers, times) => {
  const taken: string[] = [];
  const answered: boolean[] = [];
  const take = (text: string): boolean => taken.push(text) > 0 && isTaken;
  const asks = (commit: () => boolean): unknown => answered.push(commit(), commit(), commit());
  renderToStaticMarkup(createElement(Field, { typed: '5.7', take, asks }));
  expect(answered).toEqual(answers);
  expect(taken).toEqual(Array.from({ length: times }, () => '5.7'));
});
