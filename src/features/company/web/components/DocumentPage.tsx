import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { Language } from '#kernel/contract/locale.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import { documentVersions, type DocumentSlug } from '../../contract/documents.ts';
import type { en } from '../../texts/en.ts';
import type { DocumentText } from '../content/document-text.ts';
import styles from './document-page.module.css';

interface DocumentPageProps {
  slug: DocumentSlug;
  texts: Record<Language, DocumentText>;
}

/** A document as it reads today, with its version, ready to print (SH-33). */
export function DocumentPage({ slug, texts }: DocumentPageProps) {
  const t = useTexts<typeof en>('company');
  const format = useFormat();
  const { title, lead, sections } = texts[useLanguage()];
  const print = (
    <Button className="no-print" variant="default" leftSection={<IconPrinter aria-hidden size={18} />} onClick={() => window.print()}>
      {t('document.print')}
    </Button>
  );
  return (
    <Page title={title} description={t('document.version', { date: format.date(documentVersions[slug]) })} actions={print} width="text">
      <div className={styles['text']}>
        <p className={styles['lead']}>{lead}</p>
        {sections.map((section) => (
          <Section key={section.heading} section={section} />
        ))}
      </div>
    </Page>
  );
}

function Section({ section }: { section: DocumentText['sections'][number] }) {
  return (
    <section>
      <h2>{section.heading}</h2>
      {section.text.map((part, place) => {
        // Parts of a text never change places.
        if (typeof part === 'string') return <p key={place}>{part}</p>;
        return (
          <ul key={place}>
            {part.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        );
      })}
    </section>
  );
}
