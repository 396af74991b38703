import { call } from '#kernel/web/call.ts';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import type { FindRecords } from '#kernel/web/entry.ts';
import { findRows } from '#kernel/web/find-rows.ts';
import { currentLanguage } from '#kernel/web/texts.ts';
import type { getCompanySoftwares } from '../contract/endpoints-agreements.ts';
import type { getProtocol } from '../contract/endpoints-protocol.ts';
import { textIn } from '../contract/local-text.ts';

// By address: the palette needs none of the schemas.
const readProtocol = endpointAt<typeof getProtocol>({ method: 'GET', path: '/gdpr/protocol/get-by-company-with-treatments-list' });
const readSoftware = endpointAt<typeof getCompanySoftwares>({ method: 'GET', path: '/gdpr/company-softwares/get-all' });

interface Found {
  key: string;
  name: string;
  detail: string;
  path: `/${string}`;
  /** What it is found by. */
  text: string;
}

/** Treatments by name, category and owner, then software by name and maker, for the palette (gdpr.171). */
export const findTreatments: FindRecords = async (search, { most, signal }) => {
  const [{ protocol }, { companySoftwares }] = await Promise.all([call(readProtocol, {}, { signal }), call(readSoftware, {}, { signal })]);
  const language = currentLanguage();
  const treatments = (protocol?.dataTreatments ?? []).map(({ treatmentId, treatmentName, mainCategory, subCategory, owner }): Found => {
    const detail = [textIn(mainCategory, language), owner].filter(Boolean).join(' · ');
    const texts = [treatmentName, mainCategory, subCategory].flatMap(({ no, en }) => [no, en]);
    const path = `/gdpr/treatment/view?treatmentId=${treatmentId}` as const;
    return { key: treatmentId, name: textIn(treatmentName, language), detail, path, text: [...texts, owner].join(' ') };
  });
  const softwares = companySoftwares.map(({ softwareId, softwareName: name, softwareCompanyName: detail }): Found => {
    const path = `/gdpr/data-processor-agreement?agreement=${softwareId}` as const;
    return { key: softwareId, name, detail, path, text: `${name} ${detail}` };
  });
  const input = { search, filters: {}, sort: undefined, locale: language === 'no' ? 'nb' : 'en' };
  const found = findRows([...treatments, ...softwares], input, { textOf: ({ text }) => text });
  return found.slice(0, most).map(({ text: _text, ...record }) => record);
};
