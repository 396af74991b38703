import { useState } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import type { en } from '../../texts/en.ts';
import { SupportEndDialog } from './SupportEndDialog.tsx';

interface SupportEndProps {
  until: string | null;
  mayChange: boolean;
  version: number;
}

/** Until when support access lasts, and the way to change it (support.4). */
export function SupportEnd({ until, mayChange, version }: SupportEndProps) {
  const t = useTexts<typeof en>('support');
  const format = useFormat();
  const isFixed = useReadOnly();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <p>{until ? t('settings.lasts', { day: format.date(until) }) : t('settings.noEnd')}</p>
      {mayChange && !isFixed && (
        <LinkButton onClick={() => setOpen(true)}>{t(until ? 'settings.changeEnd' : 'settings.setEnd')}</LinkButton>
      )}
      {isOpen && <SupportEndDialog until={until} version={version} onClose={() => setOpen(false)} />}
    </div>
  );
}
