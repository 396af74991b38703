import { usePersonChoices } from '#features/people/web/public.ts';
import { FormConflictDialog } from '#kernel/web/FormConflictDialog.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type { FormConflict } from '#kernel/web/use-versioned-form.ts';
import { getPossibleResponsibles } from '../../contract/endpoints-register.ts';
import type { en } from '../../texts/en.ts';
import { useContractWords } from '../contract-words.ts';
import { termOf, type ContactValue, type ContractName, type ContractValues, type NotificationValue } from './contract-values.ts';

/** A concurrent change of the contract: which version to keep of each field. */
export function ContractConflictDialog({ conflict }: { conflict: FormConflict<ContractValues> | undefined }) {
  const t = useTexts<typeof en>('contracts');
  const write = useValueText(conflict !== undefined);
  return <FormConflictDialog conflict={conflict} labelOf={(name) => t(`form.fields.${name}`)} textOf={write} none={t('form.empty')} />;
}

/** A contact with all that may differ. */
const contactText = ({ name, title, phoneCountryCode, phone, email }: ContactValue): string =>
  [name, title, phone && `${phoneCountryCode} ${phone}`, email].filter(Boolean).join(' · ');

/** A notification with all that may differ, as text. */
function useNotificationText(): (value: NotificationValue) => string {
  const t = useTexts<typeof en>('contracts');
  const people = usePersonChoices({ isStaff: true });
  return ({ when, channels, recipient, active }) => {
    const to = recipient === null ? '' : people?.find(({ id }) => id === recipient)?.name;
    // The values are the keys of the texts.
    const by = channels.map((channel) => t(`form.channel.${channel}` as 'form.channel.1')).join(', ');
    return [t('form.daysBefore', { days: Number(when) }), by, to, !active && t('record.off')].filter(Boolean).join(' · ');
  };
}

/** A value of the form as text. */
function useValueText(isNeeded: boolean): (name: ContractName, values: ContractValues) => string {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  const words = useContractWords();
  const notificationText = useNotificationText();
  const { answer } = useCall(getPossibleResponsibles, {}, { staleMinutes: 2, enabled: isNeeded });
  return (name, values) => {
    const term = name === 'renewalInterval' || name === 'noticePeriod' ? termOf(values[name]) : null;
    if (term) return words.term(term);
    switch (name) {
      case 'responsible':
        return answer?.people.find(({ companyUserId }) => companyUserId === values.responsible)?.fullName ?? '';
      case 'startDate':
      case 'endDate':
        return format.date(values[name]);
      case 'value':
        return format.amount(values.value);
      case 'status':
        // The values are the keys of the texts.
        return t(`form.statuses.${values.status}` as 'form.statuses.1');
      case 'typeId':
        return t(values.typeId === '1' ? 'types.automatic' : 'types.ending');
      case 'interval':
        // Like above.
        return t(`form.intervalOf.${values.interval}` as 'form.intervalOf.1');
      case 'hasNotification':
        return t(values.hasNotification ? 'record.on' : 'record.off');
      case 'contactInformation':
        return values.contactInformation.map(contactText).join('; ');
      case 'notifications':
        return values.notifications.map(notificationText).join('; ');
      case 'renewalInterval':
      case 'noticePeriod':
      case 'links':
      case 'attached':
        return '';
      default:
        return values[name] ?? '';
    }
  };
}
