import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page, type PageHead } from '#ui/Page.tsx';
import { Link } from './Link.tsx';

interface PersonResult {
  key: string;
  name: string;
  /** What was made, or why nothing was. */
  outcome: ReactNode;
}

interface ResultsPageProps {
  page: Omit<PageHead, 'width'>;
  /** How many came through. */
  summary: string;
  /** Whether some did not. */
  hasLeft: boolean;
  label: string;
  results: readonly PersonResult[];
  /** Back to the choice, with those who are left; undefined when there is nothing to do again. */
  again: { label: string; run: () => void } | undefined;
  toList: { to: string; label: string };
}

/** The result for each person, where something was done for several at once. */
export function ResultsPage({ page, summary, hasLeft, label, results, again, toList }: ResultsPageProps) {
  return (
    <Page {...page} width="form">
      <output>
        <Notice tone={hasLeft ? 'warn' : 'good'}>{summary}</Notice>
      </output>
      <FramedList label={label}>
        {results.map(({ key, name, outcome }) => (
          <FramedRow key={key}>
            <span>{name}</span>
            {outcome}
          </FramedRow>
        ))}
      </FramedList>
      <ButtonRow>
        {again && (
          <Button variant="default" onClick={again.run}>
            {again.label}
          </Button>
        )}
        <Button component={Link} to={toList.to}>
          {toList.label}
        </Button>
      </ButtonRow>
    </Page>
  );
}
