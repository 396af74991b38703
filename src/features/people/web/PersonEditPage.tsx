import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import type { Form } from '#kernel/web/form.ts';
import { useGo } from '#kernel/web/address.ts';
import { FormPage } from '#kernel/web/FormPage.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { CompanyUser } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { EditConflict } from './components/edit/EditConflict.tsx';
import { EditGroups } from './components/edit/EditGroups.tsx';
import { FieldLinks } from './components/edit/FieldLinks.tsx';
import { LockedMeanwhile } from './components/edit/LockedMeanwhile.tsx';
import { SectionProgress } from './components/edit/SectionProgress.tsx';
import { NotShown } from './components/NotShown.tsx';
import styles from './components/edit/edit.module.css';
import { inPageOrder } from './edit-groups.ts';
import type { EditValues } from './edit-values.ts';
import { fullName } from './person.ts';
import { isNotShown, usePersonInAddress } from './person-query.ts';
import { useEditPerson } from './use-edit-person.ts';
import { useFieldName } from './use-field-name.ts';

/** All editable fields of a person in one form (people.30, people.31). */
export function PersonEditPage() {
  const { isSelf, read } = usePersonInAddress();
  useOpenedRecords(read.answer?.companyUser.id);
  const refused = read.answer ? undefined : read.error;
  if (refused && isNotShown(refused)) return <NotShown isMissing={refused.status !== 403} />;
  return (
    <Loaded read={read} skeleton={<FormSkeleton fields={6} />}>
      {({ companyUser }) => <Editable key={companyUser.id} person={companyUser} isSelf={isSelf} />}
    </Loaded>
  );
}

/** The form, which stays when somebody deactivates the person meanwhile: what was typed could not be read otherwise (shell.26). */
function Editable({ person, isSelf }: { person: CompanyUser; isSelf: boolean }) {
  const [mayEdit] = useState(person.permissions.edit);
  if (mayEdit || person.permissions.edit) return <EditForm opened={person} isSelf={isSelf} />;
  return person.isActive || person.isPending ? <NotShown isMissing={false} /> : <Locked person={person} />;
}

function Locked({ person }: { person: CompanyUser }) {
  const t = useTexts<typeof en>('people');
  const action = (
    <Button component={Link} to="/people/details" query={{ employeeId: person.id }} variant="default">
      {t('profile.open')}
    </Button>
  );
  return <EmptyState isPage icon={IconLock} title={t('profile.lockedTitle')} text={t('profile.lockedTextUndated')} action={action} />;
}

function EditForm({ opened, isSelf }: { opened: CompanyUser; isSelf: boolean }) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const go = useGo();
  const query = { employeeId: opened.id };
  const editing = useEditPerson(opened, { place: `person/${opened.id}/all`, onDone: () => void go('/people/details', query) });
  const { form, changed } = editing;
  const trail = (
    <Link to="/people/details" query={query}>
      {fullName(opened)}
    </Link>
  );
  return (
    <FormPage
      page={{
        title: isSelf ? t('edit.ownTitle') : t('edit.title', { name: fullName(opened) }),
        breadcrumbs: [trail],
        breadcrumbsLabel: k('page.breadcrumbs'),
      }}
      before={<SectionProgress {...editing} />}
      form={form}
      queryNames={['employeeId']}
      nameOf={useFieldName()}
      send={t('edit.save')}
      onCancel={editing.cancel}
      more={<output className={styles['unsaved']}>{changed.length > 0 && t('edit.unsaved', { count: changed.length })}</output>}
    >
      <LockedMeanwhile person={opened} />
      <WrongFields form={form} />
      <EditGroups editing={editing} />
      <EditConflict conflict={editing.conflict} />
      {editing.question}
    </FormPage>
  );
}

/** What is wrong, over the whole form: a long form hides its errors further down. */
function WrongFields({ form: { fields } }: { form: Form<EditValues> }) {
  const k = useKernelTexts();
  const wrong = inPageOrder(Object.keys(fields.errors));
  if (wrong.length === 0) return null;
  return (
    <Notice tone="bad" role="alert" title={k('fixFields', { count: wrong.length })}>
      <FieldLinks paths={wrong} />
    </Notice>
  );
}
