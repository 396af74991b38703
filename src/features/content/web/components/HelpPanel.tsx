import { Skeleton } from '@mantine/core';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { SidePanel } from '#ui/SidePanel.tsx';
import { getHelp } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { Blocks } from './Blocks.tsx';

interface HelpPanelProps {
  /** The route name of the page. */
  page: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The help text of a page, in a panel beside it. */
export function HelpPanel({ page, isOpen, onClose }: HelpPanelProps) {
  const t = useTexts<typeof en>('content');
  const read = useCall(getHelp, { query: { page, language: useLanguage() } }, { staleMinutes: 60, enabled: isOpen });
  return (
    <SidePanel title={read.answer?.help.title ?? t('help.title')} isOpen={isOpen} onClose={onClose}>
      <Loaded read={read} skeleton={<Skeleton height={200} />}>
        {({ help }) => <Blocks blocks={help.blocks} />}
      </Loaded>
    </SidePanel>
  );
}
