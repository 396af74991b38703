import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { downloadInBackground } from '#kernel/web/download-in-background.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { ListSkeleton } from '#ui/ListSkeleton.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { getStatementFile, getStatementVersions, type PrivacyStatement } from '../../contract/endpoints-statements.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { StatementText } from './StatementText.tsx';
import styles from './statement.module.css';

interface StatementVersionsProps extends Pick<PrivacyStatement, 'type' | 'language'> {
  onClose: () => void;
}

/** The kept versions of a statement, each with its text and its PDF. */
export function StatementVersions({ type, language, onClose }: StatementVersionsProps) {
  const t = useGdprTexts();
  const format = useFormat();
  const [opened, setOpened] = useState<number>();
  const read = useCall(getStatementVersions, { query: { type, language } });
  const save = (fileId: string) =>
    void downloadInBackground(t('statement.pdfName'), (signal) => call(getStatementFile, { query: { fileId, view: 'false' } }, { signal }));
  return (
    <SidePanel title={t('statement.history.title')} isOpen onClose={onClose}>
      <Loaded read={read} skeleton={<ListSkeleton rows={3} />}>
        {({ versions }) => {
          const shown = versions.find(({ version }) => version === opened);
          if (shown) {
            return (
              <>
                <LinkButton onClick={() => setOpened(undefined)}>{t('statement.history.back')}</LinkButton>
                <StatementText markdown={shown.text} language={language} />
              </>
            );
          }
          if (versions.length === 0) return <EmptyState icon={IconHistory} title={t('statement.history.none')} />;
          return (
            <StackedList>
              {versions.map(({ version, createdDate, createdBy, fileId }) => (
                <li key={version} className={styles['row']}>
                  <span>{[t('statement.version', { version }), format.moment(createdDate), createdBy].filter(Boolean).join(' · ')}</span>
                  <span className={styles['bar']}>
                    <LinkButton onClick={() => setOpened(version)}>{t('statement.history.show', { version })}</LinkButton>
                    {fileId && <LinkButton onClick={() => save(fileId)}>{t('statement.history.file', { version })}</LinkButton>}
                  </span>
                </li>
              ))}
            </StackedList>
          );
        }}
      </Loaded>
    </SidePanel>
  );
}
