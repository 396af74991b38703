import { useState } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useFormat } from '#kernel/web/format.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useUploadTexts } from '#kernel/web/upload-texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { showToast } from '#ui/toasts.ts';
import { importBooks } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { readsOfBooks } from '../reads-of-books.ts';

type Plan = Answer<typeof importBooks>;

/** Reads a list of books, shows what importing it would do, and does it. */
export function ImportBooks({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('library');
  const texts = useUploadTexts(t('import.limit'));
  const format = useFormat();
  const [file, setFile] = useState<File>();
  const [plan, setPlan] = useState<Plan>();
  const { write, writing } = useWrite(importBooks, { changes: readsOfBooks });
  const choose = (chosen: readonly File[]) =>
    void runOrShowError(async () => {
      const [first] = chosen;
      setPlan(undefined);
      setFile(first);
      if (first) setPlan(await write({ body: { isCarriedOut: false }, files: [first] }));
    });
  const carryOut = () =>
    runOrShowError(async () => {
      if (!file) return;
      const { created } = await write({ body: { isCarriedOut: true }, files: [file] });
      showToast({ title: t('import.done', { count: created }) });
      onClose();
    });
  const count = plan?.created ?? 0;
  return (
    // No form (file): nothing is typed; the file is chosen again.
    <ConfirmDialog
      title={t('import.title')}
      isOpen
      onClose={onClose}
      onConfirm={carryOut}
      confirmLabel={t('import.send', { count })}
      isBlocked={count === 0 || writing}
    >
      <FileDrop
        label={t('import.file')}
        files={file ? [file] : []}
        onChange={choose}
        accept=".xlsx,.csv"
        sizeOf={({ size }) => format.bytes(size)}
        texts={texts}
      />
      <output>{plan && <PlanWords plan={plan} />}</output>
    </ConfirmDialog>
  );
}

/** How many rows are new, and which are left out. */
function PlanWords({ plan: { rows } }: { plan: Plan }) {
  const t = useTexts<typeof en>('library');
  const { create = [], unchanged = [], refuse = [] } = Object.groupBy(rows, ({ fate }) => fate);
  const fates = { create: String(create.length), unchanged: String(unchanged.length), refuse: String(refuse.length) };
  return (
    <>
      <p>{t('import.fates', fates)}</p>
      <ul>
        {refuse.map(({ number, field }) => (
          <li key={number}>{t('import.refused', { number: String(number), field: field ?? 'title' })}</li>
        ))}
      </ul>
    </>
  );
}
