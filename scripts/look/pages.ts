import { features } from '#features/index.ts';
import type { Label, PageRoute, WebEntry } from '#kernel/web/entry.ts';

/** One page for screenshots: its route's name, and its path without the locale. */
export interface LookPage {
  name: string;
  path: string;
  isPublic: boolean;
  title: Label;
  /** Another built page than the app's, which no link within the app leads on from. */
  isOwn: boolean;
  /** Set for a state of another page. */
  over?: string;
  /** Such a state that is a tab: what is seen is its own. */
  isTab?: boolean;
}

/** The records that pages about one are about. */
export interface LookedAt {
  personId: string;
  contractId: string;
  /** Employment contracts: one that was published, and a draft. */
  documentId: string;
  draftId: string;
  treatmentId: string;
  /** A published plan for somebody who leaves. */
  planId: string;
  /** A lottery that is over. */
  gameId: string;
  /** A request for absence that is not decided. */
  waitingId: string;
}

/** Where the plans of the company are asked for. */
export const plansAddress = '/onoffboarding/get-all';

/** The plan that pages show, of the answer with all of them. */
export function planToLookAt(answered: { published: { id: string; type: string }[] }): Pick<LookedAt, 'planId'> {
  return { planId: answered.published.find(({ type }) => type === 'Offboarding')?.id ?? '' };
}

/** Where what waits for a decision is asked for. */
export const waitingAddress = '/absences/get-pending-requests-by-year';

/** The request that pages show, of the answer with those that wait. */
export function waitingToLookAt(answered: {
  pendingAddAbsenceRequests: { absence: { absenceId: string } }[];
}): Pick<LookedAt, 'waitingId'> {
  return { waitingId: answered.pendingAddAbsenceRequests[0]?.absence.absenceId ?? '' };
}

/** Where the lotteries of the company are asked for. */
export const gamesAddress = '/winkit/get-all-games';

/** The lottery that pages show, of the answer with all of them. */
export function gameToLookAt(answered: { games: { gameId: string; status: string }[] }): Pick<LookedAt, 'gameId'> {
  return { gameId: answered.games.find(({ status }) => status === 'finished')?.gameId ?? '' };
}

interface ListedDocument {
  documentId: string;
  state: number;
}

/** The employment contracts that pages show, of a list of them. */
export function documentsToLookAt(listed: readonly ListedDocument[]): Pick<LookedAt, 'documentId' | 'draftId'> {
  const idOf = (state: number) => listed.find((one) => one.state === state)?.documentId ?? '';
  return { documentId: idOf(2), draftId: idOf(1) };
}

/** Where the treatments of the company are asked for. */
export const protocolAddress = '/gdpr/protocol/get-by-company-with-treatments-list';

/** The treatment that pages show, of the answer with all of them. */
export function treatmentToLookAt(answered: {
  protocol: { dataTreatments: { treatmentId: string }[] } | null;
}): Pick<LookedAt, 'treatmentId'> {
  return { treatmentId: answered.protocol?.dataTreatments[0]?.treatmentId ?? '' };
}

// The values of path parameters such as `$slug`.
const parameters: Readonly<Record<string, string>> = { content: 'find-colleagues', lobby__slug: 'prices' };

// Pages about one record need its id.
const queries: Readonly<Record<string, (about: LookedAt) => string>> = {
  'people-details': ({ personId }) => `?employeeId=${personId}`,
  'people-edit': ({ personId }) => `?employeeId=${personId}`,
  'vacation-and-leave-details': ({ personId }) => `?companyUserId=${personId}`,
  'contracts-details': ({ contractId }) => `?contractId=${contractId}`,
  'contracts-edit': ({ contractId }) => `?contractId=${contractId}`,
  'employee-contract-view': ({ documentId }) => `?documentId=${documentId}`,
  'employee-contract-edit': ({ draftId }) => `?documentId=${draftId}`,
  'gdpr-view-treatment': ({ treatmentId }) => `?treatmentId=${treatmentId}`,
  'gdpr-edit-treatment': ({ treatmentId }) => `?treatmentId=${treatmentId}`,
  'on-offboarding-details': ({ planId }) => `?id=${planId}`,
  'on-offboarding-edit': ({ planId }) => `?id=${planId}`,
  'on-offboarding-template': () => '?id=leaving',
  'on-offboarding-template-new': () => '?from=first-day',
  'organisation-subscription-confirm': () => '?planIdsToSubscribe=hr,contracts-premium&interval=year',
  'winkit-play': ({ gameId }) => `?gameId=${gameId}`,
};

