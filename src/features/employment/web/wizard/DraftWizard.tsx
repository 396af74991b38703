import { useMemo, useState, type ReactNode } from 'react';
import { useGo, useQuery } from '#kernel/web/address.ts';
import { LeaveGuard } from '#kernel/web/LeaveGuard.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { today } from '#kernel/web/local-day.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import { Steps } from '#ui/Steps.tsx';
import type { EmploymentDocument } from '../../contract/document.ts';
import type { en } from '../../texts/en.ts';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { DraftConflictDialog } from './DraftConflictDialog.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import { judge, lackOf, stepNames, type WizardStepNumber } from './step-marks.ts';
import { useDraft } from './use-draft.ts';
import { useFieldOfAddress } from './use-field-of-address.ts';
import type { PlaceInStep } from './step-props.ts';
import { stepPages } from './wizard-pages.ts';
import { WizardStepFrame } from './WizardStepFrame.tsx';
import styles from './wizard.module.css';

interface DraftWizardProps {
  read: EmploymentDocument;
  /** What takes the place of a draft that cannot be edited any more, once nothing typed is left in it. */
  closed: ReactNode | undefined;
}

/** The steps of a draft, with the contract as it prints beside them. */
export function DraftWizard({ read, closed }: DraftWizardProps) {
  const t = useTexts<typeof en>('employment');
  const k = useKernelTexts();
  const draft = useDraft(read, closed === undefined);
  const { document, view, saver, flush } = draft;
  const validation = useMemo(() => judge(document, today()), [document]);
  const { shown, open, leftSteps } = useSteps(document.documentId, flush);
  const place = stepPages.findIndex((page) => page.step === shown.step);
  const trail = (
    <Link key="contracts" to="/employee-contract">
      {t('list.title')}
    </Link>
  );
  const states = stepPages.map(({ step }) => {
    const lack = lackOf(validation, step);
    return { isDone: step !== 4 && lack === 0, note: lack === 0 ? undefined : t('wizard.steps.lacks', { count: lack }) };
  });
  if (closed !== undefined && view.state.kind === 'saved') return closed;
  return (
    <Page
      title={t('wizard.title', { name: document.name })}
      states={<DraftStatus view={view} saver={saver} />}
      breadcrumbs={[trail]}
      breadcrumbsLabel={k('page.breadcrumbs')}
    >
      <Steps
        label={t('wizard.steps.label')}
        steps={stepPages.map(({ step }) => t(`wizard.steps.${stepNames[step]}`))}
        current={place}
        doneLabel={t('wizard.steps.complete')}
        states={states}
        onOpen={(index) => void open(stepPages[index]?.step ?? 1)}
      />
      <div className={styles['columns']}>
        <WizardStepFrame
          page={shown}
          back={stepPages[place - 1]}
          next={stepPages[place + 1]}
          open={open}
          draft={draft}
          validation={validation}
          hasBeenLeft={leftSteps.has(shown.step)}
        />
        <PreviewPane document={document} />
      </div>
      <DraftConflictDialog document={document} conflict={view.conflict} onSettle={saver.settle} onCancel={saver.postpone} />
      <LeaveGuard isDirty={saver.isStuck} />
    </Page>
  );
}

/** The step of the address; each step is one of the browser's history. */
function useSteps(documentId: string, flush: () => Promise<boolean>) {
  const [query] = useQuery();
  const go = useGo();
  const [first] = stepPages;
  const shown = stepPages.find(({ step }) => String(step) === query['step']) ?? first;
  const [leftSteps, setLeft] = useState<ReadonlySet<WizardStepNumber>>(new Set());
  useFieldOfAddress(shown.step, { field: query['field'], clause: query['clause'] });
  const open = async (step: WizardStepNumber, at: PlaceInStep = {}): Promise<void> => {
    setLeft((before) => new Set([...before, shown.step]));
    // What cannot be saved now stays, and is no reason to stay in the step.
    void flush();
    await go('/employee-contract/edit', { documentId, step: String(step), ...at });
  };
  return { shown, open, leftSteps };
}
