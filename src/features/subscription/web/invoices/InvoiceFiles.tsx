import { Button, Loader } from '@mantine/core';
import { IconFileTypePdf, IconFileTypeXml } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { saveFile } from '#kernel/web/save-file.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { getInvoiceEhf, getInvoicePdf } from '../../contract/endpoints-overview.ts';
import type { ListedInvoice } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** The files of an invoice, as they were made. */
export function InvoiceFiles({ invoice: { invoiceUuid, number, hasEhf } }: { invoice: ListedInvoice }) {
  const t = useTexts<typeof en>('subscription');
  const query = { invoiceUuid };
  return (
    <>
      <FileButton
        name={t('invoices.pdf')}
        label={t('invoices.pdfOf', { number })}
        icon={IconFileTypePdf}
        load={() => call(getInvoicePdf, { query })}
      />
      {hasEhf && (
        <FileButton
          name={t('invoices.ehf')}
          label={t('invoices.ehfOf', { number })}
          icon={IconFileTypeXml}
          load={() => call(getInvoiceEhf, { query })}
        />
      )}
    </>
  );
}

interface FileButtonProps {
  name: string;
  label: string;
  icon: typeof IconFileTypePdf;
  load: () => Promise<Blob>;
}

function FileButton({ name, label, icon: Picture, load }: FileButtonProps) {
  const [isBusy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    try {
      saveFile(await load());
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={isBusy ? <Loader size="xs" aria-hidden /> : <Picture aria-hidden />}
      aria-label={label}
      // Not disabled: whoever pressed it by keyboard goes on from there.
      aria-busy={isBusy}
      onClick={() => void (isBusy || download())}
    >
      {name}
    </Button>
  );
}
