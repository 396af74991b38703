import { Button, SegmentedControl, Select } from '@mantine/core';
import {
  IconCalendarEvent,
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconFileTypePdf,
  IconPrinter,
  IconTable,
} from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { en } from '../../texts/en.ts';
import { zooms } from './measures.ts';
import type { Zoom } from './measures.ts';
import styles from './wallchart.module.css';

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
  return (
    <div className={styles['tools']}>
      <Button variant="default" leftSection={<IconCalendarEvent aria-hidden />} onClick={tools.onToday}>
        {t('calendar.today')}
      </Button>
      <IconButton label={t('calendar.earlier')} icon={IconChevronLeft} variant="default" onClick={() => tools.onStep(-1)} />
      <IconButton label={t('calendar.later')} icon={IconChevronRight} variant="default" onClick={() => tools.onStep(1)} />
      <Select
        aria-label={t('calendar.year')}
        w={96}
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
      <div className={styles['end']}>
        <IconButton
          label={t(tools.isTable ? 'calendar.asChart' : 'calendar.asTable')}
          icon={IconTable}
          aria-pressed={tools.isTable}
          onClick={tools.onTable}
        />
        <IconButton label={t('calendar.print')} icon={IconPrinter} onClick={() => print()} />
        <IconButton label={t('calendar.pdf')} icon={IconFileTypePdf} onClick={tools.onPdf} />
        {tools.onExport && <IconButton label={t('calendar.export')} icon={IconDownload} onClick={tools.onExport} />}
      </div>
    </div>
  );
}
