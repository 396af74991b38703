import { Tabs } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { usePermission, useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useList } from '#kernel/web/use-list.ts';
import { Page } from '#ui/Page.tsx';
import { TabList } from '#ui/TabList.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import type { PersonState } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { AddPerson } from './components/AddPerson.tsx';
import { FilesOnly } from './components/FilesOnly.tsx';
import { PageActions } from './components/PageActions.tsx';
import { PeopleList } from './components/PeopleList.tsx';
import styles from './components/people.module.css';
import { addressKeys, stateOf } from './people-address.ts';

/** The list of people with its tabs, and the dialog to add people (people.20). */
export function PeoplePage() {
  const t = useTexts<typeof en>('people');
  const user = useUser();
  const mayEdit = usePermission('EmployeesEdit');
  const mayOpen = usePermission('EmployeesViewDetails');
  const [{ tab, add }, change] = useQuery();
  const isNarrow = useNarrow();
  const list = useList({ filterKeys: addressKeys, sortBy: 'lastName' });
  if (!mayOpen) return <FilesOnly />;

  const states: PersonState[] = ['active', ...(mayEdit ? ['pending' as const] : []), ...(user.accessesAll ? ['inactive' as const] : [])];
  const state = stateOf(tab, states);
  const mayExport = user.role !== 'employee';
  const openAdd = () => change({ add: 'person' });
  return (
    <Page title={t('list.title')} description={t('list.lead')} actions={mayEdit && <PageActions onAdd={openAdd} />}>
      {states.length > 1 && (
        <Tabs
          className={styles['head']}
          value={state}
          onChange={(next) => change({ tab: next === 'active' ? undefined : (next ?? undefined), page: undefined })}
        >
          <TabList>
            {states.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`list.tabs.${one}`)}
              </Tabs.Tab>
            ))}
          </TabList>
          {/* On a phone it stands in the menu of the page. */}
          {state === 'pending' && !isNarrow && <Link to="/people/invited">{t('list.seeInvited')}</Link>}
        </Tabs>
      )}
      <PeopleList key={state} state={state} list={list} onAdd={mayEdit ? openAdd : undefined} mayExport={mayExport} />
      {add === 'person' && mayEdit && <AddPerson onClose={() => change({ add: undefined })} />}
    </Page>
  );
}
