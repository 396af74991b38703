import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import type { Comparison, InBoth } from '../../contract/entities.ts';
import { useCompareWords } from './use-compare-words.ts';
import { useResolveMatch } from './use-resolve-match.ts';

interface NotTheSameProps {
  comparison: Comparison;
  row: InBoth;
  onSeparated: () => void;
}

/** Ends that two people are compared as one, who are not (integrations.57). */
export function NotTheSame({ comparison, row, onSeparated }: NotTheSameProps) {
  const { t, system } = useCompareWords(comparison.provider);
  const { separate } = useResolveMatch(comparison);
  const [isAsking, setAsking] = useState(false);
  const { companyUserId, externalId, fullName } = row;
  const name = fullName || t('compare.noName');
  return (
    <div>
      <Button size="xs" variant="subtle" onClick={() => setAsking(true)}>
        {t('compare.match.notSame')}
      </Button>
      <ConfirmAction
        title={t('compare.match.notSameTitle', { name, system })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        act={() => separate([{ companyUserId, externalId }])}
        onDone={onSeparated}
        done={t('compare.match.parted', { name })}
        confirmLabel={t('compare.match.keepApart')}
      >
        {t('compare.match.notSameText')}
      </ConfirmAction>
    </div>
  );
}
