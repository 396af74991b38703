import { Box } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { ownPage } from '#features/dashboard/contract/rules/own-page.ts';
import { useAddress } from '#kernel/web/address.ts';
import { isReadOnly, useSession } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { en } from '../texts/en.ts';
import { useFavourites } from './use-favourites.ts';

/** Adds the current page to the favourites, or removes it (shell.9). */
export function FavouriteStar() {
  const t = useTexts<typeof en>('app');
  const user = useSession();
  const { isOn, favourites, add, remove } = useFavourites();
  const here = ownPage(useAddress());
  if (!isOn || (user && isReadOnly(user)) || here === undefined || here === '/') return null;
  // Its place is kept, so that a long title does not break anew when it comes.
  if (!favourites) return <Box miw={36} aria-hidden />;
  const favourite = favourites.find(({ url }) => url === here);
  return (
    <IconButton
      label={favourite ? t('favourites.remove') : t('favourites.add')}
      icon={favourite ? IconStarFilled : IconStar}
      onClick={() => void (favourite ? remove(favourite) : add(here))}
    />
  );
}
