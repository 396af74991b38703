import { Select, Textarea } from '@mantine/core';
import { useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { updateBreach, type Breach } from '../../contract/endpoints-breaches.ts';
import { breachExceptions, breachRisks, longestText } from '../../contract/kinds.ts';
import { dutiesOf, notifyBy } from '../../contract/rules/breach-duties.ts';
import { useGdprTexts } from '../gdpr-words.ts';
import { AssessmentSchema, assessmentOf, sentAssessment, type AssessmentValues } from './breach-values.ts';
import { PastMomentField } from './PastMomentField.tsx';
import { readsOfBreaches } from './reads-of-breaches.ts';

/** How great the risk is, and who is told; only what the risk asks for is asked. */
export function AssessDrawer({ breach, onClose }: { breach: Breach; onClose: () => void }) {
  const t = useGdprTexts();
  const { breachId, version } = breach;
  const { write } = useWrite(updateBreach, { changes: readsOfBreaches });
  const form = useForm<AssessmentValues, unknown>(AssessmentSchema, {
    initial: assessmentOf(breach),
    draft: { place: `gdpr/breach/${breachId}/assessment`, version },
    send: (values) => write({ body: { ...sentAssessment(values), breachId, version } }),
    onSent: () => {
      showToast({ title: t('breaches.form.saved') });
      onClose();
    },
  });
  const { fields } = form;
  const { risk, authorityNotifiedAt, lateReason } = fields.getValues();
  const { authority } = dutiesOf({ risk, peopleException: null });
  const isLate = authorityNotifiedAt !== '' && new Date(authorityNotifiedAt) > notifyBy(new Date(breach.awareAt));
  const long = { autosize: true, minRows: 2, maxLength: longestText };
  return (
    <FormDrawer
      title={t('breaches.form.assessTitle')}
      form={form}
      onClose={onClose}
      queryNames={['breach', 'edit']}
      isBlocked={!form.isDirty()}
    >
      <Select
        label={t('breaches.form.risk')}
        description={risk && t(`breaches.riskHints.${risk}`)}
        data={breachRisks.map((value) => ({ value, label: t(`breaches.risks.${value}`) }))}
        placeholder={t('breaches.risks.unknown')}
        {...fields.getInputProps('risk')}
      />
      <Textarea label={t('breaches.form.riskReason')} {...long} {...fields.getInputProps('riskReason')} />
      {(authority || authorityNotifiedAt !== '') && (
        <PastMomentField label={t('breaches.form.authorityNotifiedAt')} {...fields.getInputProps('authorityNotifiedAt')} />
      )}
      {(isLate || breach.isLate || lateReason !== '') && (
        <Textarea label={t('breaches.form.lateReason')} required={isLate} {...long} {...fields.getInputProps('lateReason')} />
      )}
      {risk === 'high' && <PeopleFields fields={fields} />}
    </FormDrawer>
  );
}

/** At high risk: that people are told, or why they need not be. */
function PeopleFields({ fields }: { fields: ReturnType<typeof useForm<AssessmentValues, unknown>>['fields'] }) {
  const t = useGdprTexts();
  const { peopleException } = fields.getValues();
  const exceptions = [
    { value: '', label: t('breaches.form.noException') },
    ...breachExceptions.map((value) => ({ value, label: t(`breaches.exceptions.${value}`) })),
  ];
  return (
    <>
      <PastMomentField label={t('breaches.form.peopleToldAt')} {...fields.getInputProps('peopleToldAt')} />
      <Select
        label={t('breaches.form.peopleException')}
        data={exceptions}
        allowDeselect={false}
        {...fields.getInputProps('peopleException')}
      />
      {peopleException !== '' && (
        <Textarea
          label={t('breaches.form.peopleReason')}
          autosize
          minRows={2}
          maxLength={longestText}
          {...fields.getInputProps('peopleReason')}
        />
      )}
    </>
  );
}
