import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { CompanyUser } from '../../../contract/entities.ts';
import type { en } from '../../../texts/en.ts';
import { fullName } from '../../person.ts';

/** Says over an open form that the person can no longer be changed; what was typed stays to be copied (shell.26). */
export function LockedMeanwhile({ person }: { person: CompanyUser }) {
  const t = useTexts<typeof en>('people');
  if (person.permissions.edit) return null;
  const isLocked = !person.isActive && !person.isPending;
  return (
    <Notice tone="warn" role="alert" title={t('edit.lockedTitle')}>
      {t(isLocked ? 'edit.lockedText' : 'edit.noLongerMine', { name: fullName(person) })}
    </Notice>
  );
}
