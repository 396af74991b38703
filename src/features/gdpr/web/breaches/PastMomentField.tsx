import type { ComponentProps } from 'react';
import { localDay } from '#kernel/web/local-day.ts';
import { MomentField } from '#kernel/web/MomentField.tsx';

/** When something happened, which is not in the future. */
export function PastMomentField(field: Omit<ComponentProps<typeof MomentField>, 'min' | 'max'>) {
  return <MomentField {...field} max={localDay(new Date())} />;
}
