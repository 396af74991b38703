import { createTranslator } from 'use-intl/core';
import type { z } from 'zod';
import { intlLocale, type Language } from '#kernel/contract/locale.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { dataUses, receiversOf } from '#kernel/server/data-uses.ts';
import { twoStepHandler, type Handler } from '#kernel/server/serve.ts';
import type { dismissProposal as dismissContract, getProposals as contract } from '../contract/endpoints-flows.ts';
import type { FlowContent } from '../contract/flow-content.ts';
import { textIn } from '../contract/local-text.ts';
import { en } from '../texts/en-output.ts';
import { no } from '../texts/no-output.ts';
import { usualTreatmentOf } from './flows/flows.ts';
import { readFlows } from './flows/read-flows.ts';
import { protocolKind } from './log-gdpr.ts';
import { treatmentAccess } from './closed-treatments.ts';
import { readerOf } from './open-treatment.ts';
import { requireFull } from './policy.ts';
import { differencesOf, isThisProduct, unrecordedUses, type ActualUse, type Difference } from './rules/data-uses.ts';
import { statementWords } from './rules/statement-words.ts';
import { lockArea, readLeftOut, writeLeftOut } from './store-settings.ts';
import { readSoftware } from './store-software.ts';
import { readTreatments, type StoredTreatment } from './store-treatments.ts';

const translators = {
  en: createTranslator({ locale: intlLocale.en, messages: en.proposals }),
  // The Norwegian texts have the keys of the English ones.
  no: createTranslator({ locale: intlLocale.no, messages: no.proposals }),
};

type Use = ActualUse & { why: Readonly<Record<Language, string>> };

/** What each feature does now with the company's data; one statement for each. */
async function readUses({ company, services }: Pick<CallContext, 'company' | 'services'>): Promise<Use[]> {
  const hosts = receiversOf(services.config);
  const uses: Use[] = [];
  for (const { treatment, why, receivers, held, isPartOf = false } of services.registers.of(dataUses).values()) {
    const configured = receivers.flatMap((receiver) => {
      const host = hosts.get(receiver);
      return host === undefined ? [] : [{ receiver, host }];
    });
    const { isUsed, dataCategories, systems = [] } = await held(company);
    const connected = systems.map((host) => ({ receiver: 'connectedSystem' as const, host }));
    uses.push({ treatment, why, isUsed, isPartOf, dataCategories, receivers: [...configured, ...connected] });
  }
  return uses;
}

function wordsOf(difference: Difference, treatments: readonly StoredTreatment[], language: Language): string {
  const t = translators[language];
  const of = treatments.find(({ treatmentId }) => treatmentId === difference.treatmentId);
  const name = of ? textIn(of.content.treatmentName, language) : '';
  if (difference.kind === 'notUsed') return t('notUsed', { name });
  if (difference.kind === 'receiver') return t('receiver', { name, host: difference.host, what: t(`receivers.${difference.receiver}`) });
  const names: Readonly<Record<string, string>> = statementWords[language].categories;
  const categories = difference.categories.map((one) => (names[one] ?? one).toLowerCase());
  return t('categories', { name, categories: new Intl.ListFormat(intlLocale[language]).format(categories) });
}

/** Treatments of the product's features that the protocol lacks, and where protocol and product differ. */
export const getProposals = twoStepHandler<typeof contract, FlowContent[]>(
  ({ services }) => readFlows(services),
  async (context, { query }) => {
    const { company, actor, call, prepared } = context;
    const language = query.language ?? call.language;
    const uses = await readUses(context);
    // What somebody else keeps closed is not proposed once more.
    const treatments = await readTreatments(company, readerOf(context));
    const { hidden } = await treatmentAccess(company, actor.member);
    const leftOut = await readLeftOut(company);
    const own = (await readSoftware(company)).filter((one) => isThisProduct({ softwareName: one.softwareName }));
    const softwareIds = own.map(({ softwareId }) => softwareId);
    const proposals = unrecordedUses(uses, treatments).flatMap(({ treatment: proposalId, why }) => {
      const usual = usualTreatmentOf(prepared, proposalId);
      const shown = { proposalId, why: why[language], isDismissed: leftOut.includes(proposalId) };
      return usual ? [{ ...shown, name: textIn(usual.name, language), treatment: { ...usual.treatment, softwareIds } }] : [];
    });
    const seen = treatments.filter(({ treatmentId }) => !hidden.has(treatmentId));
    const differences = differencesOf(uses, seen).map((one) => ({
      treatmentId: one.treatmentId,
      what: wordsOf(one, treatments, language),
    }));
    return { proposals, differences } satisfies z.input<(typeof contract)['answer']>;
  },
);

/** Leaves a proposal out, or offers it again. */
export const dismissProposal: Handler<typeof dismissContract> = async (context, { body: { proposalId, isDismissed } }) => {
  const { company, services, fail, audit } = context;
  requireFull(context, 'gdpr.ForbiddenAccess');
  if (!services.registers.of(dataUses).has(proposalId)) fail('gdpr.NotFound', 404);
  await lockArea(company);
  const before = await readLeftOut(company);
  const after = before.filter((one) => one !== proposalId);
  if (isDismissed) after.push(proposalId);
  if (after.length === before.length) return {};
  await writeLeftOut(company, after);
  audit({ entity: protocolKind, entityId: String(company.id), before: { leftOut: before }, after: { leftOut: after } });
  return {};
};
