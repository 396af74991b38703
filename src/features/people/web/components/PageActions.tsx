import { Button } from '@mantine/core';
import { IconDots, IconListCheck, IconMailPlus, IconPlus, IconTableImport } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu, menuItem, type MenuTrigger } from '#ui/Menu.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import type { en } from '../../texts/en.ts';

const envelope = <IconMailPlus aria-hidden size={18} stroke={1.75} />;
const upload = <IconTableImport aria-hidden size={18} stroke={1.75} />;

/** The buttons to add people; on small screens only the first stays visible. */
export function PageActions({ onAdd }: { onAdd: () => void }) {
  const t = useTexts<typeof en>('people');
  const isNarrow = useNarrow();
  const trigger = (open: MenuTrigger) => <IconButton {...open} variant="default" label={t('list.more')} icon={IconDots} />;
  const add = (
    <Button leftSection={<IconPlus aria-hidden />} onClick={onAdd}>
      {t('list.add')}
    </Button>
  );
  if (isNarrow)
    return (
      <>
        {add}
        <Menu label={t('list.more')} trigger={trigger}>
          <Link {...menuItem} to="/people?invite=true">
            {envelope}
            {t('list.invite')}
          </Link>
          <Link {...menuItem} to="/people/invited">
            <IconListCheck aria-hidden size={18} stroke={1.75} />
            {t('list.invited')}
          </Link>
          <Link {...menuItem} to="/people/import">
            {upload}
            {t('list.import')}
          </Link>
        </Menu>
      </>
    );
  return (
    <>
      <Button component={Link} to="/people/import" variant="default" leftSection={upload}>
        {t('list.import')}
      </Button>
      <Button component={Link} to="/people?invite=true" variant="default" leftSection={envelope}>
        {t('list.invite')}
      </Button>
      {add}
    </>
  );
}
