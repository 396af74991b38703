import { useState } from 'react';
import { useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { createBreach, updateBreach, type Breach } from '../../contract/endpoints-breaches.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { WhatSchema, sentWhat, whatOf, type WhatValues } from './breach-values.ts';
import { readsOfBreaches } from './reads-of-breaches.ts';
import { WhatFields } from './WhatFields.tsx';

interface BreachDrawerProps {
  /** Undefined for a new one. */
  breach: Breach | undefined;
  onClose: () => void;
}

/** What happened: when, to whose data, and what is done about it. */
export function BreachDrawer({ breach, onClose }: BreachDrawerProps) {
  const t = useGdprTexts();
  // To the minute, as the field shows it.
  const [now] = useState(() => `${new Date().toISOString().slice(0, 16)}:00.000Z`);
  const creating = useWrite(createBreach, { changes: readsOfBreaches });
  const updating = useWrite(updateBreach, { changes: readsOfBreaches });
  const form = useForm<WhatValues, unknown>(WhatSchema, {
    initial: whatOf(breach, now),
    draft: { place: `gdpr/breach/${breach?.breachId ?? 'new'}`, version: breach?.version },
    send: (values, repeatKey) => {
      const body = sentWhat(values);
      if (!breach) return creating.write({ body }, { repeatKey });
      return updating.write({ body: { ...body, breachId: breach.breachId, version: breach.version } });
    },
    onSent: () => {
      showToast({ title: t(breach ? 'breaches.form.saved' : 'breaches.form.added') });
      onClose();
    },
  });
  return (
    <FormDrawer
      title={t(breach ? 'breaches.form.editTitle' : 'breaches.form.newTitle')}
      form={form}
      onClose={onClose}
      queryNames={['breach', 'edit']}
      isBlocked={breach !== undefined && !form.isDirty()}
    >
      <WhatFields fields={form.fields} />
    </FormDrawer>
  );
}
