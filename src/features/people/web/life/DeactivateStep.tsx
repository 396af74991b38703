import { Button } from '@mantine/core';
import { z } from 'zod';
import { DateField } from '#kernel/web/DateField.tsx';
import { useForm } from '#kernel/web/form.ts';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { activateCompanyUser, deactivateCompanyUser } from '../../contract/endpoints-life.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import { PlainDate } from '../../contract/field-rules.ts';
import { leavingCodes } from '../../contract/life.ts';
import type { en } from '../../texts/en.ts';
import { fullName, today } from '../person.ts';
import { readsOfPeople } from '../reads-of-people.ts';
import styles from './life.module.css';

const LastDay = z.object({ endDate: PlainDate });

interface DeactivateStepProps {
  person: CompanyUser;
  onBack: () => void;
  /** Called when a new obstacle has appeared. */
  onBlocked: () => void;
  onClose: () => void;
}

/** The last working day, and the button that deactivates; the toast offers undo. */
export function DeactivateStep({ person, onBack, onBlocked, onClose }: DeactivateStepProps) {
  const t = useTexts<typeof en>('people');
  const { write } = useWrite(deactivateCompanyUser, { changes: readsOfPeople });
  const activating = useWrite(activateCompanyUser, { changes: readsOfPeople });
  const name = fullName(person);
  const form = useForm(LastDay, {
    initial: { endDate: person.endDate ?? today() },
    send: async ({ endDate }) => {
      await write({ body: { companyUserId: person.id, version: person.version, endDate: endDate || null } });
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
      await activating.write({ body: { companyUserId: person.id } });
      showToast({ title: t('life.activate.done', { name }) });
    } catch (error) {
      showError(error, () => void undo());
    }
  }

  return (
    <form className={styles['form']} onSubmit={form.submit} noValidate>
      <DateField
        label={t('life.deactivate.endDate')}
        description={t('life.deactivate.endDateHint')}
        {...form.fields.getInputProps('endDate')}
      />
      <FormProblem form={form} />
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onBack} disabled={form.sending}>
          {t('life.deactivate.back')}
        </Button>
        <Button type="submit" color="red" loading={form.sending}>
          {t('life.deactivate.confirm', { name: person.firstName })}
        </Button>
      </div>
    </form>
  );
}
