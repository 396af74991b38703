import { VisuallyHidden } from '@mantine/core';
import { useFormat } from './format.ts';

interface NavigationCountProps {
  count: number;
  /** What waits, for those who do not see the badge. */
  text: string;
}

/** The badge of an entry of the navigation; nothing when nothing waits. */
export function NavigationCount({ count, text }: NavigationCountProps) {
  const format = useFormat();
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden>{format.number(count)}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
