import { Checkbox } from '@mantine/core';
import type { Form } from '#kernel/web/form.ts';
import { PersonSelect } from '#kernel/web/PersonSelect.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getCompanyAbsencesByTimespan } from '../../contract/endpoints.ts';
import type { AbsenceSettings } from '../../contract/entities-settings.ts';
import type { en } from '../../texts/en.ts';
import type { RequestValues } from './request-values.ts';

interface WhoProps {
  fields: Form<RequestValues>['fields'];
  settings: AbsenceSettings;
  ownId: string;
}

/** Whose absence it is: the user's own, another person's, or everyone's. */
export function WhoFields({ fields, settings, ownId }: WhoProps) {
  const t = useTexts<typeof en>('absence');
  const { addForOthers, addToAll } = settings.permissions;
  const isForAll = fields.getValues().addToAll;
  if (!addForOthers && !addToAll) return null;
  return (
    <>
      {addForOthers && !isForAll && <PersonField fields={fields} settings={settings} ownId={ownId} />}
      {addToAll && (
        <Checkbox
          label={t('request.everyone')}
          description={isForAll ? t('request.everyoneText') : undefined}
          {...fields.getInputProps('addToAll', { type: 'checkbox' })}
        />
      )}
    </>
  );
}

/** The calendar's rows tell for whom the user may register absence. */
function PersonField({ fields, settings: { today }, ownId }: WhoProps) {
  const t = useTexts<typeof en>('absence');
  const { answer } = useCall(getCompanyAbsencesByTimespan, { query: { startDate: today, endDate: today } }, { staleMinutes: 5 });
  const others = (answer?.companyUsersAbsences ?? []).filter(({ companyUserId, mayAdd }) => mayAdd && companyUserId !== ownId);
  const { value, ...input } = fields.getInputProps('companyUserId');
  return (
    <PersonSelect
      label={t('request.person')}
      people={[
        { id: ownId, name: t('request.myself') },
        ...others.map(({ companyUserId, fullName, department }) => ({ id: companyUserId, name: fullName, about: department })),
      ]}
      allowDeselect={false}
      value={value || ownId}
      {...input}
    />
  );
}
