import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { updateCompanyUserPendingStatus } from '../../contract/endpoints-life.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { fullName } from '../person.ts';
import { readsOfPeople } from '../reads-of-people.ts';

/** Sets a pending person active without waiting for them (people.35). */
export function SetActiveDialog({ person, onClose }: { person: CompanyUser; onClose: () => void }) {
  const t = useTexts<typeof en>('people');
  const { write } = useWrite(updateCompanyUserPendingStatus, { changes: readsOfPeople });
  const name = fullName(person);
  return (
    <ConfirmAction
      title={t('life.setActive.title', { name })}
      onClose={onClose}
      act={() => write({ body: { companyUserId: person.id, version: person.version } })}
      done={t('life.setActive.done', { name })}
      confirmLabel={t('life.setActive.confirm')}
    >
      {t('life.setActive.text')}
    </ConfirmAction>
  );
}
