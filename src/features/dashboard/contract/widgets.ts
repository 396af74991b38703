import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';

/** More widgets than any home page has. */
const maxWidgets = 60;

/** A placed widget of the home page. The widgets themselves are declared by their features. */
export const Widget = z.object({
  key: z.string().regex(/^[a-z][A-Za-z0-9-]{0,39}$/, field('invalid')),
  order: z.number(field('invalid')).int(field('invalid')).min(0).max(maxWidgets),
  visible: z.boolean(field('invalid')),
});
export type Widget = z.output<typeof Widget>;

export const Widgets = z
  .array(Widget)
  .max(maxWidgets, field('tooLarge', { length: maxWidgets }))
  .refine((widgets) => new Set(widgets.map(({ key }) => key)).size === widgets.length, field('notUnique'));
