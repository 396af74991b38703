import type { Answer } from '#kernel/contract/endpoint.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { previewSettings } from '../../../contract/endpoints-company.ts';
import type { en } from '../../../texts/en.ts';
import styles from './settings.module.css';

export type Recount = Answer<typeof previewSettings>;

/** How many lines are listed; the others are counted. */
const shownLines = 6;

interface RecountDialogProps {
  recount: Recount;
  onConfirm: () => void;
  onClose: () => void;
}

/** What saving will count again, before it is saved (absence.81). */
export function RecountDialog({ recount: { absences, allowances }, onConfirm, onClose }: RecountDialogProps) {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const change = (one: { before: number; after: number }) => t('settings.recount.change', { before: one.before, after: one.after });
  return (
    <ConfirmDialog
      title={t('settings.recount.title')}
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      confirmLabel={t('settings.recount.save')}
    >
      <Lines
        title={t('settings.recount.absences', { count: absences.length })}
        lines={absences.map((one) => `${one.fullName}, ${format.dateRange(one.startDate, one.endDate)}: ${change(one)}`)}
      />
      <Lines
        title={t('settings.recount.allowances', { count: new Set(allowances.map(({ companyUserId }) => companyUserId)).size })}
        lines={allowances.map((one) => `${one.fullName}, ${one.year}: ${change(one)}`)}
      />
    </ConfirmDialog>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  const t = useTexts<typeof en>('absence');
  if (lines.length === 0) return null;
  const others = lines.length - shownLines;
  return (
    <section>
      <h3 className={styles['recount']}>{title}</h3>
      <ul className={styles['recounted']}>
        {lines.slice(0, shownLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {others > 0 && <li>{t('settings.recount.others', { count: others })}</li>}
      </ul>
    </section>
  );
}
