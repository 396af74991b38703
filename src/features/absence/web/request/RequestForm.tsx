import { Button, Checkbox, Select, Textarea } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from '#kernel/web/form.ts';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { Absence } from '../../contract/entities.ts';
import type { AbsenceSettings } from '../../contract/entities-settings.ts';
import { absenceType, absenceTypes, healthTypes, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { TypeSign } from '../TypeSign.tsx';
import { saveRequestDraft, loadRequestDraft } from './request-draft.ts';
import { isDeductible, keptOfRequest, RequestForm as Schema, type RequestValues } from './request-values.ts';
import styles from './request.module.css';
import { toRequest } from './to-request.ts';
import { useSendRequest, type AddedForAll } from './use-send-request.ts';
import { useCalculation, RequestPreview } from './RequestPreview.tsx';
import { WhenFields } from './WhenFields.tsx';
import { WhoFields } from './WhoFields.tsx';

interface RequestFormProps {
  settings: AbsenceSettings;
  ownId: string;
  initial: RequestValues;
  /** The absence being changed; undefined for a new one. */
  absence?: Absence | undefined;
  onSent: (forAll: AddedForAll | undefined) => void;
  onClose: () => void;
}

/** Requests, registers or changes an absence, and previews the effects while typing (absence.58). */
export function RequestForm({ settings, ownId, initial, absence, onSent, onClose }: RequestFormProps) {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  const send = useSendRequest();
  const draft = useUnsent(`${ownId}/${absence?.absenceId ?? 'new'}`, initial);
  const sender = { ownId, absenceId: absence?.absenceId, version: absence?.version };
  const form = useForm(Schema, {
    initial: draft.kept ?? initial,
    keeps: { of: absence?.absenceId ?? 'new', fields: keptOfRequest },
    send: async (values) => {
      const request = toRequest(values, sender);
      if (!request) return;
      const forAll = await send(request);
      draft.forget();
      onSent(forAll);
    },
  });
  const { fields } = form;
  const values = fields.getValues();
  useEffect(() => draft.follow(() => fields.getValues()));
  const startOver = (): void => {
    fields.setValues(initial);
    draft.drop();
  };
  const counted = useCalculation(toRequest(values, sender));
  const isAtOnce = counted.answer?.calculation.isApprovedAtOnce ?? settings.permissions.addToAll;
  return (
    <form className={styles['form']} onSubmit={form.submit} noValidate>
      {draft.kept && <Restored onStartOver={startOver} />}
      <TypeField fields={fields} />
      {!absence && <WhoFields fields={fields} settings={settings} ownId={ownId} />}
      <WhenFields fields={fields} allowsHalfDays={settings.allowHalfDayAbsence} ownId={absence?.companyUserId ?? ownId} />
      <Textarea
        label={t('request.comment')}
        description={t('request.commentText')}
        autosize
        minRows={2}
        maxLength={500}
        {...fields.getInputProps('comment')}
      />
      {settings.permissions.addToAll && (
        <Checkbox
          label={t('request.deductible')}
          description={t('request.deductibleText')}
          {...fields.getInputProps('deductible', { type: 'checkbox' })}
        />
      )}
      {!values.addToAll && <RequestPreview counted={counted} />}
      <FormProblem form={form} />
      <div className={styles['buttons']}>
        <Button variant="default" onClick={onClose}>
          {k('actions.cancel')}
        </Button>
        <Button type="submit" loading={form.sending}>
          {t(`request.buttons.${buttonOf(absence !== undefined, isAtOnce || values.addToAll)}`)}
        </Button>
      </div>
    </form>
  );
}

function buttonOf(isChange: boolean, isAtOnce: boolean): 'send' | 'register' | 'change' | 'askChange' {
  if (isChange) return isAtOnce ? 'change' : 'askChange';
  return isAtOnce ? 'register' : 'send';
}

type Fields = ReturnType<typeof useForm<RequestValues>>['fields'];

function TypeField({ fields }: { fields: Fields }) {
  const t = useTexts<typeof en>('absence');
  const { value, onChange, ...input } = fields.getInputProps('absenceType');
  const chosen = absenceTypes.find((type) => String(type) === value);
  const choose = (type: string | null): void => {
    onChange(type ?? '');
    fields.setFieldValue('deductible', isDeductible(type ?? ''));
  };
  return (
    <>
      <Select
        label={t('request.type')}
        required
        data-autofocus
        allowDeselect={false}
        data={absenceTypes.map((type) => ({ value: String(type), label: t(`types.${nameIn(absenceType, type)}`) }))}
        leftSection={chosen && <TypeSign type={chosen} />}
        value={value}
        onChange={choose}
        {...input}
      />
      {chosen === absenceType.Leave && (
        <Checkbox
          label={t('request.statutory')}
          description={t('request.statutoryText')}
          {...fields.getInputProps('isStatutory', { type: 'checkbox' })}
        />
      )}
      {chosen && healthTypes.includes(chosen) && <Notice tone="note">{t('request.healthNote')}</Notice>}
    </>
  );
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  const t = useTexts<typeof en>('absence');
  return (
    <Notice tone="note">
      <div className={styles['restored']}>
        {t('request.restored')}
        <Button size="xs" variant="default" onClick={onStartOver}>
          {t('request.startOver')}
        </Button>
      </div>
    </Notice>
  );
}

/** Restores values that were typed in a form closed without sending. */
function useUnsent(place: string, initial: RequestValues) {
  // Days just selected in a calendar take precedence over values typed earlier.
  const [kept, setKept] = useState(() => (place.endsWith('/new') && initial.startDate !== '' ? undefined : loadRequestDraft(place)));
  const isSent = useRef(false);
  const current = useRef<() => RequestValues>(() => initial);
  const keep = useEffectEvent(() => {
    const values = current.current();
    const isTyped = !isSent.current && JSON.stringify(values) !== JSON.stringify(initial);
    saveRequestDraft(place, isTyped ? values : undefined);
  });
  useEffect(() => () => keep(), []);
  return {
    kept,
    /** Sets how to read the typed values when the form is unmounted. */
    follow: (read: () => RequestValues) => {
      current.current = read;
    },
    forget: () => {
      isSent.current = true;
    },
    drop: () => setKept(undefined),
  };
}
