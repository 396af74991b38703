import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** What happened to one record, for those who read the log: `<RecordLog entity="contract" recordId={contract.id} />`. */
export const RecordLog = lazyComponent(async () => {
  const [component] = await Promise.all([import('./components/RecordLog.tsx'), loadTexts('log')]);
  return component.RecordLog;
});

/** Lines of a feature's own about one record, for those who do not read the company's log; each opens with its details. */
export const RecordLines = lazyComponent(async () => {
  const [component] = await Promise.all([import('./components/RecordLines.tsx'), loadTexts('log')]);
  return component.RecordLines;
});

/** One line in full, with every value before and after. */
export const LineDetails = lazyComponent(async () => {
  const [component] = await Promise.all([import('./components/LineDetails.tsx'), loadTexts('log')]);
  return component.LineDetails;
});
