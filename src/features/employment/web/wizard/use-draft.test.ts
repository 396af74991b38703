import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { EmploymentDocument } from '../../contract/document.ts';
import { draftOf } from '../../testing/drafts.ts';
import { useDraft } from './use-draft.ts';

const draft = draftOf('manager');
const next = { name: 'Fast stilling', startDate: '2027-03-01' };

interface PageProps {
  again: EmploymentDocument;
  look: (shown: EmploymentDocument) => void;
}

function Page({ again, look }: PageProps) {
  const [read, setRead] = useState(draft);
  look(useDraft(read, true).document);
  if (read !== again) setRead(again);
  return null;
}

/** An open draft before and after it is read once more, with the same version. */
function shownAfterReading(again: EmploymentDocument): EmploymentDocument[] {
  const shown: EmploymentDocument[] = [];
  const page = createElement(Page, { again, look: (document) => void shown.push(document) });
  renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, page));
  return shown;
}

afterEach(() => vi.unstubAllGlobals());

test('an open draft meets the contracts that have been published meanwhile, and keeps its own content', () => {
  const empty = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', empty);
  vi.stubGlobal('sessionStorage', empty);
  const shown = shownAfterReading({ ...draft, name: 'Et annet navn', waitingContracts: [next] });
  expect(shown.map(({ waitingContracts }) => waitingContracts)).toEqual([[], [next]]);
  expect(shown.at(-1)?.name).toBe(draft.name);
});
