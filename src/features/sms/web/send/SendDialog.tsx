import { useOpened, useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { getPossibleRecipients, listMessages } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { SendForm } from './SendForm.tsx';

/** Writes a message over any page with `?sms=new` in its address, where `to` names people whom it is for. */
export function SendDialog() {
  const t = useTexts<typeof en>('sms');
  const { close } = useOpened('sms', ['to']);
  const [{ to }] = useQuery();
  const list = useCall(listMessages, { query: { pageSize: 25 } });
  const possible = useCall(getPossibleRecipients, {}, { staleMinutes: 2 });
  if (list.answer && possible.answer) {
    return <SendForm sending={list.answer.sending} people={possible.answer.people} to={to} onClose={close} />;
  }
  const skeleton = <FormSkeleton fields={4} />;
  return (
    <Dialog title={t('send.title')} isOpen onClose={close}>
      {list.answer ? (
        <Loaded read={possible} skeleton={skeleton}>
          {() => skeleton}
        </Loaded>
      ) : (
        <Loaded read={list} skeleton={skeleton}>
          {() => skeleton}
        </Loaded>
      )}
    </Dialog>
  );
}
