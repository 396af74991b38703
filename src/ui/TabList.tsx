import { Tabs } from '@mantine/core';
import { useEffect, useRef, type ComponentProps } from 'react';
import { useHiddenEdges } from './table/use-hidden-edges.ts';
import styles from './TabList.module.css';

/** The tabs of a page in one row: where they do not all fit it is scrolled, with the open tab in sight. */
export function TabList({ className = '', ...rest }: ComponentProps<typeof Tabs.List>) {
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLElement>(undefined);
  const hidden = useHiddenEdges(row);
  // After each drawing, because only the row knows which tab is open; a row that the reader scrolls stays where it is.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-selected=true]') ?? undefined;
    // Not `scrollIntoView`: that would scroll the page as well.
    if (row.current && open && open !== shown.current)
      row.current.scrollLeft = open.offsetLeft + open.offsetWidth / 2 - row.current.clientWidth / 2;
    shown.current = open;
  });
  return <Tabs.List ref={row} className={`${styles['row']} ${className}`} data-hidden={hidden} {...rest} />;
}
