import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';

/** More blocks than any home has. */
const mostWidgets = 60;

/** A block of home as a person has placed it. The blocks themselves are declared by the features that draw them. */
export const Widget = z.object({
  key: z.string().regex(/^[a-z][A-Za-z0-9-]{0,39}$/, field('invalid')),
  order: z.number(field('invalid')).int(field('invalid')).min(0).max(mostWidgets),
  visible: z.boolean(field('invalid')),
});
export type Widget = z.output<typeof Widget>;

export const Widgets = z
  .array(Widget)
  .max(mostWidgets, field('tooLarge', { length: mostWidgets }))
  .refine((widgets) => new Set(widgets.map(({ key }) => key)).size === widgets.length, field('notUnique'));
