import { X509Certificate } from 'node:crypto';
import { renderSVG } from 'uqr';
import { intlLocale, type Language } from '#kernel/contract/locale.ts';
import { clean } from '#kernel/server/export/cell-text.ts';
import type { PdfOrder } from '#kernel/server/pdf/pdf-order.ts';
import { fingerprintOf } from '../authority/own-key.ts';
import type { SealKey } from '../authority/seal-key.ts';
import type { EventRow } from '../store-events.ts';
import type { SealMark } from './evidence.ts';
import { clockOf, pageDayOf, translators } from './page-words.ts';
import { drawingOf } from './signature-drawing.ts';
import type { SealFacts } from './seal-facts.ts';
import type { SignatureRow } from './store-seal.ts';

const template = new URL('signature-page.typ', import.meta.url);
interface PageToPrint {
  facts: SealFacts;
  mark: SealMark;
  key: Pick<SealKey, 'certificate' | 'chain'>;
  /** The key is of the installation's own authority. */
  isOwnKey: boolean;
  publicUrl: string;
  /** The document loses its claim to be tagged. */
  isLowered: boolean;
}

/** The signature page (signing.32), in the language of the request. */
export function signaturePage(page: PageToPrint): PdfOrder {
  const { facts, mark, publicUrl, isLowered } = page;
  const { request, document, attachments, signatures, annulled } = facts;
  const { language } = request;
  const t = translators[language];
  const clock = clockOf(language, facts.company.timeZone);
  const link = `${publicUrl}/verify/${mark.code}`;
  const person = facts.names.get(request.requestedBy ?? '') ?? t('somebody');
  const size = sizeText(document.size, language);
  const data = {
    lang: language === 'no' ? 'nb' : 'en',
    region: language === 'no' ? 'NO' : 'GB',
    title: t('title'),
    name: clean(request.name),
    day: pageDayOf(facts.company.timeZone, mark.at),
    facts: [
      [t('document'), `${clean(document.name)} (${document.pages === null ? size : t('pageCount', { pages: document.pages, size })})`],
      [t('fingerprint'), document.sha256],
      [t('company'), t('requestedBy', { person: clean(person), company: clean(facts.company.name) })],
      [t('method'), t(`methods.${request.method}`)],
      [t('sealedAt'), clock(mark.at)],
    ],
    notes: [
      t('zone', { zone: facts.company.timeZone }),
      ...(annulled ? [t('annuls', { name: clean(annulled.name), fingerprint: annulled.sha256 })] : []),
      ...(isLowered ? [t('lowered')] : []),
    ],
    people: {
      title: t('people'),
      rows: signatures.map((signature) => personOf(signature, { language, clock })),
    },
    attachments: {
      title: t('attachments'),
      note: t('attachmentsNote'),
      fingerprint: t('fingerprint'),
      rows: attachments.map(({ name, sha256 }) => [clean(name), sha256]),
    },
    log: {
      title: t('log'),
      heads: [t('when'), t('what')],
      rows: facts.events.map((event) => [clock(event.at), eventText(event, facts)]),
      head: [t('head'), request.eventHead],
      note: t('headNote'),
    },
    check: { title: t('check'), note: t('checkNote'), code: [t('code'), mark.code], link },
    seal: { title: t('seal'), ...sealWords(page) },
    page: t.raw('page'),
  };
  const pictures = { 'code.svg': Buffer.from(renderSVG(link, { border: 0 })), ...drawings(signatures) };
  return { template, data, pictures, standard: 'a-2b' };
}

function sizeText(bytes: number, language: Language): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte';
  const amount = bytes < 1_000_000 ? Math.max(1, Math.round(bytes / 1000)) : bytes / 1_000_000;
  return new Intl.NumberFormat(intlLocale[language], { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
}

interface PageFormat {
  language: Language;
  clock: (moment: Date) => string;
}

function personOf(signature: SignatureRow, { language, clock }: PageFormat) {
  const t = translators[language];
  const { name, email, signedAt, consentText, kind, writtenName, number, identity } = signature;
  return {
    name: clean(name),
    written: kind === 'typed' ? clean(writtenName) : null,
    picture: kind === 'drawn' ? pictureName(number) : null,
    alt: kind === 'drawn' ? t('drawn', { name: clean(writtenName) }) : t('typed'),
    lines: [
      email,
      t('signedAt', { time: clock(signedAt) }),
      ...(identity ? [identityText(identity, language)] : []),
      t('agreed', { text: clean(consentText) }),
    ],
  };
}

function identityText({ name, issuer, acr }: NonNullable<SignatureRow['identity']>, language: Language): string {
  const t = translators[language];
  const facts = { name: clean(name ?? ''), issuer: clean(issuer) };
  return acr === null ? t('identityWithoutLevel', facts) : t('identity', { ...facts, acr: clean(acr) });
}

function eventText({ kind, recipientId, by }: EventRow, { request, signatures, names }: SealFacts): string {
  const t = translators[request.language];
  const person = signatures.find((signature) => signature.recipientId === recipientId)?.name;
  return t(`events.${kind}`, { person: clean(person ?? t('somebody')), by: clean(names.get(by ?? '') ?? t('somebody')) });
}

function sealWords({ facts, mark, key, isOwnKey }: PageToPrint): { texts: string[]; issuer: [string, string] } {
  const { language } = facts.request;
  const t = translators[language];
  const certificate = new X509Certificate(key.certificate);
  const until = new Intl.DateTimeFormat(intlLocale[language], { dateStyle: 'long', timeZone: facts.company.timeZone });
  const names = { subject: commonName(certificate.subject), issuer: commonName(certificate.issuer) };
  return {
    texts: [
      isOwnKey ? t('ownAuthority', { ...names, host: mark.host }) : t('givenKey', names),
      t(`levels.${mark.level}`, { until: until.format(certificate.validToDate) }),
    ],
    issuer: [t('authorityFingerprint'), fingerprintOf(key.chain[0] ?? key.certificate)],
  };
}

/** The most telling part of a name of X.509. */
function commonName(name: string): string {
  const parts = new Map(
    name.split('\n').map((line): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  return clean(parts.get('CN') ?? parts.get('O') ?? name);
}

const pictureName = (number: number): string => `signature-${number}.svg`;

function drawings(signatures: readonly SignatureRow[]): Record<string, Buffer> {
  const drawn = signatures.filter(({ kind }) => kind === 'drawn');
  return Object.fromEntries(drawn.map(({ number, strokes, ratio }) => [pictureName(number), drawingOf(strokes ?? [], ratio ?? 3)]));
}
