import { Button, SegmentedControl, Select } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDots, IconDownload, IconFileTypePdf, IconPrinter, IconTable } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import type { en } from '../../texts/en.ts';
import { zooms } from './measures.ts';
import type { Zoom } from './measures.ts';

interface CalendarToolsProps {
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  year: number;
  years: readonly number[];
  onYear: (year: number) => void;
  onStep: (direction: -1 | 1) => void;
  onToday: () => void;
  isTable: boolean;
  onTable: () => void;
  onPdf: () => void;
  onExport: (() => void) | undefined;
}

/** Navigation in time, zoom, and the other views: table, print, file. */
export function CalendarTools(tools: CalendarToolsProps) {
  const t = useTexts<typeof en>('absence');
  const label = t('calendar.more');
  const trigger = (open: MenuTrigger) => <IconButton {...open} label={label} icon={IconDots} />;
  return (
    <>
      <Button variant="default" px="sm" onClick={tools.onToday}>
        {t('calendar.today')}
      </Button>
      <IconButton label={t('calendar.earlier')} icon={IconChevronLeft} variant="default" onClick={() => tools.onStep(-1)} />
      <IconButton label={t('calendar.later')} icon={IconChevronRight} variant="default" onClick={() => tools.onStep(1)} />
      <Select
        aria-label={t('calendar.year')}
        w={88}
        allowDeselect={false}
        data={tools.years.map(String)}
        value={String(tools.year)}
        onChange={(value) => value && tools.onYear(Number(value))}
      />
      <SegmentedControl
        aria-label={t('calendar.zoom')}
        data={zooms.map((value) => ({ value, label: t(`calendar.zooms.${value}`) }))}
        value={tools.zoom}
        onChange={(value) => tools.onZoom(zooms.find((one) => one === value) ?? 'weeks')}
      />
      <Menu label={label} trigger={trigger}>
        <MenuItem icon={IconTable} onSelect={tools.onTable}>
          {t(tools.isTable ? 'calendar.asChart' : 'calendar.asTable')}
        </MenuItem>
        <MenuItem icon={IconPrinter} onSelect={() => print()}>
          {t('calendar.print')}
        </MenuItem>
        <MenuItem icon={IconFileTypePdf} onSelect={tools.onPdf}>
          {t('calendar.pdf')}
        </MenuItem>
        {tools.onExport && (
          <MenuItem icon={IconDownload} onSelect={tools.onExport}>
            {t('calendar.export')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
