import { Checkbox, Select } from '@mantine/core';
import { notSent, useForm } from '#kernel/web/form.ts';
import { FormDrawer } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { Absence } from '../../contract/entities.ts';
import type { AbsenceSettings } from '../../contract/entities-settings.ts';
import { absenceType, absenceTypes, healthTypes, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { ProposedChange } from '../card/ProposedChange.tsx';
import { CommentField } from '../CommentField.tsx';
import { TypeSign } from '../TypeSign.tsx';
import { isDeductible, maySetDeductible, RequestForm as Schema, type RequestValues } from './request-values.ts';
import { toRequest } from './to-request.ts';
import { useRefusedDates } from './use-refused-dates.ts';
import { useSendRequest, type AddedForAll, type TakenBackForAll } from './use-send-request.ts';
import { returnedDaysIn } from './refused-calculation.ts';
import { ForAllPreview, useForAll } from './ForAllPreview.tsx';
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
  /** What was added for everyone has been undone. */
  onTakenBack: (undone: TakenBackForAll) => void;
  onClose: () => void;
}

/** Requests, registers or changes an absence, and previews the effects while typing (absence.58). */
export function RequestForm({ settings, ownId, initial, absence, onSent, onTakenBack, onClose }: RequestFormProps) {
  const t = useTexts<typeof en>('absence');
  const send = useSendRequest(onTakenBack);
  const { permissions } = settings;
  const sender = { ownId, permissions, absenceId: absence?.absenceId, former: absence, version: absence?.version };
  const form = useForm<RequestValues, AddedForAll | undefined>(Schema, {
    initial,
    // A type or a comment may reveal an illness.
    draft: {
      place: `absence/request/${absence?.absenceId ?? newFor(initial)}`,
      version: absence?.version,
      omit: ['absenceType', 'comment', 'deductible', 'isStatutory'],
    },
    send: async (values, repeatKey) => {
      const request = toRequest(values, sender);
      // The button says how many days are given back, so pressing it confirms that.
      return request ? send({ ...request, vacationDaysBack: givenBack }, repeatKey) : notSent;
    },
    onSent,
    onRefused: (error) => refused.take(error),
  });
  const { fields } = form;
  const values = fields.getValues();
  const request = toRequest(values, sender);
  const counted = useCalculation(request);
  const forAll = useForAll(request);
  const refused = useRefusedDates({
    values,
    request,
    error: (counted.isCurrent ? counted.error : undefined) ?? (forAll.isCurrent ? forAll.error : undefined),
    calculation: counted.isCurrent ? counted.calculation : undefined,
  });
  const givenBack = returnedDaysIn(counted.calculation);
  const isAtOnce = counted.calculation?.isApprovedAtOnce ?? settings.permissions.addToAll;
  return (
    <FormDrawer
      title={t(absence ? 'request.titleEdit' : 'request.titleNew')}
      form={form}
      onClose={onClose}
      queryNames={['absence', 'absenceId']}
      send={
        values.addToAll
          ? t('request.buttons.registerForAll', { count: forAll.answer?.people.length ?? 0 })
          : t(`request.buttons.${buttonOf(absence !== undefined, { isAtOnce, givenBack })}`, { days: givenBack })
      }
      isBlocked={forAll.isRequested && !isForAllSeen(forAll)}
    >
      <TypeField fields={fields} />
      {!absence && <WhoFields fields={fields} settings={settings} ownId={ownId} />}
      <WhenFields
        fields={fields}
        allowsHalfDays={settings.allowHalfDayAbsence}
        ownId={absence?.companyUserId ?? ownId}
        refused={refused.texts}
      />
      <CommentField
        label={t('request.comment')}
        description={t('request.commentText')}
        autosize
        minRows={2}
        {...fields.getInputProps('comment')}
      />
      {maySetDeductible(values, sender) && (
        <Checkbox
          label={t('request.deductible')}
          description={t('request.deductibleText')}
          {...fields.getInputProps('deductible', { type: 'checkbox' })}
        />
      )}
      {absence && <Change absence={absence} values={values} counted={counted} />}
      {values.addToAll ? <ForAllPreview read={forAll} /> : <RequestPreview counted={counted} />}
    </FormDrawer>
  );
}

/** Whom and how many days it takes has been shown, or why it is refused. */
const isForAllSeen = ({ isCurrent, refreshing, answer, error }: ReturnType<typeof useForAll>): boolean =>
  isCurrent && (error !== undefined || (!refreshing && (answer?.people.length ?? 0) > 0));

interface ChangeProps {
  absence: Absence;
  values: RequestValues;
  counted: ReturnType<typeof useCalculation>;
}

/** What was beside what it becomes, as soon as the days are counted. */
function Change({ absence, values, counted: { calculation, isCalculated } }: ChangeProps) {
  const t = useTexts<typeof en>('absence');
  const request = toRequest(values, { ownId: null, permissions: { addToAll: true, administerOwn: true } });
  if (!isCalculated || !calculation || !request) return null;
  const { absenceType: type, startDate, endDate, absencePortion = 0, recurrence = null, comment } = request;
  const { workingDays, calendarDays } = calculation;
  const repeats = recurrence && { ...recurrence, endDate: recurrence.endDate ?? null, occurrences: recurrence.occurrences ?? null };
  const days = { startDate, endDate, absencePortion, workingDays, calendarDays };
  const asked = { deductible: values.deductible, isStatutory: request.isStatutory ?? absence.isStatutory };
  const after = { ...absence, ...days, ...asked, type, recurrence: repeats, comment: comment || null };
  return <ProposedChange title={t('request.change')} now={absence} after={after} />;
}

/** What is typed for one person is not offered for another. */
const newFor = ({ companyUserId }: RequestValues): string => (companyUserId ? `new/${companyUserId}` : 'new');

type Button = 'send' | 'register' | 'change' | 'askChange' | 'giveBack' | 'changeGiveBack';

function buttonOf(isChange: boolean, { isAtOnce, givenBack }: { isAtOnce: boolean; givenBack: number }): Button {
  if (isAtOnce && givenBack > 0) return isChange ? 'changeGiveBack' : 'giveBack';
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
