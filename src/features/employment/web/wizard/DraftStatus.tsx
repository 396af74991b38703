import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudUpload } from '@tabler/icons-react';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusLine } from '#ui/StatusLine.tsx';
import type { en } from '../../texts/en.ts';
import type { DraftSaver, SaverView } from './draft-saver.ts';

/** When the draft was saved, or why it is not (employment.40). */
export function DraftStatus({ view: { state, document }, saver }: { view: SaverView; saver: DraftSaver }) {
  const t = useTexts<typeof en>('employment');
  const format = useFormat();
  if (state.kind === 'saved')
    return <StatusLine tone="still" icon={IconCheck} state={t('wizard.status.saved', { time: format.time(document.changedOn) })} />;
  if (state.kind === 'saving') return <StatusLine tone="still" icon={IconCloudUpload} state={t('wizard.status.saving')} />;
  const words =
    state.kind === 'refused' ? t('wizard.status.refused', { reason: errorLines(state.error).join(' ') }) : t(`wizard.status.${state.kind}`);
  return (
    <output>
      <StatusLine tone="warn" icon={IconAlertTriangle} state={words} />
      {state.kind === 'conflict' && (
        <Button variant="default" size="xs" onClick={() => void saver.flush()}>
          {t('wizard.status.compare')}
        </Button>
      )}
    </output>
  );
}
