import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { ButtonRow } from './ButtonRow.tsx';
import styles from './WizardStep.module.css';

interface StepButton {
  label: ReactNode;
  onClick: () => void;
  isBusy?: boolean;
  isDisabled?: boolean;
}

interface WizardStepProps {
  title: string;
  /** One sentence: what this step is about. */
  lead: string;
  back?: StepButton;
  next?: StepButton;
  /** The buttons stay in sight below long content. */
  isLong?: boolean;
  children: ReactNode;
}

/** One step of a sequence, below its `Steps`: what it is about, its content, and the ways back and on. */
export function WizardStep({ title, lead, back, next, isLong = false, children }: WizardStepProps) {
  const id = useId();
  return (
    <section className={styles['step']} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        <p className={styles['lead']}>{lead}</p>
      </div>
      {children}
      <ButtonRow at="end" isPinned={isLong}>
        {back && <WayButton way={back} variant="default" />}
        {next && <WayButton way={next} variant="filled" />}
      </ButtonRow>
    </section>
  );
}

function WayButton({
  way: { label, onClick, isBusy = false, isDisabled = false },
  variant,
}: {
  way: StepButton;
  variant: 'default' | 'filled';
}) {
  return (
    <Button variant={variant} onClick={onClick} loading={isBusy} disabled={isDisabled}>
      {label}
    </Button>
  );
}
