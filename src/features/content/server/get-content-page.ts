import type { CompanyLimit } from '#features/billing/contract/limits.ts';
import { limitsOf } from '#features/billing/server/public.ts';
import type { PrepareContext } from '#kernel/server/serve.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { getContentPage as contract } from '../contract/endpoints.ts';
import type { ContentPage } from '../contract/entities.ts';
import { readOne, refuseUnreachable } from './read-content.ts';
import { bareSlug, limitKeyOf, pageAccess, type Reader } from './rules/demands.ts';
import { pictureOf } from './rules/picture-address.ts';
import { blocksOf } from './rules/portable-text.ts';
import { contentOf } from './source/content-of.ts';
import { pageQuery } from './source/queries.ts';
import { WirePage, type Demands } from './source/shapes.ts';

type PageContext = PrepareContext<typeof contract>;

/** Answers a page if the reader meets its requirements. */
export const getContentPage = twoStepHandler<typeof contract, ContentPage>(
  async (context, { query: { slug, language, kind, version = '' } }) => {
    const { services, fail } = context;
    const reading = readOne(services, WirePage, pageQuery, { slug: bareSlug(slug), language, kind, version });
    const page = (await refuseUnreachable(fail, reading)) ?? fail('common.NotFound');
    await requireOpen(context, page);
    const { place } = contentOf(services);
    return {
      slug: page.slug,
      kind,
      title: page.title,
      lead: page.lead ?? undefined,
      version: page.version ?? undefined,
      picture: pictureOf(page.picture, place),
      blocks: blocksOf(page.body, place),
    };
  },
  async ({ prepared }) => ({ page: prepared }),
);

async function requireOpen(context: PageContext, page: Demands): Promise<void> {
  // Most pages have no requirements, so the reader is not loaded.
  if (pageAccess(page, undefined, undefined) === 'open') return;
  const { reader, limit } = await readerOf(context, page.requiredLimit);
  switch (pageAccess(page, reader, limit)) {
    case 'open':
      return;
    case 'signIn':
      return context.fail(context.actor ? 'common.Forbidden' : 'common.Unauthorized');
    case 'forbidden':
      return context.fail('common.Forbidden');
    case 'featureMissing':
      return context.fail('common.FeatureMissing', 403, { details: { feature: page.requiredFeature } });
    case 'limitReached':
      return context.fail('common.SubscriptionMissing', 403, { details: { limit: limitKeyOf(page.requiredLimit) } });
  }
}

interface Found {
  reader?: Reader;
  limit?: CompanyLimit | undefined;
}

/** The reader in the company of their tab; only active members count. */
async function readerOf({ actor, call, services }: PageContext, requiredLimit: Demands['requiredLimit']): Promise<Found> {
  const companyId = call.tabCompanyId ?? 0;
  const isCompany = Number.isInteger(companyId) && companyId > 0 && companyId < 2 ** 31;
  if (actor?.via !== 'session' || !actor.account.emailVerified || !isCompany) return {};
  return services.database.forCompany(companyId, async (company) => {
    const member = await services.findMembership(company, actor.account.id);
    if (member?.state !== 'active') return {};
    const key = limitKeyOf(requiredLimit);
    return { reader: member, limit: key && (await limitsOf({ company, services }, [key])).get(key) };
  });
}
