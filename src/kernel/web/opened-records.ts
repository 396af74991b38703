import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fromPort } from './ports.ts';

/** Says that things are open, by their ids: what one was told of them is then read. Undefined or none while they are not. */
export function useOpenedRecords(opened: string | readonly string[] | undefined): void {
  const cache = useQueryClient();
  const ids = typeof opened === 'string' ? [opened] : (opened ?? []);
  useEffect(() => {
    if (ids.length > 0) void fromPort('markRecordsRead').then((markRecordsRead) => markRecordsRead(cache, ids));
    // The ids themselves, not the list, which is made anew with every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids.join(' ')]);
}
