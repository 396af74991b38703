import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { refuseReplaced } from '#kernel/server/refuse-stale.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { saveView as contract } from '../contract/endpoints.ts';
import { maxViews } from '../contract/entities.ts';
import { listQuery } from '../contract/rules/list-query.ts';
import { mayChange, maySee, viewerOf, type Viewer } from './policy.ts';
import { presentView } from './present-view.ts';
import { hasName, insertView, lockView, readViews, updateView, type ViewRow } from './store.ts';

/** Keeps what a list shows under a name, or replaces what is kept. */
export const saveView: Handler<typeof contract> = async (context, { body }) => {
  const { services, actor, fail, audit } = context;
  const { list, viewId, name, isShared } = body;
  const viewer = viewerOf(services, actor, list) ?? fail('common.NotFound');
  if (isShared && !viewer.mayShare) fail('common.Forbidden');
  const wanted = { list, name, isShared, query: listQuery(body.query) };
  const { before, after } =
    viewId === undefined ? await add(context, viewer, wanted) : await change(context, viewer, { id: viewId, ...wanted, read: body.read });
  audit({
    entity: 'savedView',
    entityId: after.id,
    companyUserId: viewer.companyUserId,
    ...(before && { before: factsOf(before) }),
    after: factsOf(after),
  });
  return { view: presentView(after, viewer) };
};

type SaveCall = CallContext<'savedviews.DuplicateName' | 'savedviews.TooManyViews'>;
type ViewInput = Omit<ViewRow, 'id' | 'companyUserId'>;
interface Saved {
  before: ViewRow | undefined;
  after: ViewRow;
}

async function add({ company, now, fail }: SaveCall, viewer: Viewer, wanted: ViewInput): Promise<Saved> {
  const { companyUserId } = viewer;
  const own = (await readViews(company, { list: wanted.list, companyUserId })).filter((view) => view.companyUserId === companyUserId);
  if (own.length >= maxViews) fail('savedviews.TooManyViews');
  const after = { id: newId(), companyUserId, ...wanted };
  if (!(await insertView(company, { ...after, now }))) fail('savedviews.DuplicateName');
  return { before: undefined, after };
}

type Replacing = ViewInput & { id: string; read: Pick<ViewRow, 'name' | 'query' | 'isShared'> | undefined };

async function change({ company, now, fail }: SaveCall, viewer: Viewer, { read, ...wanted }: Replacing): Promise<Saved> {
  const before = (await lockView(company, wanted.id)) ?? fail('common.NotFound');
  if (before.list !== wanted.list || !maySee(before, viewer)) fail('common.NotFound');
  if (!mayChange(before, viewer)) fail('common.Forbidden');
  const { name, query, isShared } = before;
  await refuseReplaced(fail, { read, stored: { name, query, isShared } }, () => ({ view: presentView(before, viewer) }));
  // No longer shared, it is its owner's alone again; one without an owner becomes the caller's.
  const after = { ...before, ...wanted, companyUserId: before.companyUserId ?? (wanted.isShared ? null : viewer.companyUserId) };
  if (await hasName(company, after)) fail('savedviews.DuplicateName');
  await updateView(company, { ...after, now });
  return { before, after };
}

const factsOf = ({ name, list, query, isShared }: ViewRow) => ({ name, list, query, isShared });
