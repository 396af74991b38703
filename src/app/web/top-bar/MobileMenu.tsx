import { IconMenu2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { lazyComponent } from '#kernel/web/parts.ts';
import type { User } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { en } from '../texts/en.ts';

// Loaded when it is opened: a wide screen never shows it.
const MobileSheet = lazyComponent(async () => (await import('./MobileSheet.tsx')).MobileSheet);

/** All menus as one sheet, for screens under 768 pixels. */
export function MobileMenu({ user }: { user: User | undefined }) {
  const t = useTexts<typeof en>('app');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('menu')}
        icon={IconMenu2}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        size={40}
      />
      {isOpen && (
        <Suspense fallback={<DialogToCome />}>
          <MobileSheet user={user} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
