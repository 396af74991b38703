import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { useFollowedRecord } from './use-followed-record.ts';

// Fields have their labels from the page, and here there is none.
beforeAll(() => void vi.stubGlobal('HTMLElement', EventTarget));
afterAll(() => void vi.unstubAllGlobals());

interface Shown {
  version?: number | string;
  theirs: { name: string; days: string };
  /** What the form replaces without having it as a field. */
  replaces?: string | null;
}

const read = { name: 'Leie', days: '30' };

type Followed = ReturnType<typeof useFollowedRecord<Shown['theirs']>>;

interface FormProps {
  /** The record at each rendering. */
  states: readonly Shown[];
  sides: Pick<Parameters<typeof useFollowedRecord<Shown['theirs']>>[0], 'saved' | 'fields'>;
  look: (rendering: number, followed: Followed) => void;
}

function Form({ states, sides, look }: FormProps) {
  const [rendering, setRendering] = useState(0);
  const { version, theirs = read, replaces } = states[rendering] ?? {};
  look(rendering, useFollowedRecord({ version, theirs, replaces, isOn: true, ...sides }));
  if (rendering + 1 < states.length) setRendering(rendering + 1);
  return null;
}

/** What sending meets in a form that was opened on one state of a record and stands on another, and what it shows then. */
function sent({ opened, now, mine }: { opened: Shown; now: Shown; mine: Shown['theirs'] }) {
  const form = { values: mine, saved: opened.theirs };
  const result: { values?: Shown['theirs'] | undefined; again?: Shown['theirs'] | undefined; shown?: object | undefined } = {};
  const sides: FormProps['sides'] = {
    saved: { get: () => form.saved, set: (values) => (form.saved = values) },
    fields: { getValues: () => form.values, setValues: (values) => (form.values = { ...form.values, ...values }) },
  };
  const look: FormProps['look'] = (rendering, { meet, changes }) => {
    if (rendering === 1) result.values = meet(form.values, null);
    if (rendering === 2) {
      result.shown = changes && { fields: changes.fields.map(({ name }) => name), replaced: changes.replaced };
      result.again = meet(form.values, null);
    }
  };
  renderToStaticMarkup(createElement(Form, { states: [opened, now, now], sides, look }));
  return { ...result, form };
}

const longer = { ...read, days: '60' };
const renamed = { ...read, name: 'Leie av kontor' };
const shorter = { ...read, days: '14' };

test.each<{ what: string; opened: Shown; now: Shown; mine: Shown['theirs']; sends: Shown['theirs'] }>([
  { what: 'nobody changed it', opened: { version: 1, theirs: read }, now: { version: 1, theirs: read }, mine: longer, sends: longer },
  {
    what: 'others changed another field',
    opened: { version: 1, theirs: read },
    now: { version: 2, theirs: renamed },
    mine: longer,
    sends: { name: 'Leie av kontor', days: '60' },
  },
  {
    what: 'others changed the same field alike',
    opened: { version: 'a', theirs: read },
    now: { version: 'b', theirs: longer },
    mine: longer,
    sends: longer,
  },
  {
    what: 'what it replaces is as it was',
    opened: { theirs: read, replaces: '25 days' },
    now: { theirs: read, replaces: '25 days' },
    mine: longer,
    sends: longer,
  },
  {
    what: 'there was and is nothing to replace',
    opened: { version: 1, theirs: read, replaces: null },
    now: { version: 1, theirs: read, replaces: null },
    mine: longer,
    sends: longer,
  },
  {
    what: 'what it replaces is not known any more',
    opened: { version: 1, theirs: read, replaces: '25 days' },
    now: { version: 1, theirs: read },
    mine: longer,
    sends: longer,
  },
])('is sent when $what', ({ opened, now, mine, sends }) => {
  const { values, shown, form } = sent({ opened, now, mine });
  expect([values, shown, form]).toEqual([sends, undefined, { values: sends, saved: now.theirs }]);
});

test.each<{ what: string; opened: Shown; now: Shown; mine: Shown['theirs']; shows: object; next: Shown['theirs'] }>([
  {
    what: 'others changed the same field',
    opened: { version: 1, theirs: read },
    now: { version: 2, theirs: { name: 'Leie av kontor', days: '14' } },
    mine: longer,
    shows: { fields: ['days'], replaced: undefined },
    next: { name: 'Leie av kontor', days: '60' },
  },
  {
    what: 'it would replace something newer',
    opened: { version: 1, theirs: read, replaces: '25 days' },
    now: { version: 2, theirs: read, replaces: '27 days' },
    mine: longer,
    shows: { fields: [], replaced: { now: '27 days' } },
    next: longer,
  },
  {
    what: 'it would replace something newer of a record without versions',
    opened: { theirs: read, replaces: '25 days' },
    now: { theirs: read, replaces: '27 days' },
    mine: longer,
    shows: { fields: [], replaced: { now: '27 days' } },
    next: longer,
  },
  {
    what: 'it would replace something where there was nothing',
    opened: { version: 1, theirs: read, replaces: null },
    now: { version: 2, theirs: read, replaces: '27 days' },
    mine: longer,
    shows: { fields: [], replaced: { now: '27 days' } },
    next: longer,
  },
  {
    what: 'what it would replace has been emptied',
    opened: { version: 1, theirs: read, replaces: '25 days' },
    now: { version: 2, theirs: read, replaces: null },
    mine: longer,
    shows: { fields: [], replaced: { now: null } },
    next: longer,
  },
  {
    what: 'others changed the same field and what it would replace',
    opened: { version: 1, theirs: read, replaces: '25 days' },
    now: { version: 2, theirs: shorter, replaces: null },
    mine: longer,
    shows: { fields: ['days'], replaced: { now: null } },
    next: longer,
  },
])('is asked about once when $what, and then sent', ({ opened, now, mine, shows, next }) => {
  const { values, shown, again, form } = sent({ opened, now, mine });
  expect([values, shown, again, form]).toEqual([undefined, shows, next, { values: next, saved: now.theirs }]);
});
