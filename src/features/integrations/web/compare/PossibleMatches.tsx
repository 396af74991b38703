import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { StackedList } from '#ui/StackedList.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { Comparison, OnlyExternal, OnlySamspill } from '../../contract/entities.ts';
import styles from './compare.module.css';
import { pairOf, possibleMatches, type PossibleMatch } from './possible-matches.ts';
import { useCompareWords } from './use-compare-words.ts';
import { useResolveMatch } from './use-resolve-match.ts';

interface PossibleMatchesProps {
  comparison: Comparison;
  row: OnlyExternal | OnlySamspill;
  /** Called when it is settled who they are: they are not in this list any more, or can be chosen. */
  onLinked: () => void;
}

/** Who somebody may be on the other side, and the answer: one of them, or none (integrations.57). */
export function PossibleMatches({ comparison, row, onLinked }: PossibleMatchesProps) {
  const { t, system } = useCompareWords(comparison.provider);
  const format = useFormat();
  const heading = useId();
  const { link, separate } = useResolveMatch(comparison);
  // What is asked about: one of them, or all.
  const [openMatch, setOpenMatch] = useState<PossibleMatch | 'none'>();
  const matches = possibleMatches(comparison, row);
  const name = row.fullName || t('compare.noName');
  const names = format.list(matches.map(({ fullName }) => fullName || t('compare.noName')));
  const close = (): void => setOpenMatch(undefined);
  return (
    <section className={styles['matches']} aria-labelledby={heading}>
      <h3 id={heading} className={styles['fieldName']}>
        {t('compare.match.title')}
      </h3>
      <p className={styles['quiet']}>{t('compare.match.text')}</p>
      <StackedList aria-labelledby={heading}>
        {matches.map((match) => (
          <li key={match.id} className={styles['match']}>
            <TwoLines about={match.details}>{match.fullName || t('compare.noName')}</TwoLines>
            <Button
              size="xs"
              variant="default"
              aria-label={t('compare.match.sameNamed', { name: match.fullName })}
              onClick={() => setOpenMatch(match)}
            >
              {t('compare.match.same')}
            </Button>
          </li>
        ))}
      </StackedList>
      <Button size="xs" variant="subtle" onClick={() => setOpenMatch('none')}>
        {t('compare.match.none')}
      </Button>
      {openMatch !== undefined && openMatch !== 'none' && (
        <ConfirmAction
          title={t('compare.match.linkTitle', { name, other: openMatch.fullName })}
          onClose={close}
          act={() => link(pairOf(row, openMatch.id))}
          onDone={onLinked}
          done={t('compare.match.linked', { name })}
          confirmLabel={t('compare.match.link')}
        >
          {t('compare.match.linkText', { system })}
        </ConfirmAction>
      )}
      {openMatch === 'none' && (
        <ConfirmAction
          title={t('compare.match.noneTitle', { name, names })}
          onClose={close}
          act={() => separate(matches.map(({ id }) => pairOf(row, id)))}
          done={t('compare.match.separated', { name })}
          confirmLabel={t('compare.match.keepApart')}
        >
          {t('externalId' in row ? 'compare.match.noneTextThere' : 'compare.match.noneText', { name, system })}
        </ConfirmAction>
      )}
    </section>
  );
}
