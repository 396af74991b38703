import { Checkbox, Select } from '@mantine/core';
import type { Form } from '#kernel/web/form.ts';
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
    <Select
      label={t('request.person')}
      data={[
        { value: ownId, label: t('request.myself') },
        ...others.map(({ companyUserId, fullName, department }) => ({
          value: companyUserId,
          label: department ? `${fullName} · ${department}` : fullName,
        })),
      ]}
      searchable
      limit={50}
      allowDeselect={false}
      value={value || ownId}
      {...input}
    />
  );
}
