import { Progress } from '@mantine/core';
import { useFormat } from '#kernel/web/format.ts';
import { usePermission, useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { en } from '../../texts/en.ts';
import type { CompanyLimit, LimitKey } from '../../contract/limits.ts';
import { useIsUnpaid } from '../use-plans.ts';
import { LimitButtons } from './LimitButtons.tsx';
import styles from './limit-reached.module.css';
import { MultipleAdmins } from './MultipleAdmins.tsx';

/** A limit that stopped an action. */
export interface ReachedLimit extends CompanyLimit {
  key: LimitKey;
}

/** The limit that was reached, its use, and whom to ask (shell.38); one system admin is what a company has without a subscription. */
export function LimitReached({ reached, close }: { reached: ReachedLimit | undefined; close: () => void }) {
  const t = useTexts<typeof en>('billing');
  const isUnpaid = useIsUnpaid();
  if (reached?.key === 'administratorLimit' && reached.limit === 1 && !isUnpaid) return <MultipleAdmins onClose={close} />;
  return (
    <Dialog title={t('limit.title')} isOpen={reached !== undefined} onClose={close} footer={<LimitButtons onClose={close} />}>
      {reached && <Explanation reached={reached} />}
    </Dialog>
  );
}

function Explanation({ reached: { key, limit, used } }: { reached: ReachedLimit }) {
  const t = useTexts<typeof en>('billing');
  const format = useFormat();
  const { companyName: company } = useUser();
  const isTheirs = usePermission('Subscription');
  const isUnpaid = useIsUnpaid();
  const allowed = limit ?? 0;
  const text =
    key === 'storageLimit'
      ? t('limit.text.storageLimit', { used: format.bytes(used), limit: format.bytes(allowed) })
      : t(`limit.text.${key}`, { used, limit: allowed });
  return (
    <>
      <p className={styles['text']}>{text}</p>
      <Progress className={styles['used']} value={allowed === 0 ? 100 : Math.min(100, (used / allowed) * 100)} aria-hidden />
      <p className={styles['text']}>
        {isTheirs ? (isUnpaid ? t('limit.unpaid') : t('limit.askVendor', { company })) : t('limit.askAdmin', { company })}
      </p>
    </>
  );
}
