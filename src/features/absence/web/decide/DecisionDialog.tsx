import type { ReactNode } from 'react';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import type { NoDraft } from '#kernel/web/use-form-draft.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { CommentField } from '../CommentField.tsx';
import type { Decision } from '../use-decision.ts';
import styles from './decide.module.css';
import { declines, useDecisionForm } from './use-decision-form.ts';

interface DecisionDialogProps {
  title: string;
  mayDecide: boolean;
  mayDecline: boolean;
  /** It cannot be approved as things are; what stands over the buttons says why. */
  isRefused?: boolean;
  /** Where the comment is kept until it is sent. */
  draft: { place: string } | NoDraft;
  decide: (decision: Decision, comment: string) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** A request with the comment to the person and the buttons that approve and decline it (absence.63). */
export function DecisionDialog({ title, mayDecide, mayDecline, isRefused = false, draft, decide, onClose, children }: DecisionDialogProps) {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  const isFixed = useReadOnly() || !mayDecide;
  const form = useDecisionForm({ draft, decide, onDone: onClose });
  return (
    <FormDialog
      title={title}
      form={form}
      onClose={onClose}
      queryNames={['decide']}
      send={t('decide.modal.approve')}
      isBlocked={isRefused}
      other={mayDecline ? { value: declines, label: t('decide.modal.decline'), isAlwaysOpen: true } : undefined}
      isReadOnly={isFixed}
      cancel={isFixed ? k('actions.close') : undefined}
    >
      <div className={styles['body']}>
        {children}
        {!isFixed && (
          <CommentField
            label={t('decide.modal.comment')}
            {...(mayDecline ? { description: t('decide.modal.declineComment') } : {})}
            autosize
            minRows={2}
            {...form.fields.getInputProps('comment')}
          />
        )}
      </div>
    </FormDialog>
  );
}
