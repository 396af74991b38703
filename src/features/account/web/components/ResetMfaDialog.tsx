import { useState } from 'react';
import { CallError } from '#kernel/web/call-error.ts';
import type { EndpointAddress } from '#kernel/web/entry.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { shell } from '#kernel/web/shell.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { resetMfa, security } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { asksToSignInAgain } from '../sign-in-again.ts';

interface ResetMfaDialogProps {
  companyUserId: string;
  /** The person's name; undefined for the user's own second factor. */
  name?: string;
  /** The queries of the page that say whether somebody has it. */
  changes?: readonly EndpointAddress[];
  onClose: () => void;
}

/** Explains the next sign-in, and resets; users who reset their own are signed out a second later (shell.5, identity.29). */
export function ResetMfaDialog({ companyUserId, name, changes = [], onClose }: ResetMfaDialogProps) {
  const t = useTexts<typeof en>('account');
  const { write } = useWrite(resetMfa, { changes: [security, ...changes] });
  const [problem, setProblem] = useState<readonly string[]>([]);
  const isOwn = name === undefined;

  async function reset(): Promise<void> {
    try {
      await write({ query: { companyUserId } });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (asksToSignInAgain(error)) return shell.signInAgain();
      return setProblem(errorLines(error));
    }
    showToast({ title: isOwn ? t('settings.resetMfa.doneOwn') : t('settings.resetMfa.doneOther', { name }) });
    if (!isOwn) return onClose();
    await new Promise((done) => setTimeout(done, 1000));
    await runOrShowError(shell.logOut);
  }

  return (
    <ConfirmDialog
      title={isOwn ? t('settings.resetMfa.title') : t('settings.resetMfa.titleOther', { name })}
      isOpen
      onClose={onClose}
      onConfirm={reset}
      confirmLabel={t('settings.resetMfa.confirm')}
      isDestructive
    >
      <p>{isOwn ? t('settings.resetMfa.text') : t('settings.resetMfa.textOther', { name })}</p>
      <p>{t('settings.askedAgain')}</p>
      {problem.length > 0 && (
        <Notice tone="bad" title={t('settings.resetMfa.failed')} role="alert">
          {problem.join('\n')}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
