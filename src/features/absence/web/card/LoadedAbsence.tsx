import type { ReactNode } from 'react';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { Read } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { getAbsence } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';

interface LoadedAbsenceProps {
  read: Read<Answer<typeof getAbsence>>;
  skeleton: ReactNode;
  children: (answer: Answer<typeof getAbsence>) => ReactNode;
}

/** An absence by its address, or that there is none. */
export function LoadedAbsence({ read, skeleton, children }: LoadedAbsenceProps) {
  const t = useTexts<typeof en>('absence');
  const isGone = !read.answer && read.error !== undefined && [400, 403, 404].includes(read.error.status);
  if (isGone) return <EmptyState title={t('card.gone')} text={t('card.goneText')} />;
  return (
    <Loaded read={read} skeleton={skeleton}>
      {children}
    </Loaded>
  );
}
