import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useWrite } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { CardSection } from '#ui/CardSection.tsx';
import { LifeLine, LifeMoment } from '#ui/LifeLine.tsx';
import { showToast } from '#ui/toasts.ts';
import { TwoLines } from '#ui/TwoLines.tsx';
import { addBreachEvent, type Breach } from '../../contract/endpoints-breaches.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { PastMomentField } from './PastMomentField.tsx';
import { readsOfBreaches } from './reads-of-breaches.ts';
import { timelineOf, type TimelineLine } from './timeline-lines.ts';

/** What happened and was done, moment by moment; it only grows (gdpr.110). */
export function Timeline({ breach, mayAdd }: { breach: Breach; mayAdd: boolean }) {
  const t = useGdprTexts();
  const [isAdding, setAdding] = useState(false);
  return (
    <CardSection title={t('breaches.sections.timeline')}>
      <LifeLine>
        {timelineOf(breach).map((line) => (
          <LifeMoment key={line.key}>
            <Line line={line} />
          </LifeMoment>
        ))}
      </LifeLine>
      {mayAdd && (
        <ButtonRow>
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('breaches.timeline.add')}
          </Button>
        </ButtonRow>
      )}
      {isAdding && <AddLine breachId={breach.breachId} onClose={() => setAdding(false)} />}
    </CardSection>
  );
}

function Line({ line }: { line: TimelineLine }) {
  const t = useGdprTexts();
  const moment = useFormat().moment(line.at);
  if ('known' in line) return <TwoLines about={moment}>{t(`breaches.timeline.${line.known}`)}</TwoLines>;
  const text = 'text' in line ? line.text : t('breaches.timeline.reopened', { reason: line.reopenedFor });
  return <TwoLines about={line.by ? t('breaches.timeline.by', { moment, name: line.by }) : moment}>{text}</TwoLines>;
}

const Event = z.object({
  at: z.iso.datetime(field('dateFormat')),
  text: z
    .string()
    .trim()
    .min(1, field('required'))
    .max(2000, field('tooLong', { length: 2000 })),
});
type EventValues = z.input<typeof Event>;

function AddLine({ breachId, onClose }: { breachId: string; onClose: () => void }) {
  const t = useGdprTexts();
  const [at] = useState(() => `${new Date().toISOString().slice(0, 16)}:00.000Z`);
  const { write } = useWrite(addBreachEvent, { changes: readsOfBreaches });
  const form = useForm<EventValues, unknown>(Event, {
    initial: { at, text: '' },
    draft: { place: `gdpr/breach/${breachId}/event` },
    send: (values, repeatKey) => write({ body: { breachId, ...values } }, { repeatKey }),
    onSent: () => {
      showToast({ title: t('breaches.timeline.added') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('breaches.timeline.add')} form={form} onClose={onClose} send={t('breaches.timeline.add')}>
      <p>{t('breaches.timeline.appendOnly')}</p>
      <PastMomentField label={t('breaches.timeline.at')} required {...form.fields.getInputProps('at')} />
      <Textarea
        label={t('breaches.timeline.text')}
        required
        autosize
        minRows={2}
        maxLength={2000}
        data-autofocus
        {...form.fields.getInputProps('text')}
      />
    </FormDialog>
  );
}
