import type { MouseEvent } from 'react';

/** Closes a dialog by a click beside it, but not by the second half of a double click on what opened it. */
export function closeBeside(canClose: boolean, onClose: () => void): (event: Pick<MouseEvent, 'detail'>) => void {
  return ({ detail }) => {
    if (canClose && detail < 2) onClose();
  };
}
