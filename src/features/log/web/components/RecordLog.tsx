import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import type { en } from '../../texts/en.ts';
import { LineList } from './LineList.tsx';

const shown = 100;

interface RecordLogProps {
  /** The kind of the record in the log. */
  entity: string;
  recordId: string;
}

/** What happened to one record, newest first, as a tab of its page (log.8). */
export function RecordLog({ entity, recordId }: RecordLogProps) {
  const t = useTexts<typeof en>('log');
  return (
    <CardSection title={t('record.title')}>
      <LineList filter={{ record: { entity, id: recordId } }} most={shown} />
    </CardSection>
  );
}
