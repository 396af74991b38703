import { Button } from '@mantine/core';
import { Notice } from '#ui/Notice.tsx';
import { useKernelTexts } from './texts.ts';
import type { RecordConflict } from './use-followed-record.ts';

interface ChangesNoticeProps {
  changes: RecordConflict;
  nameOf?: ((name: string) => string) | undefined;
}

/** A change by somebody else: what it is where the form has no field for it, and a button for each field that both have changed (shell.26). */
export function ChangesNotice({ changes: { fields, turn, replaced }, nameOf }: ChangesNoticeProps) {
  const k = useKernelTexts();
  const actions = fields.map(({ name, label = nameOf?.(name), isTheirs }) => (
    <Button key={name} size="xs" variant="default" onClick={() => turn(name)}>
      {k(isTheirs ? 'conflict.showMine' : 'conflict.showTheirs', { field: label ?? k('conflict.otherField') })}
    </Button>
  ));
  return (
    <Notice tone="warn" title={k('conflict.title')} role="alert" actions={actions.length > 0 && actions}>
      {replaced && (replaced.now === null ? k('conflict.emptied') : k('conflict.replaced', { now: replaced.now }))}{' '}
      {fields.length > 0 && k('conflict.inForm')}
    </Notice>
  );
}
