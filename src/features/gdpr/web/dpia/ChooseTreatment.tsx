import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { useKernelTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { useGdprTexts } from '../gdpr-words.ts';

interface ChooseTreatmentProps {
  choices: readonly { value: string; label: string }[];
  onChoose: (treatmentId: string) => void;
  onClose: () => void;
}

/** Which treatment is assessed. */
export function ChooseTreatment({ choices, onChoose, onClose }: ChooseTreatmentProps) {
  const t = useGdprTexts();
  const k = useKernelTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {k('actions.cancel')}
      </Button>
      <Button disabled={chosen === null} onClick={() => chosen !== null && onChoose(chosen)}>
        {t('dpia.form.next')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('dpia.form.choose')} isOpen onClose={onClose} footer={footer}>
      <Select label={t('dpia.form.treatment')} data={[...choices]} searchable limit={50} value={chosen} onChange={setChosen} />
    </Dialog>
  );
}
