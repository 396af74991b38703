import type { PrintedLogo } from '../services.ts';
import { escapeHtml } from './escape-html.ts';

/** The position of the company's logo in the HTML of a mail; user text is escaped, so it cannot contain this. */
export const logoPlaceholder = '<!--company-logo-->';
/** The content id of the attached picture: mail programs show it without loading external content. */
export const logoContentId = 'company-logo@samspill';

/** The logo has twice the pixels of its displayed size, for high-density screens. */
const density = 2;

/** Replaces the placeholder with the logo, or removes it. The background is white, because dark logos would be invisible in dark mode. */
export function withLogo(html: string, logo: PrintedLogo | undefined): string {
  return html.replace(logoPlaceholder, () => (logo ? picture(logo) : ''));
}

function picture({ companyName, width, height }: PrintedLogo): string {
  const look = 'display:inline-block;background:#ffffff;border-radius:8px;padding:4px';
  const size = `width="${Math.round(width / density)}" height="${Math.round(height / density)}"`;
  return `<p style="margin:0 0 20px"><span style="${look}"><img src="cid:${logoContentId}" alt="${escapeHtml(companyName)}" ${size} style="display:block;border:0"></span></p>\n`;
}
