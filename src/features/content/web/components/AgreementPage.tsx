import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { DocumentSlug } from '#features/company/contract/documents.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { PageText } from './PageText.tsx';
import { ContentPageLoader } from './ContentPageLoader.tsx';

/** The current text of an agreement, with its version, ready to print (content.8). */
export function AgreementPage({ slug }: { slug: DocumentSlug }) {
  const t = useTexts<typeof en>('content');
  const format = useFormat();
  const print = (
    <Button className="no-print" variant="default" leftSection={<IconPrinter aria-hidden />} onClick={() => window.print()}>
      {t('agreement.print')}
    </Button>
  );
  return (
    <ContentPageLoader slug={slug} kind="document">
      {(page) => (
        <PageText
          page={page}
          description={page.version && t('agreement.version', { date: format.date(page.version) || page.version })}
          actions={print}
        />
      )}
    </ContentPageLoader>
  );
}