// States without their own route, by the page they open over; `{person}` is the id of the page's person, `{waiting}` that of a request.
const overlays: Readonly<Record<string, readonly string[]>> = {
  home: ['arrange=home', 'start=again'],
  people: ['add=person', 'search=ase', 'tab=pending', 'tab=inactive', 'isExternal=false', 'invite=true'],
  contracts: ['status=2', 'handover=all', 'calendar=mine', 'counting=deadlines'],
  'access-control': ['tab=hierarchy', 'tab=roles', 'act=setRole&of={person}', 'act=updateReporting&of={person}'],
  esigning: ['tab=completed'],
  'my-settings': ['tab=security', 'tab=api-keys', 'tab=notifications', 'tab=api-keys&new=key'],
  'vacation-and-leave': [
    'tab=personal',
    'tab=personal&why=yes',
    'tab=personal&absence=new&type=7',
    'tab=summary',
    'tab=summary&export=absence',
    'tab=settings',
    'prompt=all',
    'absenceId={waiting}',
  ],
  'vacation-and-leave-pending-requests': ['decide={waiting}'],
  'vacation-and-leave-responded-requests': ['tab=transfer'],
  'vacation-and-leave-details': ['activeTab=list', 'activeTab=allowance'],
  organisation: ['tab=files', 'tab=files&layout=tiles', 'tab=tasks', 'director=choose'],
  'contracts-details': ['tab=files', 'tab=notes', 'tab=tasks', 'tab=log'],
  'employee-contract': ['state=5', 'search=ida'],
  'employee-contract-view': ['tab=file', 'tab=versions', 'tab=log'],
  'on-offboarding': ['over=handover'],
  'on-offboarding-new': ['type=Offboarding'],
  'on-offboarding-details': ['tab=log'],
  gdpr: ['people=edit'],
  'gdpr-add-treatment': ['flowId=hr'],
  'gdpr-data-processor-agreement': ['agreement=new'],
  'gdpr-breaches': ['breach=new'],
  'gdpr-subject-requests': ['request=new'],
  'gdpr-privacy-statement': ['type=internal'],
  'gdpr-risk-assessment': ['risk=new'],
  integrations: ['view=users&provider=tripletex', 'view=users&provider=tripletex&show=history'],
  'organisation-log': ['verify=chain', 'area=people'],
  'organisation-notification-rules': ['rule=new'],
  'organisation-subscription': ['view=plans'],
  'shared-documents': ['layout=tiles'],
  sms: ['sms=new'],
  'people-details': [
    ...['absence', 'files', 'notes', 'plans', 'tasks', 'history'].map((tab) => `tab=${tab}`),
    ...['contact', 'job', 'pay', 'personal', 'nextOfKin', 'remarks'].map((section) => `edit=${section}`),
    ...['upgrade', 'resetMfa', 'deactivate'].map((act) => `act=${act}&of={person}`),
  ],
};

/** Every page of the web, from the entries that the web is built from. */
export async function pagesToLookAt(about: LookedAt): Promise<LookPage[]> {
  const rooms = ['#app/web/app-entry.ts', ...features.map((name) => `#features/${name}/web/entry.ts`)];
  const routes = (await Promise.all(rooms.map(routesOf))).flat();
  const notFound = {
    name: 'not-found',
    path: '/nowhere',
    isPublic: true,
    isOwn: false,
    title: { en: 'Page not found', no: 'Siden finnes ikke' },
  };
  return [...routes.flatMap((route) => shown(route, about)), notFound];
}

/** A feature without pages has no such file. */
async function routesOf(room: string): Promise<readonly PageRoute[]> {
  // Features have a default export, the shell a named one.
  const loaded = (await import(room).catch(() => ({}))) as { default?: WebEntry; appEntry?: WebEntry };
  return (loaded.default ?? loaded.appEntry)?.routes ?? [];
}

function shown({ name, path, title, isPublic = false, page: built }: PageRoute, about: LookedAt): LookPage[] {
  const query = queries[name]?.(about) ?? '';
  const given = path.replace(/\$\w+/g, () => parameters[name] ?? '');
  const page = { name, path: `${given}${query}`, title, isPublic, isOwn: built !== undefined };
  const over = overlays[name] ?? [];
  return [
    page,
    ...over.map((state) => ({
      ...page,
      name: `${name}-${state.replace(/\W+/g, '-')}`,
      path: `${given}${query ? `${query}&` : '?'}${state.replace('{person}', about.personId).replace('{waiting}', about.waitingId)}`,
      over: name,
      isTab: /^(tab|activeTab|view)=[\w-]+$/.test(state),
    })),
  ];
}
