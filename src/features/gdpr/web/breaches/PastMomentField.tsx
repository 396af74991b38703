import type { ComponentProps } from 'react';
import { localToday } from '#kernel/web/local-day.ts';
import { MomentField } from '#kernel/web/MomentField.tsx';

/** When something happened, which is not in the future. */
export function PastMomentField(field: Omit<ComponentProps<typeof MomentField>, 'min' | 'max'>) {
  return <MomentField {...field} max={localToday()} />;
}
