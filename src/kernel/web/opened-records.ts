import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fromPort } from './from-port.ts';

/** Reports opened records by their ids: notifications about them are then marked as read. Undefined or empty while none is open. */
export function useOpenedRecords(opened: string | readonly string[] | undefined): void {
  const cache = useQueryClient();
  const ids = typeof opened === 'string' ? [opened] : (opened ?? []);
  useEffect(() => {
    if (ids.length > 0) void fromPort('markRecordsRead').then((markRecordsRead) => markRecordsRead(cache, ids));
    // The ids themselves instead of the list, which is a new array on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids.join(' ')]);
}
