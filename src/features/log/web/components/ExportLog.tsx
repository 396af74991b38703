import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { call } from '#kernel/web/call.ts';
import { downloadInBackground } from '#kernel/web/download-in-background.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { exportLogs } from '../../contract/endpoints.ts';
import type { LogFilter } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** Exports the filtered lines as a file. */
export function ExportLog({ filter }: { filter: LogFilter }) {
  const t = useTexts<typeof en>('log');
  const language = useLanguage();

  const save = (format: 'xlsx' | 'csv'): void =>
    void downloadInBackground(t('export.title'), (signal) => call(exportLogs, { body: { filter, format, language } }, { signal }));

  const trigger = (open: MenuTrigger) => (
    <Button {...open} variant="default" leftSection={<IconDownload aria-hidden />}>
      {t('export.open')}
    </Button>
  );
  return (
    <Menu label={t('export.open')} trigger={trigger}>
      <MenuItem icon={IconFileSpreadsheet} onSelect={() => save('xlsx')}>
        {t('export.xlsx')}
      </MenuItem>
      <MenuItem icon={IconFileText} onSelect={() => save('csv')}>
        {t('export.csv')}
      </MenuItem>
    </Menu>
  );
}
