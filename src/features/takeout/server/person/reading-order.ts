import { jsonName, type TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** The features whose sections come first. */
const firstFeatures = ['people', 'notes', 'files', 'absence'];
/** The sections that come last: views, interface settings, the person's own actions, sign-ins. */
const lastSections = [
  'fileAccess',
  'viewAs',
  'supportVisit',
  'auditLog',
  'auditDetail',
  'companyUserInteraction',
  'navigationFavourite',
  'savedView',
  'homeArrangement',
  'hiddenActivity',
  'apiKey',
  'ownFileAccess',
  'ownActions',
  'account',
  'session',
  'accountEvent',
];

/** The sections in reading order; sections of other features come after absence without being listed here. */
export function inReadingOrder(sections: readonly string[], shares: ReadonlyMap<string, TakeoutShare>): string[] {
  const features = [...firstFeatures, ...[...shares.keys()].toSorted()];
  const declared = features.flatMap((feature) =>
    (shares.get(feature)?.tables ?? []).map(({ table, section }) => jsonName(section ?? table)),
  );
  const place = (section: string) => {
    const [at, last] = [declared.indexOf(section), lastSections.indexOf(section)];
    if (last >= 0) return declared.length + 1 + last;
    return at >= 0 ? at : declared.length;
  };
  return sections.toSorted((a, b) => place(a) - place(b));
}
