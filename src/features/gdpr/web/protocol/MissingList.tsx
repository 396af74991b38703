import { Button } from '@mantine/core';
import { Notice } from '#ui/Notice.tsx';
import type { Protocol } from '../../contract/protocol.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import styles from './protocol.module.css';

const ofPeople: readonly string[] = ['responsible', 'contactPerson', 'dataProtectionOfficer', 'dpoReason'];

interface MissingListProps {
  protocol: Pick<Protocol, 'missing'>;
  onPeople: (() => void) | undefined;
}

/** Who is missing before the protocol could be handed out; the empty list says itself that there are no treatments, the head how many are drafts. */
export function MissingList({ protocol: { missing }, onPeople }: MissingListProps) {
  const t = useGdprTexts();
  const shown = missing.filter((gap) => gap !== 'treatments' && gap !== 'drafts');
  if (shown.length === 0) return null;
  const choose = onPeople && shown.some((gap) => ofPeople.includes(gap)) && (
    <Button size="xs" variant="default" onClick={onPeople}>
      {t('protocol.head.edit')}
    </Button>
  );
  return (
    <Notice tone="note" title={t('protocol.missingTitle')} actions={choose}>
      <ul className={styles['gaps']}>
        {shown.map((gap) => (
          <li key={gap}>{t(`protocol.gaps.${gap}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}
