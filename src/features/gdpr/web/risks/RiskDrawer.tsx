import { Button, MultiSelect, Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useKernelTexts, useLanguage } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { getProtocol } from '../../contract/endpoints-protocol.ts';
import { createRisk, updateRisk, type getRisks, type RiskAssessment } from '../../contract/endpoints-risks.ts';
import { longestText } from '../../contract/kinds.ts';
import { useGdprTexts, useLocalText } from '../gdpr-words.ts';
import { ActionFields } from './ActionFields.tsx';
import { DeleteRisk } from './DeleteRisk.tsx';
import { readsOfRisks } from './reads-of-risks.ts';
import { ScoreFields } from './ScoreFields.tsx';
import { RiskSchema, sentRisk, valuesOf, type RiskValues } from './risk-values.ts';
import styles from './risks.module.css';

interface RiskDrawerProps {
  /** Undefined for a new one. */
  risk: RiskAssessment | undefined;
  /** The known risk that a new one is made of. */
  proposed: Answer<typeof getRisks>['proposed'][number] | undefined;
  mayUpdate: boolean;
  onClose: () => void;
}

/** One risk: what can happen, how likely and how bad, and what is done (gdpr.91). */
export function RiskDrawer({ risk, proposed, mayUpdate, onClose }: RiskDrawerProps) {
  const t = useGdprTexts();
  const k = useKernelTexts();
  const local = useLocalText();
  const language = useLanguage();
  const [isDeleting, setDeleting] = useState(false);
  const { answer } = useCall(getProtocol, {});
  const treatments = (answer?.protocol?.dataTreatments ?? []).map(({ treatmentId: value, treatmentName }) => ({
    value,
    label: local(treatmentName),
  }));
  const creating = useWrite(createRisk, { changes: readsOfRisks });
  const updating = useWrite(updateRisk, { changes: readsOfRisks });
  const base = valuesOf(risk, proposed, language);
  const form = useForm<RiskValues, unknown>(RiskSchema, {
    initial: base,
    draft: { place: `gdpr/risk/${risk?.riskAssessmentId ?? proposed?.triggerRiskGuid ?? 'new'}`, version: risk?.version },
    send: (values, repeatKey) => {
      const body = sentRisk(base, values);
      if (risk) return updating.write({ body: { ...body, riskAssessmentId: risk.riskAssessmentId, version: risk.version } });
      // A known risk keeps its texts in both languages where nobody has written others.
      const overview = values.overview === base.overview && proposed ? proposed.overview : values.overview;
      const measures = values.measures === base.measures && proposed ? proposed.measures : values.measures;
      const triggerRiskGuid = proposed?.triggerRiskGuid ?? null;
      return creating.write({ body: { ...body, overview, measures, triggerRiskGuid } }, { repeatKey });
    },
    onSent: () => {
      showToast({ title: t(risk ? 'risks.form.saved' : 'risks.form.added') });
      onClose();
    },
  });
  const { fields } = form;
  const more = risk && mayUpdate && (
    <Button variant="subtle" color="red" onClick={() => setDeleting(true)}>
      {t('risks.form.delete')}
    </Button>
  );
  return (
    <>
      <FormDrawer
        title={t(risk ? 'risks.form.editTitle' : 'risks.form.newTitle')}
        form={form}
        onClose={onClose}
        queryNames={['risk']}
        isReadOnly={!mayUpdate}
        cancel={mayUpdate ? undefined : k('actions.close')}
        isBlocked={risk !== undefined && !risk.isStale && !form.isDirty()}
        more={more}
      >
        {risk?.isStale && <StaleNotice treatments={risk.treatments} />}
        <fieldset disabled={!mayUpdate} className={styles['fields']}>
          <Textarea
            label={t('risks.form.overview')}
            required
            autosize
            minRows={2}
            maxLength={longestText}
            {...fields.getInputProps('overview')}
          />
          <MultiSelect
            label={t('risks.form.treatments')}
            data={treatments}
            searchable
            limit={50}
            {...fields.getInputProps('treatmentIds')}
          />
          <ScoreFields fields={fields} kind="inherent" />
          <Textarea label={t('risks.form.measures')} autosize minRows={2} maxLength={longestText} {...fields.getInputProps('measures')} />
          <ActionFields fields={fields} />
          <ScoreFields fields={fields} kind="residual" />
          <Textarea label={t('risks.form.comment')} autosize minRows={2} maxLength={longestText} {...fields.getInputProps('comment')} />
          <Switch
            label={t('risks.form.treated')}
            description={t('risks.form.treatedHint')}
            {...fields.getInputProps('treated', { type: 'checkbox' })}
          />
        </fieldset>
        {risk && <CreatedLine risk={risk} />}
      </FormDrawer>
      {isDeleting && risk && <DeleteRisk risk={risk} onClose={() => setDeleting(false)} onDeleted={onClose} />}
    </>
  );
}

function CreatedLine({ risk: { created, createdBy } }: { risk: RiskAssessment }) {
  const t = useGdprTexts();
  const moment = useFormat().moment(created);
  return (
    <p className={styles['quiet']}>
      {createdBy ? t('risks.form.createdBy', { moment, name: createdBy }) : t('risks.form.created', { moment })}
    </p>
  );
}

/** Says that a risk has to be looked at again, and which of its treatments have changed. */
function StaleNotice({ treatments }: Pick<RiskAssessment, 'treatments'>) {
  const t = useGdprTexts();
  const local = useLocalText();
  const changed = treatments.filter(({ isChanged }) => isChanged).map(({ treatmentName }) => local(treatmentName));
  return (
    <Notice tone="warn">
      {t('risks.staleText')}
      {changed.length > 0 && ` ${t('risks.staleTreatments', { names: changed.join(', ') })}`}
    </Notice>
  );
}
