import { Select } from '@mantine/core';
import { useState } from 'react';
import { peopleOfView } from '#features/people/web/public.ts';
import { getSavedViews } from '#features/saved-views/contract/endpoints.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type { PossibleRecipient } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './send.module.css';

interface AddSelectionProps {
  people: readonly PossibleRecipient[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Adds the people of a saved view of the list of people. */
export function AddSelection({ people, chosen, onChange }: AddSelectionProps) {
  const t = useTexts<typeof en>('sms');
  const [added, setAdded] = useState<string>();
  const [isReading, setReading] = useState(false);
  const { answer } = useCall(getSavedViews, { query: { list: 'people' } }, { staleMinutes: 2, background: true });
  const views = answer?.views ?? [];
  if (views.length === 0) return null;
  const add = (viewId: string | null): void => {
    const view = views.find((one) => one.viewId === viewId);
    if (!view) return;
    setReading(true);
    void runOrShowError(async () => {
      const ids = new Set(await peopleOfView(view.query));
      const more = people.flatMap(({ companyUserId: id }) => (ids.has(id) && !chosen.includes(id) ? id : []));
      onChange([...chosen, ...more]);
      setAdded(t('send.selectionAdded', { count: more.length, name: view.name }));
    }).finally(() => setReading(false));
  };
  return (
    <div>
      <Select
        label={t('send.selections')}
        description={t('send.selectionsText')}
        placeholder={t('send.choose')}
        data={views.map(({ viewId, name }) => ({ value: viewId, label: name }))}
        value={null}
        disabled={isReading}
        onChange={add}
      />
      <output className={styles['quiet']}>{added}</output>
    </div>
  );
}
