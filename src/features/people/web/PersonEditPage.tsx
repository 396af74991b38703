import { Button, Skeleton } from '@mantine/core';
import { ConflictDialog } from '#kernel/web/ConflictDialog.tsx';
import { LeaveGuard } from '#kernel/web/LeaveGuard.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import type { CompanyUser } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { ContactFields } from './components/edit/ContactFields.tsx';
import { JobFields } from './components/edit/JobFields.tsx';
import { KinFields } from './components/edit/KinFields.tsx';
import { PayFields } from './components/edit/PayFields.tsx';
import { PersonalFields } from './components/edit/PersonalFields.tsx';
import { RemarkFields } from './components/edit/RemarkFields.tsx';
import { WrongFields } from './components/edit/WrongFields.tsx';
import { NotShown } from './components/NotShown.tsx';
import styles from './components/edit/edit.module.css';
import { useDifferences } from './conflict-words.ts';
import type { EditField } from './edit-values.ts';
import { fullName } from './person.ts';
import { usePersonInAddress } from './person-query.ts';
import { useEditPerson } from './use-edit-person.ts';

/** Everything about a person that one may change, in one form (PE-11, PE-12). */
export function PersonEditPage() {
  const { isSelf, read } = usePersonInAddress();
  const refused = read.answer ? undefined : read.error;
  if (refused && [403, 404].includes(refused.status)) return <NotShown isMissing={refused.status === 404} />;
  return (
    <Loaded read={read} skeleton={<Skeleton height={480} radius="lg" />}>
      {({ companyUser }) =>
        companyUser.permissions.edit ? (
          <EditForm key={companyUser.id} opened={companyUser} isSelf={isSelf} />
        ) : (
          <NotShown isMissing={false} />
        )
      }
    </Loaded>
  );
}

function EditForm({ opened, isSelf }: { opened: CompanyUser; isSelf: boolean }) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const { form, person, isDirty, conflict, reveal, isRevealed } = useEditPerson(opened);
  const differences = useDifferences(conflict);
  const can = (name: EditField) => person.editableFields?.includes(name) ?? false;
  const group = { form, person, can };
  const query = { employeeId: person.id };
  const trail = (
    <Link to="/people/details" query={query}>
      {fullName(opened)}
    </Link>
  );
  return (
    <Page
      width="form"
      title={isSelf ? t('edit.ownTitle') : t('edit.title', { name: fullName(opened) })}
      breadcrumbs={[trail]}
      breadcrumbsLabel={k('page.breadcrumbs')}
    >
      <form className={styles['form']} onSubmit={form.submit} noValidate>
        <WrongFields form={form} />
        <ContactFields {...group} />
        <JobFields {...group} />
        <PayFields {...group} reveal={reveal} isRevealed={isRevealed} />
        <PersonalFields {...group} />
        <KinFields {...group} />
        <RemarkFields {...group} />
        <FormProblem form={form} />
        <div className={styles['bar']}>
          <Button component={Link} to="/people/details" query={query} variant="default">
            {k('actions.cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('edit.save')}
          </Button>
        </div>
      </form>
      <ConflictDialog
        differences={differences}
        onKeepMine={() => conflict?.keepMine()}
        onTakeTheirs={() => conflict?.takeTheirs()}
        onCancel={() => conflict?.cancel()}
      />
      <LeaveGuard isDirty={isDirty} />
    </Page>
  );
}
