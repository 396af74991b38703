import { useRef } from 'react';
import type { FormState } from './form.ts';

/** A form while a file for it is on its way: it is not sent without the file, and leaving it asks first. */
export function useUploadGuard<F extends FormState>(form: F, isUploading: boolean): F {
  // Whoever discards the form gives up the file too, and is not asked again as it closes.
  const isGivenUp = useRef(false);
  return {
    ...form,
    isUploading,
    submit: (event) => (isUploading ? event.preventDefault() : form.submit(event)),
    isDirty: () => form.isDirty() || (isUploading && !isGivenUp.current),
    discard: () => {
      isGivenUp.current = true;
      form.discard();
    },
  };
}
