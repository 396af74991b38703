import { Button, SegmentedControl, Select } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDots, IconDownload, IconFileTypePdf, IconPrinter, IconTable } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, MenuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import type { en } from '../../texts/en.ts';
import { zoomOf, zooms } from './measures.ts';
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
  onPdf: (() => void) | undefined;
  onExport: (() => void) | undefined;
}

/** The tools of the calendar in the three parts that a phone shows in different places. */
export interface CalendarToolsParts {
  /** Navigation in time, and the zoom. */
  steps: ReactNode;
  year: ReactNode;
  /** The other views: table, print, file. */
  more: ReactNode;
}

/** Navigation in time, zoom, and the other views. */
export function useCalendarTools(tools: CalendarToolsProps): CalendarToolsParts {
  const t = useTexts<typeof en>('absence');
  const isNarrow = useNarrow();
  const label = t('calendar.more');
  const trigger = (open: MenuTrigger) => <IconButton {...open} label={label} icon={IconDots} />;
  const zoom = {
    'aria-label': t('calendar.zoom'),
    data: zooms.map((value) => ({ value, label: t(`calendar.zooms.${value}`) })),
    value: tools.zoom,
    onChange: (value: string | null) => tools.onZoom(zoomOf(value ?? undefined)),
  };
  return {
    steps: (
      <>
        <Button variant="default" px={isNarrow ? 'xs' : 'sm'} onClick={tools.onToday}>
          {t('calendar.today')}
        </Button>
        <IconButton label={t('calendar.earlier')} icon={IconChevronLeft} variant="default" onClick={() => tools.onStep(-1)} />
        <IconButton label={t('calendar.later')} icon={IconChevronRight} variant="default" onClick={() => tools.onStep(1)} />
        {isNarrow ? (
          <Select {...zoom} className={styles['zoom']} allowDeselect={false} rightSectionWidth={24} />
        ) : (
          <SegmentedControl {...zoom} />
        )}
      </>
    ),
    year: (
      <Select
        {...(isNarrow ? { label: t('calendar.year') } : { 'aria-label': t('calendar.year'), w: 88 })}
        allowDeselect={false}
        data={tools.years.map(String)}
        value={String(tools.year)}
        onChange={(value) => value && tools.onYear(Number(value))}
      />
    ),
    more: (
      <Menu label={label} trigger={trigger}>
        <MenuItem icon={IconTable} onSelect={tools.onTable}>
          {t(tools.isTable ? 'calendar.asChart' : 'calendar.asTable')}
        </MenuItem>
        <MenuItem icon={IconPrinter} onSelect={() => print()}>
          {t('calendar.print')}
        </MenuItem>
        {tools.onPdf && (
          <MenuItem icon={IconFileTypePdf} onSelect={tools.onPdf}>
            {t('calendar.pdf')}
          </MenuItem>
        )}
        {tools.onExport && (
          <MenuItem icon={IconDownload} onSelect={tools.onExport}>
            {t('calendar.export')}
          </MenuItem>
        )}
      </Menu>
    ),
  };
}
