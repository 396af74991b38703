import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { undoDecision } from '../../contract/endpoints-requests.ts';
import type { Absence } from '../../contract/entities.ts';
import { undoSeconds } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { readsOfAbsence } from '../reads-of-absence.ts';

/** Undoes the user's decision until notifications are sent; disappears afterwards. */
export function UndoDecision({ absence: { absenceId, version }, until }: { absence: Absence; until: string }) {
  const t = useTexts<typeof en>('absence');
  const { write, writing } = useWrite(undoDecision, { changes: readsOfAbsence });
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // By this machine's clock, which may be wrong; the server checks it.
    const left = Math.min(Math.max(0, Date.parse(until) - Date.now()), undoSeconds * 1000);
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, [until]);
  if (isOver) return null;

  async function undo(): Promise<void> {
    await write({ body: { absenceId, version } });
    showToast({ title: t('card.said.undone') });
  }

  return (
    <Button variant="default" loading={writing} leftSection={<IconArrowBackUp aria-hidden />} onClick={() => void runOrShowError(undo)}>
      {t('card.actions.undo')}
    </Button>
  );
}
