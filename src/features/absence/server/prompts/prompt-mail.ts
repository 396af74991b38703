import type { OwnMail, ReasonSource, Subject } from '#features/notifications/server/public.ts';
import type { Language } from '#kernel/contract/locale.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { promptSentence } from '../notifications/sentences.ts';
import { promptTarget } from '../notifications/targets.ts';
import { vacationToBook } from '../notifications/vacation-to-book.ts';

/** A prompt that somebody has sent by hand. */
export interface PromptSubject extends Subject {
  prompt: PromptText;
}

interface PromptText {
  /** Added by the sender; empty without one. */
  message: string;
  /** The name of the sender. */
  from: string;
  companyName: string;
  available: number;
  year: number;
}

/** Reminds people of vacation that they have not booked, by rules and by hand. */
export const promptSource: ReasonSource = {
  reason: 'PromptToAddAbsence',
  subjects: vacationToBook,
  mails:
    async () =>
    (subject, { language }) =>
      isPrompt(subject) ? promptMail(subject.prompt, language) : undefined,
  sentence: promptSentence,
  target: promptTarget,
};

function isPrompt(subject: Subject): subject is PromptSubject {
  return 'prompt' in subject;
}

function promptMail({ message, from, companyName, available, year }: PromptText, language: Language): OwnMail {
  const texts = (language === 'no' ? no : en).output.prompt;
  const days = new Intl.NumberFormat(language === 'no' ? 'nb-NO' : 'en-GB').format(available);
  const words: Record<string, string> = { days, year: String(year), name: from, company: companyName };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
  const isOne = available === 1;
  const paragraphs = [fill(isOne ? texts.leftOne : texts.left), fill(texts.from), ...(message ? [message] : [])];
  return {
    subject: fill(isOne ? texts.subjectOne : texts.subject),
    paragraphs,
    sentence: paragraphs.join(' '),
    action: { label: texts.action },
    why: fill(texts.footer),
  };
}
