import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { usePersonChoices } from '#features/people/web/public.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { explain } from '../../contract/endpoints-explain.ts';
import type { en } from '../../texts/en.ts';
import styles from '../access.module.css';
import { Reasons } from './Reasons.tsx';

interface ExplainDialogProps {
  /** `person`, `folder` or `note`. */
  itemType: string;
  itemId: string;
  /** The name of the item. */
  name: string;
  onClose: () => void;
}

/** Explains who can see an item: the user picks a person and gets the reasons as text. */
export function ExplainDialog({ itemType, itemId, name, onClose }: ExplainDialogProps) {
  const t = useTexts<typeof en>('access-control');
  const people = usePersonChoices();
  const [whose, setWhose] = useState<string | null>(null);
  // No form (question): nothing is saved.
  return (
    <Dialog title={t('explain.title', { name })} isOpen onClose={onClose}>
      <div className={styles['form']}>
        <PersonSelect label={t('explain.whom')} people={people} value={whose} onChange={setWhose} data-autofocus />
        {whose && (
          <Answer companyUserId={whose} itemType={itemType} itemId={itemId} who={people?.find(({ id }) => id === whose)?.name ?? ''} />
        )}
      </div>
    </Dialog>
  );
}

function Answer({ who, ...query }: { who: string; companyUserId: string; itemType: string; itemId: string }) {
  const read = useCall(explain, { query });
  return (
    <div aria-live="polite">
      <Loaded read={read} skeleton={<Skeleton height={120} radius="md" />}>
        {({ explanation }) => <Reasons explanation={explanation} who={who} />}
      </Loaded>
    </div>
  );
}
