import { Skeleton } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { usePageName } from '#kernel/web/address.ts';
import { useKernelTexts, useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { getHelp, getHelpPages } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { Blocks } from './Blocks.tsx';

/** A quiet question mark on pages that have a help text; the text opens beside the page. */
export function HelpButton() {
  const t = useTexts<typeof en>('content');
  const page = usePageName();
  const language = useLanguage();
  const { answer } = useCall(getHelpPages, { query: { language } }, { staleMinutes: 60, background: true });
  const [openOn, setOpenOn] = useState<string>();
  if (page === undefined || !answer?.pages.includes(page)) return null;
  return (
    <>
      <IconButton label={t('help.open')} icon={IconHelpCircle} onClick={() => setOpenOn(page)} />
      <HelpPanel page={page} isOpen={openOn === page} onClose={() => setOpenOn(undefined)} />
    </>
  );
}

function HelpPanel({ page, isOpen, onClose }: { page: string; isOpen: boolean; onClose: () => void }) {
  const t = useTexts<typeof en>('content');
  const k = useKernelTexts();
  const read = useCall(getHelp, { query: { page, language: useLanguage() } }, { staleMinutes: 60, enabled: isOpen });
  return (
    <SidePanel title={read.answer?.help.title ?? t('help.title')} isOpen={isOpen} onClose={onClose} closeLabel={k('actions.close')}>
      <Loaded read={read} skeleton={<Skeleton height={200} />}>
        {({ help }) => <Blocks blocks={help.blocks} />}
      </Loaded>
    </SidePanel>
  );
}
