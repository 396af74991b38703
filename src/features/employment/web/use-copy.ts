import { useLimit, type LimitCheck } from '#features/billing/web/public.ts';
import { useGo } from '#kernel/web/address.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { copyDocument } from '../contract/endpoints.ts';
import type { en } from '../texts/en.ts';
import { listsOfDocuments } from './reads-of-documents.ts';

interface Copying {
  /** Begins a contract with the values of another and opens it; without room it is said what stops it. */
  copy: (documentId: string) => void;
  /** For `<LimitNotice />`. */
  limit: LimitCheck;
}

/** Copies a contract as a new one, which is nobody's yet (employment.13). */
export function useCopy(): Copying {
  const t = useTexts<typeof en>('employment');
  const go = useGo();
  const limit = useLimit('employmentContractLimit');
  const { write } = useWrite(copyDocument, { changes: listsOfDocuments });
  const copy = (documentId: string) =>
    void runOrShowError(async () => {
      if (!(await limit.hasRoomFor())) return;
      const { document } = await write({ body: { documentId } });
      showToast({ title: t('list.copied') });
      await go('/employee-contract/edit', { documentId: document.documentId });
    });
  return { copy, limit };
}
