import { IconArchive, IconDots, IconFileSpreadsheet, IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useOpened } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { downloadInBackground } from '#kernel/web/download-in-background.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { exportProtocol } from '../../contract/endpoints-protocol.ts';
import { useGdprTexts } from '../gdpr-words.ts';

/** What else can be done with the protocol: printing it, handing it out, and those before it. */
export function ProtocolActions({ mayExport }: { mayExport: boolean }) {
  const t = useGdprTexts();
  const language = useLanguage();
  const archived = useOpened('archived');
  const label = t('protocol.actions');
  const save = (format: 'pdf' | 'xlsx') =>
    void downloadInBackground(t('protocol.export.name'), (signal) => call(exportProtocol, { body: { format, language } }, { signal }));
  const trigger = (menu: MenuTrigger) => <IconButton {...menu} variant="default" label={label} icon={IconDots} />;
  return (
    <Menu label={label} trigger={trigger}>
      <MenuItem icon={IconPrinter} onSelect={() => print()}>
        {t('protocol.print')}
      </MenuItem>
      {mayExport && (
        <MenuItem icon={IconFileTypePdf} onSelect={() => save('pdf')}>
          {t('protocol.export.pdf')}
        </MenuItem>
      )}
      {mayExport && (
        <MenuItem icon={IconFileSpreadsheet} onSelect={() => save('xlsx')}>
          {t('protocol.export.xlsx')}
        </MenuItem>
      )}
      <MenuItem icon={IconArchive} onSelect={() => archived.open('list')}>
        {t('protocol.archived.open')}
      </MenuItem>
    </Menu>
  );
}
