import { Button } from '@mantine/core';
import { IconCopy, IconDownload, IconFileTypePdf, IconHistory, IconPencil, IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useOpened } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { copyText } from '#kernel/web/copy-text.ts';
import { downloadInBackground } from '#kernel/web/download-in-background.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import {
  getStatementFile,
  logMarkdownExport,
  resetStatement,
  storeStatementExport,
  type getStatement,
} from '../../contract/endpoints-statements.ts';
import { blocksStatement } from '../../contract/rules/statement-gaps.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { readsOfStatements } from './reads-of-statements.ts';

interface StatementActionsProps {
  answer: Answer<typeof getStatement>;
  isFixed: boolean;
}

/** What can be done with a statement: handing it out, its versions, its text. */
export function StatementActions({ answer: { privacyStatement, permissions }, isFixed }: StatementActionsProps) {
  const t = useGdprTexts();
  const versions = useOpened('versions');
  const editing = useOpened('edit');
  const [isResetting, setResetting] = useState(false);
  const exporting = useWrite(storeStatementExport, { changes: readsOfStatements });
  const logging = useWrite(logMarkdownExport, { changes: readsOfStatements });
  const resetting = useWrite(resetStatement, { changes: readsOfStatements });
  const { privacyStatementEncrId, missing, type, language, version, isOwnText } = privacyStatement;
  const isValid = !missing.some(blocksStatement);
  const mayUpdate = permissions.update && !isFixed;
  const savePdf = () =>
    void downloadInBackground(t('statement.pdfName'), async (signal) => {
      const { fileId } = await exporting.write({ body: { privacyStatementEncrId } });
      return call(getStatementFile, { query: { fileId, view: 'false' } }, { signal });
    });
  const copyMarkdown = () =>
    void runOrShowError(async () => {
      const { markdown } = await logging.write({ body: { privacyStatementEncrId } });
      await copyText(markdown, { title: t('statement.markdownCopied') });
    });
  const label = t('statement.export');
  const trigger = (menu: MenuTrigger) => (
    <Button {...menu} variant="default" leftSection={<IconDownload aria-hidden />}>
      {label}
    </Button>
  );
  return (
    <>
      <Menu label={label} trigger={trigger}>
        {permissions.export && isValid && (
          <MenuItem icon={IconFileTypePdf} onSelect={savePdf}>
            {t('statement.pdf')}
          </MenuItem>
        )}
        {permissions.export && isValid && (
          <MenuItem icon={IconCopy} onSelect={copyMarkdown}>
            {t('statement.markdown')}
          </MenuItem>
        )}
        <MenuItem icon={IconHistory} onSelect={() => versions.open('list')}>
          {t('statement.versions')}
        </MenuItem>
        {mayUpdate && isOwnText && (
          <MenuItem icon={IconRestore} isDangerous onSelect={() => setResetting(true)}>
            {t('statement.reset')}
          </MenuItem>
        )}
      </Menu>
      {mayUpdate && (
        <Button leftSection={<IconPencil aria-hidden />} onClick={() => editing.open('text')}>
          {t('statement.edit')}
        </Button>
      )}
      {isResetting && (
        <ConfirmAction
          title={t('statement.resetAsk.title')}
          confirmLabel={t('statement.resetAsk.confirm')}
          isDestructive
          act={() => resetting.write({ body: { type, language, version } })}
          done={t('statement.resetAsk.done')}
          onClose={() => setResetting(false)}
        >
          {t('statement.resetAsk.text')}
        </ConfirmAction>
      )}
    </>
  );
}
