import { Notice } from '#ui/Notice.tsx';
import { useKernelTexts } from './texts.ts';

/** Said when CSV is chosen for columns of digits that may begin with a zero (people.47). It comes at the end of a dialog, so it is scrolled into view. */
export function CsvZerosNotice() {
  const k = useKernelTexts();
  return (
    <div ref={reveal}>
      <Notice tone="note">{k('csvZeros')}</Notice>
    </div>
  );
}

function reveal(node: HTMLDivElement | null): void {
  node?.scrollIntoView({ block: 'nearest' });
}
