import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { periodOf } from './summary-rows.ts';

/** The period of the summary and its export, stored in the address. */
export function useSummaryPeriod() {
  const [query, change] = useQuery();
  const [thisYear] = useState(() => new Date().getFullYear());
  const { from, to } = periodOf(query, thisYear);
  return {
    startDate: from,
    endDate: to,
    isRequested: query['requested'] === 'true',
    setFrom: (day: string) => change({ from: day }),
    setTo: (day: string) => change({ to: day }),
    setRequested: (isOn: boolean) => change({ requested: isOn ? 'true' : undefined }),
  };
}
