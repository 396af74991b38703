import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** What happened to one record, for those who read the log: `<RecordLog entity="contract" recordId={contract.id} />`. */
export const RecordLog = lazyComponent(async () => {
  const [component] = await Promise.all([import('./components/RecordLog.tsx'), loadTexts('log')]);
  return component.RecordLog;
});
