import { Button } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { keysOfForm } from '#kernel/web/form-keys.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { CommentLine } from '../CommentField.tsx';
import type { Decision } from '../use-decision.ts';
import styles from './decide.module.css';
import { declines, type RemarkForm } from './use-decision-form.ts';

interface DecideSelectedProps {
  /** Of the list, which keeps what is typed while what is selected changes. */
  form: RemarkForm;
  /** How many are decided together, and how many are decided on their own. */
  together: number;
  alone: number;
  deciding: Decision | undefined;
}

/** Approves or declines the selected absences with one comment; says what is decided on its own. */
export function DecideSelected({ form, together, alone, deciding }: DecideSelectedProps) {
  const t = useTexts<typeof en>('absence');
  const note = alone > 0 && <span className={styles['quiet']}>{t('decide.alone', { count: alone })}</span>;
  if (together === 0) return note;
  // No form (inner): the list that holds the form asks before it is left (PendingList).
  return (
    <form className={styles['deciding']} onSubmit={form.submit} {...keysOfForm} noValidate>
      {note}
      {form.offered ? (
        <OfferedComment draft={form.offered} />
      ) : (
        <CommentLine
          size="xs"
          classNames={{ root: styles['toAll'] ?? '', wrapper: styles['toAllField'] ?? '' }}
          label={t('decide.commentToAll')}
          onKeyDown={decideNothing}
          {...form.fields.getInputProps('comment')}
        />
      )}
      <Button type="submit" value={declines} size="xs" variant="default" loading={deciding === 'decline'} disabled={form.sending}>
        {t('decide.modal.decline')}
      </Button>
      <Button type="submit" size="xs" loading={deciding === 'approve'} disabled={form.sending}>
        {t('decide.modal.approve')}
      </Button>
    </form>
  );
}

/** In place of the field: a comment that was typed earlier and not sent. */
function OfferedComment({ draft }: { draft: NonNullable<RemarkForm['offered']> }) {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  return (
    <>
      <span>{t('decide.commentKept')}</span>
      <Button size="xs" variant="default" onClick={draft.restore}>
        {k('draft.restore')}
      </Button>
      <Button size="xs" variant="subtle" onClick={draft.discard}>
        {k('draft.discard')}
      </Button>
    </>
  );
}

/** Enter alone would choose the first button. */
function decideNothing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault();
}
