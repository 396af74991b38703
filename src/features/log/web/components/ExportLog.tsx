import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { saveFile } from '#kernel/web/save-file.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { showToast } from '#ui/toasts.ts';
import { exportLogs } from '../../contract/endpoints.ts';
import type { LogFilter } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** Exports the filtered lines as a file. */
export function ExportLog({ filter }: { filter: LogFilter }) {
  const t = useTexts<typeof en>('log');
  const language = useLanguage();
  const [isWriting, setIsWriting] = useState(false);

  async function save(format: 'xlsx' | 'csv'): Promise<void> {
    setIsWriting(true);
    try {
      const file = await call(exportLogs, { body: { filter, format, language } });
      saveFile(file);
      showToast({ title: t('export.done', { name: file instanceof File ? file.name : t('export.title') }) });
    } catch (error) {
      showError(error, () => void save(format));
    } finally {
      setIsWriting(false);
    }
  }

  const trigger = (open: MenuTrigger) => (
    <Button {...open} variant="default" loading={isWriting} leftSection={<IconDownload aria-hidden />}>
      {t('export.open')}
    </Button>
  );
  return (
    <Menu label={t('export.open')} trigger={trigger}>
      <MenuItem icon={IconFileSpreadsheet} onSelect={() => void save('xlsx')}>
        {t('export.xlsx')}
      </MenuItem>
      <MenuItem icon={IconFileText} onSelect={() => void save('csv')}>
        {t('export.csv')}
      </MenuItem>
    </Menu>
  );
}
