import { Button } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileText, IconListCheck } from '@tabler/icons-react';
import type { ListFormat } from '#kernel/contract/list-export.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import { downloadInBackground } from './download-in-background.ts';
import { useKernelTexts } from './texts.ts';

/** What of a list is taken out. */
export interface ShownPart<Row> {
  /** The shown columns, in their order. */
  columns: readonly string[];
  format: ListFormat;
  /** Only these rows; undefined takes out everything that matches search and filters. */
  selected: readonly Row[] | undefined;
}

/** How a list is taken out as a file, with the columns, filters and order that are shown (shell.45). */
export interface ListExport<Row> {
  file: (part: ShownPart<Row>, signal: AbortSignal) => Promise<Blob>;
  /** A dialog with further choices. */
  more?: { label: string; open: (selected: readonly Row[] | undefined) => void };
}

interface ExportListProps<Row> extends Pick<ShownPart<Row>, 'columns' | 'selected'> {
  /** The name of the list. */
  name: string;
  exports: ListExport<Row>;
}

/** The button that takes out what is shown, or in the selection bar what is selected. */
export function ExportList<Row>({ name, exports: { file, more }, columns, selected }: ExportListProps<Row>) {
  const k = useKernelTexts();
  const isNarrow = useNarrow();
  const label = k('list.export');
  const save = (format: ListFormat) => void downloadInBackground(name, (signal) => file({ columns, format, selected }, signal));
  const trigger = (open: MenuTrigger) =>
    isNarrow && !selected ? (
      <IconButton {...open} variant="default" label={label} icon={IconDownload} />
    ) : (
      <Button {...open} variant="default" {...(selected ? { size: 'xs' } : { fw: 400 })} leftSection={<IconDownload aria-hidden />}>
        {label}
      </Button>
    );
  return (
    <Menu label={label} trigger={trigger}>
      <MenuItem icon={IconFileSpreadsheet} onSelect={() => save('xlsx')}>
        {k('list.exportXlsx')}
      </MenuItem>
      <MenuItem icon={IconFileText} onSelect={() => save('csv')}>
        {k('list.exportCsv')}
      </MenuItem>
      {more && (
        <MenuItem icon={IconListCheck} onSelect={() => more.open(selected)}>
          {more.label}
        </MenuItem>
      )}
    </Menu>
  );
}
