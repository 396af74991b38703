import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import { today } from '#kernel/web/local-day.ts';
import { DateField } from '#kernel/web/DateField.tsx';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { activateCompanyUser, deactivateCompanyUser } from '../../contract/endpoints-life.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import { PlainDate } from '../../contract/field-rules.ts';
import { leavingCodes } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import { fullName } from '../person.ts';
import { readsOfPeople } from '../reads-of-people.ts';

const LastDay = z.object({ endDate: PlainDate });

interface DeactivateStepProps {
  person: CompanyUser;
  /** The last day at work so far, which a row of the list does not hold. */
  endDate: string | null;
  /** How far the dialog has come. */
  steps: ReactNode;
  onBack: () => void;
  /** Called when a new obstacle has appeared. */
  onBlocked: () => void;
  onClose: () => void;
}

/** The last working day, and the button that deactivates; the toast offers undo, which also restores the former last day. */
export function DeactivateStep({ person, endDate: given, steps, onBack, onBlocked, onClose }: DeactivateStepProps) {
  const t = useTexts<typeof en>('people');
  const { write } = useWrite(deactivateCompanyUser, { changes: readsOfPeople });
  const activating = useWrite(activateCompanyUser, { changes: readsOfPeople });
  const name = fullName(person);
  // Later answers have the day that is chosen here.
  const [formerEnd] = useState(given);
  const form = useForm(LastDay, {
    initial: { endDate: formerEnd ?? today() },
    draft: { place: `person/${person.id}/deactivate`, version: person.version },
    send: ({ endDate }) => write({ body: { companyUserId: person.id, version: person.version, endDate: endDate || null } }),
    onSent: () => {
      showToast({
        title: t('life.deactivate.done', { name }),
        action: { label: t('life.undo'), run: () => void undo() },
        milliseconds: 10_000,
      });
      onClose();
    },
    onRefused: (error) => {
      const isBlocked = leavingCodes.some((code) => error.has(code));
      if (isBlocked) onBlocked();
      return isBlocked;
    },
  });

  async function undo(): Promise<void> {
    try {
      await activating.write({ body: { companyUserId: person.id, endDate: formerEnd } });
      showToast({ title: t('life.activate.done', { name }) });
    } catch (error) {
      showError(error, () => void undo());
    }
  }

  return (
    <FormDialog
      title={t('life.deactivate.title', { name })}
      form={form}
      onClose={onClose}
      send={t('life.deactivate.confirm', { name: person.firstName })}
      isDestructive
      more={
        <Button variant="subtle" onClick={onBack} disabled={form.sending}>
          {t('life.deactivate.back')}
        </Button>
      }
    >
      {steps}
      <DateField
        label={t('life.deactivate.endDate')}
        description={t('life.deactivate.endDateHint')}
        {...form.fields.getInputProps('endDate')}
      />
    </FormDialog>
  );
}
