import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../texts/en.ts';
import type { EditField } from './edit-values.ts';

/** What a field of the form of a person is called. */
export function useFieldName(): (name: string) => string {
  const t = useTexts<typeof en>('people');
  // The names of a draft's fields are those of the form.
  return (name) => t(`fields.${name as EditField}`);
}
