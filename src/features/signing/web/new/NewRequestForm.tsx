import { LimitNotice } from '#features/billing/web/public.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useGo } from '#kernel/web/address.ts';
import { FormFrame } from '#kernel/web/FormFrame.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import { Steps } from '#ui/Steps.tsx';
import type { getSigningOptions } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { DocumentStep } from './DocumentStep.tsx';
import { stepNames, steps, type PersonResult, type NewRequestValues } from './new-values.ts';
import { PeopleStep } from './PeopleStep.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { SendStep } from './SendStep.tsx';
import { useNewRequest, type NewRequest } from './use-new-request.ts';
import styles from './new.module.css';

interface NewRequestFormProps {
  options: Answer<typeof getSigningOptions>;
  initial: NewRequestValues;
  onResults: (results: readonly PersonResult[], values: NewRequestValues) => void;
}

/** The three steps of a new request, with the document beside them. */
export function NewRequestForm({ options, initial, onResults }: NewRequestFormProps) {
  const t = useTexts<typeof en>('signing');
  const k = useKernelTexts();
  const go = useGo();
  const request = useNewRequest({ initial, onResults });
  const { form, values, step, open, attachments, limit } = request;
  const trail = (
    <Link key="list" to="/esigning">
      {t('list.title')}
    </Link>
  );
  const back = step === 1 ? undefined : step === 2 ? (1 as const) : (2 as const);
  return (
    <Page title={t('new.title')} breadcrumbs={[trail]} breadcrumbsLabel={k('page.breadcrumbs')}>
      <Steps
        label={t('new.steps.label')}
        steps={steps.map((one) => t(`new.steps.${stepNames[one]}`))}
        current={step - 1}
        doneLabel={t('new.steps.done')}
        onOpen={(index) => open(steps[index] ?? 1)}
      />
      <div className={styles['columns']}>
        <div className={styles['form']}>
          <FormFrame
            key={step}
            form={form}
            label={t(`new.steps.${stepNames[step]}`)}
            isPinned
            onCancel={back ? () => open(back) : () => void go('/esigning')}
            cancel={back ? k('actions.back') : undefined}
            send={<SendWords request={request} />}
          >
            <header>
              <h2 className={styles['title']}>{t(`new.steps.${stepNames[step]}`)}</h2>
              <p className={styles['lead']}>{t(`new.leads.${stepNames[step]}`)}</p>
            </header>
            {step === 1 && <DocumentStep form={form} values={values} attachments={attachments} />}
            {step === 2 && <PeopleStep form={form} values={values} />}
            {step === 3 && <SendStep form={form} values={values} options={options} />}
          </FormFrame>
        </div>
        <PreviewPane file={values.document[0] ?? null} language={values.language} />
      </div>
      <LimitNotice limit={limit} />
    </Page>
  );
}

function SendWords({ request: { step, values } }: { request: NewRequest }) {
  const t = useTexts<typeof en>('signing');
  const k = useKernelTexts();
  if (step < 3) return k('actions.next');
  return values.kind === 'each'
    ? t('new.send.sendMany', { count: values.people.length })
    : t('new.send.send', { count: values.recipients.length });
}
