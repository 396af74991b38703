import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect } from 'react';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useSession } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../texts/en.ts';
import styles from './palette-button.module.css';
import { openPalette, usePaletteOpen } from './palette-open.ts';

const Palette = lazyComponent(async () => (await import('./Palette.tsx')).Palette, 'app/palette');
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const shortcut = isApple ? '⌘ K' : 'Ctrl K';

/** Opens the palette, by pointer or by Ctrl or ⌘ K; for active people (shell.37). */
export function PaletteButton() {
  const t = useTexts<typeof en>('app');
  const user = useSession();
  const isOpen = usePaletteOpen();
  const isOffered = user !== undefined && user.isActive && !user.isPending;
  useShortcut(isOffered);
  if (!isOffered) return null;
  return (
    <>
      <button type="button" className={styles['button']} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={openPalette}>
        <IconSearch aria-hidden size={18} stroke={1.75} />
        <span className={styles['word']}>{t('palette.button')}</span>
        <kbd aria-hidden className={styles['key']}>
          {shortcut}
        </kbd>
      </button>
      {isOpen && (
        <Suspense fallback={<DialogToCome />}>
          <Palette />
        </Suspense>
      )}
    </>
  );
}

function useShortcut(isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return undefined;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      openPalette();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOffered]);
}
