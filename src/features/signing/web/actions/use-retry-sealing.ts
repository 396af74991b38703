import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { retrySealing } from '../../contract/endpoints-seal.ts';
import type { SigningRequestItem } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { readsOfRequests } from '../reads-of-requests.ts';

/** Starts the sealing of a request again that has failed. */
export function useRetrySealing({ signingRequestId, version }: Pick<SigningRequestItem, 'signingRequestId' | 'version'>): () => void {
  const t = useTexts<typeof en>('signing');
  const { write } = useWrite(retrySealing, { changes: readsOfRequests });
  return () =>
    void runOrShowError(async () => {
      await write({ body: { signingRequestId, version } });
      showToast({ title: t('request.failed.done') });
    });
}
