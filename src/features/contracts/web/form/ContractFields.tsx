import { LimitNotice } from '#features/billing/web/public.ts';
import { useGo } from '#kernel/web/address.ts';
import { FormPage } from '#kernel/web/FormPage.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { showToast } from '#ui/toasts.ts';
import type { Contract } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { notificationLines } from '../notification-lines.ts';
import { useNewContract } from '../use-new-contract.ts';
import { AttachFields } from './AttachFields.tsx';
import { BasicFields } from './BasicFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { ContractConflictDialog } from './ContractConflictDialog.tsx';
import type { ContractValues } from './contract-values.ts';
import { GoneDialog } from './GoneDialog.tsx';
import { NotificationFields } from './NotificationFields.tsx';
import { TermFields } from './TermFields.tsx';
import { useContractForm } from './use-contract-form.ts';
import { ValueFields } from './ValueFields.tsx';

interface ContractFieldsProps {
  title: string;
  /** Undefined for a new one. */
  contract: Contract | undefined;
  initial: ContractValues;
  /** The contract that a new amendment belongs to. */
  parent?: Contract | undefined;
  /** The contract that a new one is a copy of. */
  copyOf?: string | undefined;
}

/** The form of a contract, as a page. */
export function ContractFields({ title, contract, initial, parent, copyOf }: ContractFieldsProps) {
  const t = useTexts<typeof en>('contracts');
  const k = useKernelTexts();
  const format = useFormat();
  const go = useGo();
  const above = contract ?? parent;
  const adding = useNewContract();
  const open = (contractId: string) => void go('/contracts/details', { contractId });
  const editing = useContractForm({
    contract,
    initial,
    parentContractId: parent?.contractId,
    copyOf,
    onLimit: adding.sayLimit,
    onSaved: ({ contractId, changes }) => {
      showToast({ title: contract ? t('form.updated') : t('form.saved'), lines: notificationLines(changes, t, format) });
      open(contractId);
    },
  });
  const { form } = editing;
  const trail = above ? (
    <Link key="contract" to="/contracts/details" query={{ contractId: above.contractId }}>
      {above.name}
    </Link>
  ) : null;
  return (
    <FormPage
      page={{
        title,
        breadcrumbs: [
          <Link key="contracts" to="/contracts">
            {t('form.contracts')}
          </Link>,
          ...(trail ? [trail] : []),
        ],
        breadcrumbsLabel: k('page.breadcrumbs'),
      }}
      form={form}
      queryNames={['contractId']}
      isBlocked={contract !== undefined && !form.isDirty()}
      // The names are those of the form's values.
      nameOf={(name) => t(`form.fields.${name}` as 'form.fields.name')}
      onCancel={() => (above ? open(above.contractId) : void go('/contracts'))}
    >
      <BasicFields {...editing} />
      <TermFields {...editing} />
      <ValueFields {...editing} />
      <ContactFields {...editing} />
      <NotificationFields {...editing} />
      <AttachFields {...editing} />
      <LimitNotice limit={adding.limit} />
      <GoneDialog {...editing} />
      <ContractConflictDialog conflict={editing.conflict} />
    </FormPage>
  );
}
