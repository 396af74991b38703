import { jsonName, type TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** Whose records a reader looks for first. */
const firstFeatures = ['people', 'notes', 'files', 'absence'];
/** What a reader can do without until the end: who looked, how screens are set up, what one has done, how one signs in. */
const lastSections = [
  'fileAccess',
  'viewAs',
  'supportVisit',
  'auditLog',
  'auditDetail',
  'companyUserInteraction',
  'navigationFavourite',
  'homeArrangement',
  'hiddenActivity',
  'apiKey',
  'ownFileAccess',
  'ownActions',
  'account',
  'session',
  'accountEvent',
];

/** The sections in the order they are read in; what a feature adds comes after absence without being named here. */
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
