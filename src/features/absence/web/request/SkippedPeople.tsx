import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { Named } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './request.module.css';
import { skippedReason } from './skipped-reason.ts';
import type { AddedForAll, TakenBackForAll } from './use-send-request.ts';

interface SkippedPeopleProps {
  result: AddedForAll;
  undone: TakenBackForAll | undefined;
}

/** How many people an absence was added for, and who was skipped and why (absence.66). */
export function SkippedPeople({ result: { added, skipped }, undone }: SkippedPeopleProps) {
  const t = useTexts<typeof en>('absence');
  return (
    <div className={styles['form']}>
      <output>{undone ? t('request.forAll.takenBack', { count: undone.takenBack }) : t('request.forAll.added', { count: added })}</output>
      {undone ? <People title={t('request.forAll.kept')} people={undone.kept} /> : <Skipped skipped={skipped} />}
    </div>
  );
}

function Skipped({ skipped }: Pick<AddedForAll, 'skipped'>) {
  const t = useTexts<typeof en>('absence');
  return <People title={t('request.forAll.skipped', { count: skipped.length })} people={skipped} />;
}

function People({ title, people }: { title: string; people: readonly (Named & { code?: string })[] }) {
  const t = useTexts<typeof en>('absence');
  if (people.length === 0) return null;
  return (
    <section>
      <h3 className={styles['small']}>{title}</h3>
      <ul className={styles['lines']}>
        {people.map(({ companyUserId, fullName, code }) => (
          <li key={companyUserId} data-prose>
            <Link to="/vacation-and-leave/details" query={{ companyUserId }}>
              {fullName}
            </Link>
            {code !== undefined && ` · ${skippedReason(t, code)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
