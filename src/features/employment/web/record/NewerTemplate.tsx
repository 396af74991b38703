import { Button } from '@mantine/core';
import { useState } from 'react';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { showToast } from '#ui/toasts.ts';
import type { DocumentListItem } from '../../contract/document.ts';
import { getNewerTemplate, updateTemplate } from '../../contract/endpoints-life.ts';
import type { en } from '../../texts/en.ts';
import { ClauseRedlines } from '../components/ClauseRedlines.tsx';
import { readsOfDocuments } from '../reads-of-documents.ts';

/** Offers the newer version of a draft's template with what it would change; it is taken only when somebody asks (employment.19). */
export function NewerTemplate({ document: { documentId, version, language } }: { document: DocumentListItem }) {
  const t = useTexts<typeof en>('employment');
  const k = useKernelTexts();
  const [isShown, setShown] = useState(false);
  const { answer } = useCall(getNewerTemplate, { query: { documentId } });
  const { write, writing } = useWrite(updateTemplate, { changes: readsOfDocuments });
  const newer = answer?.newer;
  if (!newer) return null;
  const update = () =>
    void runOrShowError(async () => {
      await write({ body: { documentId, version } });
      showToast({ title: t('record.newer.done', { version: newer.version }) });
      setShown(false);
    });
  const footer = (
    <>
      <Button variant="default" onClick={() => setShown(false)} disabled={writing}>
        {k('actions.cancel')}
      </Button>
      <Button onClick={update} loading={writing}>
        {t('record.newer.confirm')}
      </Button>
    </>
  );
  const see = (
    <Button variant="default" onClick={() => setShown(true)}>
      {t('record.newer.see')}
    </Button>
  );
  return (
    <>
      <Notice tone="note" title={t('record.newer.title', { version: newer.version })} actions={see}>
        {t('record.newer.text')}
      </Notice>
      <SidePanel
        title={t('record.newer.title', { version: newer.version })}
        isOpen={isShown}
        onClose={() => setShown(false)}
        footer={footer}
      >
        <ClauseRedlines clauses={newer.clauses} language={language} />
      </SidePanel>
    </>
  );
}
