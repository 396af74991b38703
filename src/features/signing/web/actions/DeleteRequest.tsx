import { ConfirmByName } from '#kernel/web/ConfirmByName.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { deleteSigningRequest } from '../../contract/endpoints-life.ts';
import type { SigningRequestItem } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { listsOfRequests } from '../reads-of-requests.ts';
import { useRequestWords } from '../request-words.ts';

interface DeleteRequestProps {
  request: SigningRequestItem;
  onClose: () => void;
  onDeleted: (() => void) | undefined;
}

/** Asks for the name of a request that has ended before it goes for good (signing.15). */
export function DeleteRequest({ request, onClose, onDeleted }: DeleteRequestProps) {
  const t = useTexts<typeof en>('signing');
  const words = useRequestWords();
  const { signingRequestId, version } = request;
  const name = words.name(request);
  const { write } = useWrite(deleteSigningRequest, { changes: listsOfRequests });
  const end = (): void => {
    showToast({ title: t('request.delete.done', { name }) });
    onClose();
    onDeleted?.();
  };
  return (
    <ConfirmByName
      title={t('request.delete.title', { name })}
      name={name}
      label={t('request.delete.typed', { name })}
      confirm={t('request.delete.confirm')}
      onConfirm={() => write({ body: { signingRequestId, version, name } })}
      onDone={end}
      onClose={onClose}
    >
      {t('request.delete.text')}
    </ConfirmByName>
  );
}
