import { writtenPhone } from '#kernel/contract/phone-number.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { MessageRecipient } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

type Named = Pick<MessageRecipient, 'fullName' | 'phoneNumber' | 'isNumberHidden'>;

/** What a recipient is called, and what stands under the name. */
export function useRecipientWords() {
  const t = useTexts<typeof en>('sms');
  const number = ({ phoneNumber, isNumberHidden }: Named): string => {
    if (phoneNumber !== null) return writtenPhone(phoneNumber);
    return t(isNumberHidden ? 'message.numberHidden' : 'message.numberErased');
  };
  return {
    name: (one: Named): string => one.fullName ?? number(one),
    about: (one: Named): string | undefined => (one.fullName === null ? undefined : number(one)),
  };
}
