import { Button } from '@mantine/core';
import { Notice } from '#ui/Notice.tsx';
import type { FormState } from './form.ts';
import { useReachable } from './reachable.ts';
import { copyReference } from './show-error.ts';
import { useKernelTexts } from './texts.ts';

/** A refusal that does not concern single fields; rendered above the buttons of a form. */
export function FormProblem({ form: { problem, error } }: { form: Pick<FormState, 'problem' | 'error'> }) {
  const t = useKernelTexts();
  const isReachable = useReachable();
  if (error?.offline && error.unanswered !== 'upload' && isReachable) {
    return (
      <output>
        <Notice tone="note" title={t('offline.backTitle')}>
          {t('offline.back')}
        </Notice>
      </output>
    );
  }
  if (problem.length === 0) return null;
  // A refusal says what to do; only what broke is asked about by its reference.
  const requestId = error && error.status >= 500 ? error.requestId : undefined;
  const lines = requestId ? [...problem, t('reference', { requestId })] : problem;
  const actions = requestId && (
    <Button variant="subtle" onClick={() => void copyReference(requestId)}>
      {t('actions.copyReference')}
    </Button>
  );
  return (
    <Notice tone="bad" title={t('errorTitle')} role="alert" actions={actions}>
      {lines.join('\n')}
    </Notice>
  );
}
