import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { deleteSlackJob } from '../../contract/endpoints-slack.ts';
import type { SlackJob } from '../../contract/entities-slack.ts';
import type { en } from '../../texts/en.ts';
import { readsOfSlack } from './reads-of-slack.ts';

/** Asks before a message is deleted: its address is shown nowhere, so it cannot be undone. */
export function DeleteSlackJob({ job: { id, name }, onClose }: { job: SlackJob; onClose: () => void }) {
  const t = useTexts<typeof en>('integrations');
  const { write } = useWrite(deleteSlackJob, { changes: readsOfSlack });
  return (
    <ConfirmAction
      title={t('slack.deleteTitle', { name })}
      onClose={onClose}
      act={() => write({ query: { id } })}
      done={t('slack.deleted')}
      confirmLabel={t('slack.delete')}
      isDestructive
    >
      {t('slack.deleteText')}
    </ConfirmAction>
  );
}
