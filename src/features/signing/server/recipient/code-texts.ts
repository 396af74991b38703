import { createTranslator } from 'use-intl/core';
import { intlLocale } from '#kernel/contract/locale.ts';
import type { Language } from '../../contract/kinds.ts';
import { enSignerMails } from '../../texts/en-signer-mails.ts';
import { noSignerMails } from '../../texts/no-signer-mails.ts';

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enSignerMails }),
  no: createTranslator({ locale: intlLocale.no, messages: noSignerMails }),
};

/** What is written to somebody who confirms who they are. */
export function codeText(language: Language, facts: { code: string; name: string; company: string }) {
  const t = translators[language];
  return {
    subject: t('code.subject', facts),
    heading: t('code.heading', facts),
    text: t('code.text', facts),
    footer: t('code.footer', facts),
    sms: t('code.sms', facts),
  };
}
