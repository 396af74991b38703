import { lazyComponent } from '#kernel/web/parts.ts';

/** What happened to one record, for those who read the log: `<RecordLog entity="contract" recordId={contract.id} />`. */
export const RecordLog = lazyComponent(async () => (await import('./components/RecordLog.tsx')).RecordLog, 'log');

/** Lines of a feature's own about one record, for those who do not read the company's log; each opens with its details. */
export const RecordLines = lazyComponent(async () => (await import('./components/RecordLines.tsx')).RecordLines, 'log');

/** One line in full, with every value before and after. */
export const LineDetails = lazyComponent(async () => (await import('./components/LineDetails.tsx')).LineDetails, 'log');
