import { createTranslator } from 'use-intl/core';
import { dayWords, type ReasonSource } from '#features/notifications/server/public.ts';
import { intlLocale } from '#kernel/contract/locale.ts';
import { deadlineType } from '../contract/kinds.ts';
import { seesAll } from './policy.ts';
import { enReasons } from '../texts/en-reasons.ts';
import { noReasons } from '../texts/no-reasons.ts';

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: enReasons }),
  no: createTranslator({ locale: intlLocale.no, messages: noReasons }),
};

/** A renewal or end in one or two sentences. */
export const deadlineSentence: ReasonSource['sentence'] = (input) => {
  const texts = translators[input.language];
  const { deadlineType: type, contractParty: party = '', contractName: name = '', actBy } = input.facts.contractNotification ?? {};
  const kind = type === deadlineType.renewal ? 'renewal' : 'end';
  const named = name === '' ? 'no' : 'yes';
  const sentence = texts('deadline', { kind, party, name, named, ...dayWords(input) });
  if (actBy === undefined || actBy < input.today) return sentence;
  const { date } = dayWords({ ...input, facts: { day: actBy } });
  return `${sentence} ${texts('actBy', { kind, date })}`;
};

/** The contract, for those who may open it; else the list, for those who have one. */
export const deadlineTarget: ReasonSource['target'] = (
  { facts: { contractNotification: contract } },
  { companyUserId, permissions, levels },
) => {
  if (!contract) return undefined;
  const isOpen = !contract.isDeleted && (contract.responsibleId === companyUserId || seesAll(levels.contractRegister));
  if (isOpen) return { path: '/contracts/details', query: { contractId: contract.contractId } };
  return permissions.has('Contracts') ? { path: '/contracts', query: {} } : undefined;
};
