import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { PointList } from '#ui/PointList.tsx';
import { showToast } from '#ui/toasts.ts';
import { acknowledgeAccessControlWelcomeScreen, getAccessSettings } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import styles from '../access.module.css';
import { DirectorField } from './DirectorField.tsx';

interface WelcomeDialogProps {
  /** Who directs the company so far. */
  director: string | null;
  onClose: () => void;
}

/** Introduces access control, and asks for the director, beginning with the one there is (access-control.12). */
export function WelcomeDialog({ director, onClose }: WelcomeDialogProps) {
  const t = useTexts<typeof en>('access-control');
  const { write } = useWrite(acknowledgeAccessControlWelcomeScreen, { changes: [getAccessSettings] });
  const form = useForm(acknowledgeAccessControlWelcomeScreen.body, {
    initial: { directedByCompanyUserId: director ?? '' },
    draft: { place: 'access/welcome' },
    send: (body) => write({ body }),
    onSent: () => {
      showToast({ title: t('welcome.done') });
      onClose();
    },
  });
  return (
    <FormDialog title={t('welcome.title')} form={form} onClose={onClose} send={t('welcome.confirm')} cancel={t('welcome.later')}>
      <p className={styles['text']}>{t('welcome.text')}</p>
      <PointList>
        <li>{t('welcome.pointUsers')}</li>
        <li>{t('welcome.pointChart')}</li>
        <li>{t('welcome.pointRoles')}</li>
      </PointList>
      <DirectorField hint={t('welcome.directorHint')} {...form.fields.getInputProps('directedByCompanyUserId')} />
    </FormDialog>
  );
}
