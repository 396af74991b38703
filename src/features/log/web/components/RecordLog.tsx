import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import type { LogLine } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { LineDetails } from './LineDetails.tsx';
import { LineList } from './LineList.tsx';
import { RecordLines } from './RecordLines.tsx';

const shown = 100;

interface RecordLogProps {
  /** The kind of the record in the log. */
  entity: string;
  recordId: string;
}

/** What happened to one record, newest first, as a tab of its page (log.8). */
export function RecordLog({ entity, recordId }: RecordLogProps) {
  const t = useTexts<typeof en>('log');
  const lines = (logs: readonly LogLine[]) => (
    <RecordLines lines={logs}>
      {(lineId) => logs.filter(({ id }) => id === lineId).map((line) => <LineDetails key={lineId} line={line} />)}
    </RecordLines>
  );
  return (
    <CardSection title={t('record.title')}>
      <LineList key={recordId} filter={{ record: { entity, id: recordId } }} most={shown} lines={lines} />
    </CardSection>
  );
}
