import type { Answer } from '#kernel/contract/endpoint.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { ShortList } from '#ui/ShortList.tsx';
import type { previewSettings } from '../../../contract/endpoints-company.ts';
import type { en } from '../../../texts/en.ts';
import styles from './settings.module.css';

export type Recount = Answer<typeof previewSettings>;

interface RecountDialogProps {
  recount: Recount;
  onConfirm: () => void;
  onClose: () => void;
}

/** What saving will count again, before it is saved (absence.81). */
export function RecountDialog({ recount: { absences, allowances, deadlines }, onConfirm, onClose }: RecountDialogProps) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const change = (one: { before: number; after: number }) => t('settings.recount.change', { before: one.before, after: one.after });
  const day = (date: string | null) => (date === null ? t('settings.recount.noDay') : format.date(date));
  return (
    <ConfirmDialog
      title={t('settings.recount.title')}
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      confirmLabel={t('settings.recount.save')}
    >
      <div className={styles['recounts']}>
        <ShortList
          title={t('settings.recount.absences', { count: absences.length })}
          lines={absences.map((one) => ({
            key: `${one.companyUserId} ${one.startDate} ${one.endDate}`,
            text: `${one.fullName}, ${format.dateRange(one.startDate, one.endDate)}: ${change(one)}`,
          }))}
        />
        <ShortList
          title={t('settings.recount.allowances', { count: new Set(allowances.map(({ companyUserId }) => companyUserId)).size })}
          lines={allowances.map((one) => ({
            key: `${one.companyUserId} ${one.year}`,
            text: `${one.fullName}, ${one.year}: ${change(one)}`,
          }))}
        />
        <ShortList
          title={t('settings.recount.deadlines', { count: deadlines.length })}
          lines={deadlines.map(({ id, title, before, after }) => ({
            key: id,
            text: t('settings.recount.moved', { title, before: day(before), after: day(after) }),
          }))}
        />
      </div>
    </ConfirmDialog>
  );
}
