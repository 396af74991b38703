import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useSession } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Page } from '#ui/Page.tsx';
import { useCatalogue } from '../catalogue.ts';
import type { en } from '../texts/en-later.ts';
import styles from './pages.module.css';

/** An unknown page, or a record that was deleted or belongs to another company (shell.35). */
export function NotFoundPage() {
  const t = useTexts<typeof en>('app/later');
  const user = useSession();
  const { hasPage } = useCatalogue();
  const maySearch = user?.isActive === true && user.permissions.Employees === true && hasPage('/people');
  return (
    <Page title={t('notFound.title')} description={t('notFound.text')} width="text">
      {maySearch && <PeopleSearch />}
      <ButtonRow>
        <Button component={Link} to="/" variant={maySearch ? 'default' : 'filled'}>
          {t('notFound.home')}
        </Button>
      </ButtonRow>
    </Page>
  );
}

function PeopleSearch() {
  const t = useTexts<typeof en>('app/later');
  const go = useGo();
  const [search, setSearch] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void go('/people', { search: search.trim() });
  };
  // No form (search): nothing is saved by it.
  return (
    <search>
      <form className={styles['search']} onSubmit={handleSubmit}>
        <TextInput
          type="search"
          label={t('notFound.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          leftSection={<IconSearch aria-hidden />}
        />
        <Button type="submit">{t('notFound.searchAction')}</Button>
      </form>
    </search>
  );
}
