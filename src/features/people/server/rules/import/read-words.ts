import type { RoleKey } from '#kernel/contract/permissions.ts';
import { wordReader, type Words } from '#kernel/server/sheets/rules/word-reader.ts';

// Both languages, folded (å = a, ø = o, æ = ae); a hyphen stands for a space inside one entry.
const roles: Words<RoleKey> = {
  systemadmin: 'systemadmin systemadministrator system-admin system-administrator administrator admin',
  hradmin: 'hradmin hr-admin hr-administrator hr personalansvarlig personal',
  officeadmin: 'officeadmin office-admin office-administrator kontoradministrator kontoradmin kontor',
  manager: 'manager leder teamleder team-lead teamlead team-leader teamleader avdelingsleder mellomleder',
  employee: 'employee ansatt medarbeider bruker user standard staff vanlig',
  accountant: 'accountant regnskapsforer regnskap ekstern-regnskapsforer',
  boardmember: 'boardmember board-member styremedlem styret styre board',
  gdpr: 'gdpr personvernradgiver personvernombud dpo data-protection-officer',
};
const positionTypes: Words<'permanent' | 'manager' | 'temporary'> = {
  permanent: 'permanent fast fast-ansatt fastansatt fast-stilling f heltid deltid ordinaer ordinary full-time part-time',
  manager:
    'manager leder saerlig-uavhengig saerlig-uavhengig-stilling ledende ledende-stilling special special-manager leder-og-saerlig-uavhengig-stilling executive',
  temporary:
    'temporary midlertidig vikar vikariat engasjement temp ekstrahjelp sesong sesongansatt prosjekt prosjektansatt tilkalling timebasert fixed-term contract laerling apprentice sommervikar',
};
const languages: Words<'nb' | 'en-gb'> = {
  nb: 'nb no nor norsk norwegian bokmal norsk-bokmal nynorsk nn nb-no norsk-nynorsk',
  'en-gb': 'en eng engelsk english en-gb en-us gb',
};

/** A role by its name in either language; undefined when the word is not a role. */
export const readRole = wordReader(roles);
export const readPositionType = wordReader(positionTypes);
export const readLanguage = wordReader(languages);
