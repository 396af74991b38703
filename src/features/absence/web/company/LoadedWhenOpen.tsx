import type { ReactNode } from 'react';
import { Loaded } from '#kernel/web/Loaded.tsx';
import type { Read } from '#kernel/web/use-call.ts';
import { NotOpened } from './NotOpened.tsx';

interface LoadedWhenOpenProps<A> {
  read: Read<A>;
  skeleton: ReactNode;
  children: (answer: A) => ReactNode;
}

/** Renders a loaded answer; a calendar that is not open yet is not an error (absence.1). */
export function LoadedWhenOpen<A>({ read, skeleton, children }: LoadedWhenOpenProps<A>) {
  if (read.error?.has('absence.NotAcknowledged')) return <NotOpened />;
  return (
    <Loaded read={read} skeleton={skeleton}>
      {children}
    </Loaded>
  );
}
