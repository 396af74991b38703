import { useLimit, type LimitCheck } from '#features/billing/web/public.ts';
import { useGo } from '#kernel/web/address.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { createAddendum } from '../contract/endpoints-addendum.ts';
import type { en } from '../texts/en.ts';
import { readsOfDocuments } from './reads-of-documents.ts';

interface Adding {
  /** Begins an addendum to a contract and opens it; without room it is said what stops it. */
  add: (documentId: string) => void;
  /** For `<LimitNotice />`. */
  limit: LimitCheck;
}

/** Begins an addendum, which changes pay or position of a contract (employment.60). */
export function useAddendum(): Adding {
  const t = useTexts<typeof en>('employment');
  const go = useGo();
  const limit = useLimit('employmentContractLimit');
  const { write } = useWrite(createAddendum, { changes: readsOfDocuments });
  const add = (documentId: string) =>
    void runOrShowError(async () => {
      if (!(await limit.hasRoomFor())) return;
      const { document } = await write({ body: { documentId } });
      showToast({ title: t('addenda.begun') });
      await go('/employee-contract/edit', { documentId: document.documentId });
    });
  return { add, limit };
}
