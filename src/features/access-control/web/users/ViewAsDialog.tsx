import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { setTabView } from '#kernel/web/session.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { PointList } from '#ui/PointList.tsx';
import type { AccessUser } from '../../contract/entities.ts';
import { viewAs } from '../../contract/endpoints-view.ts';
import type { en } from '../../texts/en.ts';
import styles from '../access.module.css';
import { nameOf } from './user-rules.ts';

/** Explains and starts viewing the product as another user; the page reloads, so that no data of the administrator stays. */
export function ViewAsDialog({ user, onClose }: { user: AccessUser; onClose: () => void }) {
  const t = useTexts<typeof en>('access-control');
  const language = useLanguage();
  const { write } = useWrite(viewAs);
  const name = nameOf(user);

  async function begin(): Promise<void> {
    try {
      const { viewId } = await write({ body: { companyUserId: user.id } });
      setTabView(viewId);
      location.assign(`/${localeOfLanguage[language]}`);
    } catch (error) {
      showError(error);
    }
  }

  return (
    <ConfirmDialog title={t('viewAs.title', { name })} isOpen onClose={onClose} onConfirm={begin} confirmLabel={t('viewAs.confirm')}>
      <div className={styles['form']}>
        <p className={styles['text']}>{t('viewAs.text', { name: user.firstName })}</p>
        <PointList>
          <li>{t('viewAs.readOnly')}</li>
          <li>{t('viewAs.private')}</li>
          <li>{t('viewAs.logged')}</li>
          <li>{t('viewAs.time')}</li>
        </PointList>
      </div>
    </ConfirmDialog>
  );
}
