import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { thisYear } from '#kernel/web/local-day.ts';
import { periodOf } from './summary-rows.ts';

/** The period of the summary and its export, stored in the address. */
export function useSummaryPeriod() {
  const [query, change] = useQuery();
  const [year] = useState(thisYear);
  const { from, to } = periodOf(query, year);
  return {
    startDate: from,
    endDate: to,
    /** As the address says them: what is no day is refused beside its field (shell.39). */
    shownFrom: query['from'] ?? from,
    shownTo: query['to'] ?? to,
    isRequested: query['requested'] === 'true',
    setFrom: (day: string) => change({ from: day }),
    setTo: (day: string) => change({ to: day }),
    setRequested: (isOn: boolean) => change({ requested: isOn ? 'true' : undefined }),
  };
}
